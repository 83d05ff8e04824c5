import type { Hex } from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import { announce } from './announce'
import { createMemory } from './memory'
import { createMethods } from './methods'
import { RpcError } from './rpcError'
import type { Knobs, TestProvider, TestWallet, TestWalletOptions, WalletChain } from './types'

type Listener = (payload: never) => void

/** What the methods of a wallet see and change. */
export interface WalletCore {
  readonly options: TestWalletOptions
  readonly origin: string
  readonly knobs: Knobs
  accounts(): readonly PrivateKeyAccount[]
  /** Addresses this origin may see now. */
  shared(): readonly Hex[]
  chain(): WalletChain
  chains(): readonly WalletChain[]
  addChain(chain: WalletChain): void
  enter(chain: WalletChain): void
  permit(isPermitted: boolean): void
}

/**
 * A working wallet that holds keys: EIP-1193 with EIP-6963 announcement, permissions by origin, real
 * signatures and transactions. Its person is `decide`.
 */
export function createTestWallet(options: TestWalletOptions): TestWallet {
  const { name, rdns, icon, decide } = options
  const origin = options.origin ?? globalThis.location?.origin ?? 'https://host.example'
  const knobs: Knobs = { delayMs: 0, neverAnswers: false, isLocked: false, isMalformed: false, ...options.knobs }
  const memory = createMemory(options, origin)
  const accounts = options.keys.map((key) => privateKeyToAccount(key))
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload as never)
  }
  const hexOf = (id: number) => `0x${id.toString(16)}`

  const core: WalletCore = {
    options,
    origin,
    knobs,
    accounts: () => memory.order().map((index) => accounts[index]).filter((account) => account !== undefined),
    shared: () => (memory.isPermitted() && !knobs.isLocked ? core.accounts().map(({ address }) => address) : []),
    chain: () => core.chains().find(({ id }) => id === memory.chainId()) ?? (core.chains()[0] as WalletChain),
    chains: () => [...options.chains, ...memory.added()],
    addChain: (chain) => memory.add(chain),
    enter: (chain) => {
      if (chain.id === core.chain().id) return
      memory.setChainId(chain.id)
      emit('chainChanged', hexOf(chain.id))
    },
    permit: (isPermitted) => {
      const before = core.shared().join()
      memory.setPermitted(isPermitted)
      if (core.shared().join() !== before) emit('accountsChanged', core.shared())
    },
  }

  const methods = createMethods(core)
  const pending = new Set<string>()

  const provider: TestProvider = {
    request: async ({ method, params }) => {
      if (knobs.neverAnswers) return new Promise(() => undefined)
      if (knobs.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, knobs.delayMs))
      if (knobs.isMalformed) return { nonsense: method }
      return methods.run(method, params, async (request, answer) => {
        // One window of a kind at a time, as wallets do.
        if (pending.has(request.kind)) throw new RpcError(-32002)
        pending.add(request.kind)
        try {
          if ((await decide(request)) !== 'approve') throw new RpcError(4001)
        } finally {
          pending.delete(request.kind)
        }
        return answer()
      })
    },
    on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set<Listener>()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }

  return {
    provider,
    knobs,
    announce: (target = globalThis.window) => announce(target, { name, rdns, icon, provider }),
    useAccount: (index) => {
      memory.setFirst(index)
      if (core.shared().length > 0) emit('accountsChanged', core.shared())
    },
    useChain: (chainId) => {
      const chain = core.chains().find(({ id }) => id === chainId) ?? { id: chainId, name: 'Elsewhere', rpcUrl: '' }
      if (!core.chains().some(({ id }) => id === chainId)) memory.add(chain)
      core.enter(chain)
    },
    disconnect: () => core.permit(false),
  }
}
