import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519'
import type { Hex } from 'viem'
import { createGate, type GateOptions } from '../gate'
import { encodeSs58 } from './ss58'

export interface PolkadotWalletOptions extends GateOptions {
  /** Its key in `injectedWeb3`. */
  readonly key: string
  /** Seeds of sr25519 keys, 32 bytes each. */
  readonly keys: readonly Hex[]
}

type Listener = (accounts: readonly object[]) => void

/** A wallet of `injectedWeb3` that holds keys: permission by origin, raw messages signed by sr25519. */
export function createPolkadotWallet({ key, keys, ...options }: PolkadotWalletOptions) {
  const gate = createGate(`polkadot:${key}`, options, () => new Error('Cancelled'))
  const listeners = new Set<Listener>()
  let shared = keys.map((_, index) => index)
  const secrets = keys.map((seed) => secretFromSeed(hexToBytes(seed.slice(2))))
  // 42: the prefix of no chain in particular, as wallets give addresses.
  const addresses = secrets.map((secret) => encodeSs58(getPublicKey(secret), 42))
  const accounts = () =>
    (gate.granted().length > 0 ? shared : []).map((index) => ({
      address: addresses[index],
      name: `Account ${index + 1}`,
      type: 'sr25519',
    }))
  const tell = () => listeners.forEach((listener) => listener(accounts()))

  const signRaw = async ({ address, data }: { address: string; data: string; type: string }) => {
    const index = addresses.indexOf(address)
    const secret = secrets[index]
    if (!secret || !shared.includes(index)) throw new Error('Unable to find keypair')
    const message = hexToBytes(data.slice(2))
    const request = {
      kind: 'signMessage',
      origin: gate.origin,
      message: new TextDecoder().decode(message),
      account: address,
    } as const
    return gate.answer(request, () => {
      const wrapped = concatBytes(utf8ToBytes('<Bytes>'), message, utf8ToBytes('</Bytes>'))
      return { id: 1, signature: `0x${bytesToHex(sign(secret, wrapped))}` }
    })
  }

  const extension = {
    accounts: {
      get: () => gate.answer(null, accounts),
      subscribe: (listener: Listener) => {
        listeners.add(listener)
        listener(accounts())
        return () => void listeners.delete(listener)
      },
    },
    signer: { signRaw },
  }

  const entry = {
    version: '1.0.0',
    enable: (_appName: string) =>
      gate.answer(gate.granted().length > 0 ? null : { kind: 'connect', origin: gate.origin }, () => {
        gate.grant(['accounts'])
        return extension
      }),
  }

  return {
    extension,
    entry,
    knobs: gate.knobs,
    addresses,
    /** Puts itself on a page, as an extension would. */
    inject: (page: { injectedWeb3?: Record<string, unknown> } & object) => {
      page.injectedWeb3 = { ...page.injectedWeb3, [key]: entry }
    },
    /** Its person chooses which accounts this origin sees. */
    share: (indexes: readonly number[]) => {
      shared = [...indexes]
      tell()
    },
    /** Its person takes the permission back. */
    disconnect: () => {
      gate.grant([])
      tell()
    },
  }
}
