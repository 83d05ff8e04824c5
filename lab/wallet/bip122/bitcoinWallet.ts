import type { Hex } from 'viem'
import {
  createSatsMethods,
  createStandardFeatures,
  failure,
  satsAddresses,
  standardAccounts,
  type BitcoinCore,
} from './faces'
import { deriveKey, type BitcoinNetworkName, type PaymentType } from './keys'
import { createEmitter } from '../emitter'
import { createGate, type GateOptions } from '../gate'

export interface BitcoinWalletOptions extends GateOptions {
  readonly name: string
  /** A `data:` image. */
  readonly icon: string
  /** Seed of the keys (BIP-32). */
  readonly seed: Hex
  readonly network?: BitcoinNetworkName
  /** The kind of address it takes payments at. */
  readonly payment?: PaymentType
  /** The methods of sats-connect that it does not know. */
  readonly unknownMethods?: readonly string[]
  /** Throws what goes wrong, in a JSON-RPC answer, instead of answering with it. */
  readonly throwsErrors?: boolean
}

const accountCount = 3

/** A wallet of Bitcoin that holds keys and speaks both as sats-connect does and by the Wallet Standard. */
export function createBitcoinWallet(options: BitcoinWalletOptions) {
  const {
    name,
    icon,
    seed,
    network = 'mainnet',
    payment = 'p2wpkh',
    unknownMethods = [],
    throwsErrors = false,
  } = options
  const gate = createGate(`bip122:${name}`, options, () => failure(4001, 'Declined'))
  const emitter = createEmitter()
  const chain = `bitcoin:${network}`
  let current = 0
  const keys = Array.from({ length: accountCount }, (_, index) => ({
    payment: deriveKey(seed, payment, index, network),
    ordinals: deriveKey(seed, 'p2tr', index, network),
  }))

  const core: BitcoinCore = {
    gate,
    emitter,
    inUse: () => keys[current] as (typeof keys)[number],
    isPermitted: () => gate.granted().length > 0,
    connect: (make) =>
      gate.answer(core.isPermitted() ? null : { kind: 'connect', origin: gate.origin }, () => {
        gate.grant(['addresses'])
        return make()
      }),
    keyOf: (address) => {
      const key = Object.values(core.inUse()).find((candidate) => candidate.address === address)
      if (!key || !core.isPermitted()) throw failure(-32002, 'Access denied')
      return key
    },
  }
  const methods = createSatsMethods(core)

  const provider = {
    request: async (method: string, params?: unknown) => {
      try {
        const own = unknownMethods.includes(method) ? undefined : methods[method]
        if (!own) throw failure(-32601, 'Method not found')
        if (gate.knobs.isMalformed) return { nonsense: method }
        return { jsonrpc: '2.0', id: '1', result: await own((params ?? {}) as Record<string, string>) }
      } catch (error) {
        const { code, message } = error as ReturnType<typeof failure>
        // sats-connect has a code of its own for a refusal.
        const answer = { jsonrpc: '2.0', id: '1', error: { code: code === 4001 ? -32000 : code, message } }
        if (throwsErrors) throw answer
        return answer
      }
    },
    addListener: ({ eventName, cb }: { eventName: string; cb: (event: unknown) => void }) => {
      emitter.on(eventName, cb)
      return () => emitter.removeListener(eventName, cb)
    },
  }

  const standard = {
    version: '1.0.0',
    name,
    icon,
    chains: [chain],
    get accounts() {
      return standardAccounts(core, chain)
    },
    features: createStandardFeatures(core, chain),
  }

  const tell = () => {
    emitter.emit('change', { accounts: standardAccounts(core, chain) })
    if (core.isPermitted()) emitter.emit('accountChange', { type: 'accountChange', addresses: satsAddresses(core) })
    else emitter.emit('accountDisconnected', { type: 'accountDisconnected' })
  }

  return {
    provider,
    standard,
    knobs: gate.knobs,
    emit: emitter.emit,
    /** Puts itself on a page as wallets of sats-connect do. */
    inject: (page: { btc_providers?: readonly unknown[] } & object) => {
      Object.assign(page, { LabWallets: { BitcoinProvider: provider } })
      page.btc_providers = [...(page.btc_providers ?? []), { id: 'LabWallets.BitcoinProvider', name, icon }]
    },
    /** Registers by the Wallet Standard, now and whenever a page asks. */
    register: (page: EventTarget) => {
      const callback = ({ register }: { register: (wallet: unknown) => unknown }) => register(standard)
      page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
      page.addEventListener('wallet-standard:app-ready', (event) => void callback((event as CustomEvent).detail))
    },
    /** Another of its accounts is the one in use. */
    useAccount: (index: number) => {
      if (!keys[index]) throw new RangeError(`The wallet has no account ${index}`)
      current = index
      tell()
    },
    /** Its person takes the permission back. */
    disconnect: () => {
      gate.grant([])
      tell()
    },
  }
}
