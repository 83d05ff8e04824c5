import { bytesToHex } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { signBip137, signBip322, stacksAddress, type BitcoinKey } from './keys'
import type { createEmitter } from '../emitter'
import type { createGate } from '../gate'

/** The part of the wallet that both ways to speak with it see. */
export interface BitcoinCore {
  readonly gate: ReturnType<typeof createGate>
  readonly emitter: ReturnType<typeof createEmitter>
  inUse(): { readonly payment: BitcoinKey; readonly ordinals: BitcoinKey }
  isPermitted(): boolean
  /** Asks the person unless this origin is permitted. */
  connect(make: () => unknown): Promise<unknown>
  /** The key of a shared address. */
  keyOf(address: unknown): BitcoinKey
}

/** An error that the wallet throws. */
export function failure(code: number, message: string) {
  return Object.assign(new Error(message), { code })
}

/** The addresses in use as sats-connect has them. */
export function satsAddresses({ inUse }: BitcoinCore) {
  const { payment, ordinals } = inUse()
  const describe = (purpose: string, { type, publicKey }: BitcoinKey, address: string) => ({
    address,
    purpose,
    addressType: purpose === 'stacks' ? 'stacks' : type,
    publicKey: bytesToHex(publicKey),
  })
  return [
    describe('ordinals', ordinals, ordinals.address),
    describe('payment', payment, payment.address),
    describe('stacks', payment, stacksAddress(payment)),
  ]
}

/** The methods of https://docs.xverse.app/sats-connect */
export function createSatsMethods(core: BitcoinCore) {
  const { gate, connect, isPermitted, keyOf } = core
  const methods: Readonly<Record<string, (params: Readonly<Record<string, string>>) => Promise<unknown>>> = {
    wallet_connect: () => connect(() => ({ id: 'account', addresses: satsAddresses(core) })),
    getAccounts: () => connect(() => satsAddresses(core)),
    getAddresses: () => connect(() => ({ addresses: satsAddresses(core) })),
    wallet_getAccount: () =>
      gate.answer(null, () => {
        if (!isPermitted()) throw failure(-32002, 'Access denied')
        return { id: 'account', addresses: satsAddresses(core) }
      }),
    wallet_disconnect: () => gate.answer(null, () => gate.grant([])),
    signMessage: async ({ address = '', message = '', protocol }) => {
      const key = keyOf(address)
      return gate.answer({ kind: 'signMessage', origin: gate.origin, message, account: address }, () => {
        const signature = protocol === 'ECDSA' ? signBip137(key, message) : signBip322(key, message)
        return { address, protocol, signature }
      })
    },
  }
  return methods
}

/** The accounts in use as the Wallet Standard has them. */
export function standardAccounts({ inUse, isPermitted }: BitcoinCore, chain: string) {
  if (!isPermitted()) return []
  const describe = ([purpose, { address, publicKey }]: [string, BitcoinKey]) => ({
    address,
    publicKey,
    purpose,
    chains: [chain],
    features: [],
  })
  return Object.entries(inUse()).map(describe)
}

/** The features of https://github.com/ExodusMovement/bitcoin-wallet-standard */
export function createStandardFeatures(core: BitcoinCore, chain: string) {
  const { gate, emitter, connect, keyOf } = core
  const version = '1.0.0'
  const accounts = () => ({ accounts: standardAccounts(core, chain) })
  return {
    'bitcoin:connect': { version, connect: (_wanted: unknown) => connect(accounts) },
    'standard:connect': {
      version,
      connect: ({ silent = false } = {}) => (silent ? gate.answer(null, accounts) : connect(accounts)),
    },
    'standard:disconnect': { version, disconnect: () => gate.answer(null, () => gate.grant([])) },
    'standard:events': {
      version,
      on: (event: string, listener: (changed: unknown) => void) => {
        emitter.on(event, listener)
        return () => emitter.removeListener(event, listener)
      },
    },
    'bitcoin:signMessage': {
      version,
      signMessage: async ({ account, message }: { account: { address: string }; message: Uint8Array }) => {
        const key = keyOf(account.address)
        const text = new TextDecoder().decode(message)
        return gate.answer({ kind: 'signMessage', origin: gate.origin, message: text, account: key.address }, () => {
          const signature = key.type === 'p2tr' ? signBip322(key, text) : signBip137(key, text)
          return [{ signedMessage: message, signature: base64.decode(signature) }]
        })
      },
    },
  }
}
