import type { Eip1193Provider } from '../../../src/chains/eip155/provider'

export const providerAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

export type Answers = Record<string, unknown>

/** A provider whose answers are given by method; functions are asked, errors are thrown. */
export function createProvider(answers: Answers = {}) {
  const asked: { method: string; params?: unknown }[] = []
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const all: Answers = {
    eth_requestAccounts: [providerAddress],
    eth_accounts: [providerAddress],
    eth_chainId: '0x7a69',
    ...answers,
  }
  const provider: Eip1193Provider = {
    request: async (call) => {
      asked.push(call)
      const answer = all[call.method]
      const value: unknown = typeof answer === 'function' ? await answer(call.params) : answer
      if (value instanceof Error || (value as { code?: unknown } | undefined)?.code !== undefined) throw value
      return value
    },
    on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
  }
  const emit = (event: string, payload: unknown) => listeners.get(event)?.forEach((listener) => listener(payload))
  const count = () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0)
  return { provider, asked, answers: all, emit, count, methods: () => asked.map(({ method }) => method) }
}
