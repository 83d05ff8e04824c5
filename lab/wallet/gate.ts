import type { Decision, Knobs, WalletRequest, WalletStorage } from './types'

export type GateKnobs = Pick<Knobs, 'delayMs' | 'neverAnswers' | 'isMalformed' | 'isLocked'>

/** The common part of wallets beside EIP-1193: a person who decides, a memory for permissions, knobs. */
export interface GateOptions {
  /** Decides for its person. */
  readonly decide: (request: WalletRequest) => Promise<Decision>
  /** Origin of the page it is in. */
  readonly origin?: string
  /** Keeps permissions over reloads. */
  readonly storage?: WalletStorage
  readonly knobs?: Partial<GateKnobs>
}

/** Stands between a page and the keys; `refusal` makes what is thrown when the person says no. */
export function createGate(id: string, options: GateOptions, refusal: () => unknown) {
  const origin = options.origin ?? globalThis.location?.origin ?? 'https://host.example'
  const knobs: GateKnobs = { delayMs: 0, neverAnswers: false, isMalformed: false, isLocked: false, ...options.knobs }
  const key = `wallet:${id}:${origin}`
  let unsaved = '[]'
  return {
    origin,
    knobs,
    /** Permissions of this origin; none while the wallet is locked. */
    granted: () => (knobs.isLocked ? [] : (JSON.parse(options.storage?.getItem(key) ?? unsaved) as readonly string[])),
    grant: (permissions: readonly string[]) => {
      unsaved = JSON.stringify(permissions)
      options.storage?.setItem(key, unsaved)
    },
    /** Answers as the knobs say; asks the person first when there is something to ask. */
    answer: async (request: WalletRequest | null, make: () => unknown): Promise<unknown> => {
      if (knobs.neverAnswers) return new Promise(() => undefined)
      if (knobs.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, knobs.delayMs))
      if (knobs.isMalformed) return { nonsense: id }
      if (request && (await options.decide(request)) !== 'approve') throw refusal()
      // Whoever approves a connection has unlocked the wallet to do so.
      if (request?.kind === 'connect') knobs.isLocked = false
      return make()
    },
  }
}
