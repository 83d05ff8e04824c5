import { privateKeyToAccount } from 'viem/accounts'
import { announce } from './announce'
import { contractAccount, keyAccount } from './contractAccount'
import { createEmitter } from '../emitter'
import { createMemory } from '../memory'
import type { Ask, WalletCore } from './core'
import { createMethods } from './methods'
import { RpcError, toRpcError } from '../rpcError'
import type { Knobs, TestProvider, TestWallet, TestWalletOptions, WalletChain } from '../types'

const elsewhere: WalletChain = { id: 999_999, name: 'Elsewhere', rpcUrl: '' }

/**
 * A working wallet that holds keys: EIP-1193 with EIP-6963 announcement, permissions by origin, real
 * signatures and transactions. Its person is `decide`.
 */
export function createTestWallet(options: TestWalletOptions): TestWallet {
  const { name, rdns, icon, decide } = options
  const origin = options.origin ?? globalThis.location?.origin ?? 'https://host.example'
  const memory = createMemory(options, origin)
  const accounts = options.keys.map((secret) => {
    const key = privateKeyToAccount(secret)
    const contract = options.contracts?.find(({ owner }) => owner === key.address)
    return contract ? contractAccount(key, contract) : keyAccount(key)
  })
  const { on, removeListener, emit } = createEmitter()
  const hexOf = (id: number) => `0x${id.toString(16)}`
  /** Makes a change and says what of it this origin can see. */
  const change = (make: () => void) => {
    const before = core.shared()
    make()
    const after = core.shared()
    if (before.length === 0 && after.length > 0) emit('connect', { chainId: hexOf(core.chain().id) })
    if (after.join() !== before.join()) emit('accountsChanged', after)
  }
  const quiet = { delayMs: 0, neverAnswers: false, isLocked: false, isMalformed: false, calls: 'oneByOne' } as const
  const initial = { ...quiet, ...options.knobs }
  let { isLocked } = initial
  const knobs: Knobs = {
    ...initial,
    get isLocked() {
      return isLocked
    },
    set isLocked(next) {
      change(() => (isLocked = next))
    },
  }

  const core: WalletCore = {
    options,
    origin,
    knobs,
    accounts: () =>
      memory
        .order()
        .map((index) => accounts[index])
        .filter((account) => account !== undefined),
    shared: () => (memory.isPermitted() && !isLocked ? core.accounts().map(({ address }) => address) : []),
    chain: () => {
      const known = core.chains()
      return (
        known.find(({ id }) => id === memory.chainId()) ??
        (knobs.startsOnUnknownChain ? elsewhere : known[0]) ??
        elsewhere
      )
    },
    chains: () => [...options.chains, ...memory.added()],
    addChain: (chain) => memory.add(chain),
    enter: (chain) => {
      if (chain.id === core.chain().id) return
      memory.setChainId(chain.id)
      emit('chainChanged', hexOf(chain.id))
    },
    permit: (isPermitted) => change(() => memory.setPermitted(isPermitted)),
  }

  const methods = createMethods(core)
  const pending = new Set<string>()

  const provider: TestProvider = {
    request: async ({ method, params }) => {
      if (knobs.neverAnswers) return new Promise(() => undefined)
      if (knobs.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, knobs.delayMs))
      if (knobs.isMalformed) return { nonsense: method }
      const ask: Ask = async (request, answer) => {
        // One window of a kind at a time, as wallets do.
        if (pending.has(request.kind)) throw new RpcError(-32002)
        pending.add(request.kind)
        try {
          if ((await decide(request)) !== 'approve') throw new RpcError(4001)
        } finally {
          pending.delete(request.kind)
        }
        return answer()
      }
      return methods.run(method, params, ask).catch((error: unknown) => {
        throw toRpcError(error)
      })
    },
    on,
    removeListener,
  }

  return {
    provider,
    knobs,
    announce: (target = globalThis.window) => announce(target, { name, rdns, icon, provider }),
    useAccount: (index) => {
      if (!accounts[index]) throw new RangeError(`The wallet has no account ${index}`)
      change(() => memory.setFirst(index))
    },
    useChain: (chainId) => {
      const chain = core.chains().find(({ id }) => id === chainId) ?? { ...elsewhere, id: chainId }
      if (!core.chains().some(({ id }) => id === chainId)) memory.add(chain)
      core.enter(chain)
    },
    disconnect: () => {
      const wasShared = core.shared().length > 0
      core.permit(false)
      if (wasShared) emit('disconnect', new RpcError(4900))
    },
  }
}
