import type { Decision } from '../../wallet/types'
import type { PhoneAsk } from '../types'

export interface Question {
  readonly id: number
  readonly ask: PhoneAsk
  answer(decision: Decision): void
}

/** Questions that wait for the phone's person, the oldest first. */
export function createQuestions() {
  const listeners = new Set<() => void>()
  let waiting: readonly Question[] = []
  let nextId = 0
  const set = (next: readonly Question[]) => {
    waiting = next
    for (const listener of Array.from(listeners)) listener()
  }
  return {
    list: () => waiting,
    decide: (ask: PhoneAsk): Promise<Decision> =>
      new Promise((resolve) => {
        const id = ++nextId
        const answer = (decision: Decision) => {
          set(waiting.filter((question) => question.id !== id))
          resolve(decision)
        }
        set([...waiting, { id, ask, answer }])
      }),
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Questions = ReturnType<typeof createQuestions>
