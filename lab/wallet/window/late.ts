import { createEmitter } from '../emitter'
import { labKeys } from '../labKeys'
import type { Hex } from 'viem'
import { createLate, type LateWallet, type PageOptions } from './lateWallet'
import { registerLate } from './lateStandard'

const version = '1.0.0'
const supportedTransactionVersions = ['legacy', 0]

/** Solana by the Wallet Standard. */
export function injectSolana(options: PageOptions): LateWallet {
  const { name, icon } = options
  const chain = { id: 'solana:localnet', name: 'Solana', rpcUrl: globalThis.lab.solana.url } as const
  const late = createLate('solana', ({ createSolanaWallet }) => {
    const made = createSolanaWallet({ ...options, keys: labKeys, chains: [chain] })
    face.hear(made.wallet)
    return made
  })
  const features = {
    'standard:connect': { version },
    'standard:disconnect': { version },
    'solana:signMessage': { version: '1.1.0' },
    'solana:signIn': { version },
    'solana:signTransaction': { version, supportedTransactionVersions },
    'solana:signAndSendTransaction': { version, supportedTransactionVersions },
  }
  const face = registerLate({ name, icon, chains: [chain.id], features }, async () => (await late.get()).wallet)
  return late
}

/** Bitcoin by the Wallet Standard and as sats-connect has it: two faces of one wallet. */
export function injectBitcoin(options: PageOptions): LateWallet {
  const { name, icon } = options
  const { on, removeListener, emit } = createEmitter()
  const events = ['accountChange', 'accountDisconnected']
  const late = createLate('bitcoin', ({ createBitcoinWallet }) => {
    const made = createBitcoinWallet({ ...options, seed: labKeys[0] as Hex })
    face.hear(made.standard)
    for (const eventName of events) made.provider.addListener({ eventName, cb: (event) => emit(eventName, event) })
    return made
  })
  const features = {
    'standard:connect': { version },
    'standard:disconnect': { version },
    'bitcoin:connect': { version },
    'bitcoin:signMessage': { version },
  }
  const face = registerLate(
    { name, icon, chains: ['bitcoin:mainnet'], features },
    async () => (await late.get()).standard,
  )
  const provider = {
    request: async (method: string, params?: unknown) => (await late.get()).provider.request(method, params),
    addListener: ({ eventName, cb }: { eventName: string; cb: (event: unknown) => void }) => {
      on(eventName, cb)
      return () => removeListener(eventName, cb)
    },
  }
  const page: { btc_providers?: readonly unknown[] } & object = window
  Object.assign(page, { LabWallets: { BitcoinProvider: provider } })
  page.btc_providers = [...(page.btc_providers ?? []), { id: 'LabWallets.BitcoinProvider', name, icon }]
  return late
}

/** Polkadot by `injectedWeb3`, whose keys are names. */
export function injectPolkadot(options: PageOptions): LateWallet {
  const key = options.name
  const late = createLate('polkadot', ({ createPolkadotWallet }) =>
    createPolkadotWallet({ ...options, key, keys: labKeys }),
  )
  const page: { injectedWeb3?: Record<string, unknown> } & object = window
  const enable = async (appName: string) => (await late.get()).entry.enable(appName)
  page.injectedWeb3 = { ...page.injectedWeb3, [key]: { version, enable } }
  return late
}

/** Cosmos in the place and shape of Keplr; there it has no name of its own. */
export function injectCosmos(options: PageOptions): LateWallet {
  const key = 'keplr'
  const changed = `${key}_keystorechange`
  const late = createLate('cosmos', ({ createCosmosWallet }) => {
    const made = createCosmosWallet({
      ...options,
      key,
      keys: labKeys,
      chains: { 'cosmoshub-4': 'cosmos', 'osmosis-1': 'osmo' },
    })
    const inside = new EventTarget()
    made.inject(inside)
    inside.addEventListener(changed, () => dispatchEvent(new Event(changed)))
    return made
  })
  type Provider = Awaited<ReturnType<typeof late.get>>['provider']
  const ask = async () => (await late.get()).provider
  const provider: Provider = {
    enable: async (chainIds) => (await ask()).enable(chainIds),
    disable: async (chainIds) => (await ask()).disable(chainIds),
    getKey: async (chainId) => (await ask()).getKey(chainId),
    signArbitrary: async (chainId, signer, data) => (await ask()).signArbitrary(chainId, signer, data),
    isEnabled: async (chainIds) => (await ask()).isEnabled?.(chainIds),
  }
  Object.assign(window, { [key]: provider })
  return late
}
