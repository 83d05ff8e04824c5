import { defineNetwork } from '../../../src/chains/network'
import { labNetworks } from '../networks'

/** A contract's refusal, as endpoints hand it on. */
export const revert = (words: string) => Object.assign(new Error(`execution reverted: ${words}`), { code: 3 })

/** Balances of all accounts, and their allowances. An address of '' is the currency. */
export function createLedger() {
  const held = new Map<string, bigint>()
  const allowed = new Map<string, bigint>()
  const key = (...parts: readonly string[]) => parts.join(' ').toLowerCase()
  const ledger = {
    heldBy: (token: string, owner: string) => held.get(key(token, owner)) ?? 0n,
    give: (token: string, owner: string, value: bigint) => {
      held.set(key(token, owner), ledger.heldBy(token, owner) + value)
    },
    allowedBy: (token: string, owner: string, spender: string) => allowed.get(key(token, owner, spender)) ?? 0n,
    allow: (token: string, owner: string, spender: string, value: bigint) => {
      allowed.set(key(token, owner, spender), value)
    },
    move: (token: string, from: string, to: string, value: bigint) => {
      if (ledger.heldBy(token, from) < value) throw revert('TRANSFER_FROM_FAILED')
      ledger.give(token, from, -value)
      ledger.give(token, to, value)
    },
    take: (token: string, from: string, spender: string, to: string, value: bigint) => {
      const left = ledger.allowedBy(token, from, spender) - value
      if (left < 0n) throw revert('TRANSFER_FROM_FAILED')
      ledger.move(token, from, to, value)
      ledger.allow(token, from, spender, left)
    },
    /** All or nothing: what was done is undone where the rest throws. */
    tryAll: async <T>(run: () => T | Promise<T>): Promise<T> => {
      const before = [new Map(held), new Map(allowed)] as const
      try {
        return await run()
      } catch (error) {
        for (const [map, old] of [
          [held, before[0]],
          [allowed, before[1]],
        ] as const) {
          map.clear()
          for (const [name, value] of old) map.set(name, value)
        }
        throw error
      }
    },
  }
  return ledger
}

export const marketNetwork = defineNetwork(labNetworks[0]!)
