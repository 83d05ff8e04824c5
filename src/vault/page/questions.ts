import { RefusalError } from '../protocol/vaultChannel'
import type { Refusal } from '../protocol/messages'
import type { ApproveQuestion, ConnectChoice, ConnectQuestion, ShowQuestion, VaultUi } from '../app/handlers'

/** A question that the page shows. */
export type Question =
  | { readonly kind: 'connect'; readonly asked: ConnectQuestion; readonly answer: (choice: ConnectChoice) => void }
  | { readonly kind: 'approve'; readonly asked: ApproveQuestion; readonly answer: () => void }
  | { readonly kind: 'show'; readonly asked: ShowQuestion; readonly answer: () => void }

export type OpenQuestion = Question & {
  /** Changes with each question. */
  readonly id: number
  readonly refuse: (reason: Refusal) => void
  /** The visitor answered, and the passkey is asked for. */
  readonly isAnswered: boolean
}

/** The question that is shown, as a store for `useSyncExternalStore`, and the functions that ask. */
export function createQuestions() {
  let open: OpenQuestion | null = null
  let count = 0
  const listeners = new Set<() => void>()
  const set = (next: OpenQuestion | null) => {
    open = next
    for (const listener of listeners) listener()
  }

  const ask = <Answer>(signal: AbortSignal, make: (resolve: (answer: Answer) => void) => Question): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      count += 1
      const id = count
      const refuse = (reason: Refusal) => {
        if (open?.id === id) set(null)
        reject(new RefusalError(reason))
      }
      const answer = (given: Answer) => {
        // It stays in sight until the passkey is used: another question, or none, follows then.
        if (open?.id === id) set({ ...open, isAnswered: true })
        resolve(given)
      }
      signal.addEventListener('abort', () => refuse('aborted'), { once: true })
      set({ ...make(answer), id, refuse, isAnswered: false })
    })

  const ui: VaultUi = {
    connect: (asked) => ask<ConnectChoice>(asked.signal, (answer) => ({ kind: 'connect', asked, answer })),
    approve: (asked) => ask<void>(asked.signal, (answer) => ({ kind: 'approve', asked, answer })),
    show: (asked) => ask<void>(asked.signal, (answer) => ({ kind: 'show', asked, answer })),
    end: () => set(null),
  }
  return {
    ui,
    get: () => open,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Questions = ReturnType<typeof createQuestions>
