import { makeSignDoc, Secp256k1Wallet } from '@cosmjs/amino'
import { hexToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import type { Hex } from 'viem'
import { createGate, type GateOptions } from '../gate'
import { createEthereumSigner } from './ethereumSigner'

export interface CosmosWalletOptions extends GateOptions {
  /** Its name on pages: `keplr` or `leap`. */
  readonly key: string
  /** Private keys of secp256k1. */
  readonly keys: readonly Hex[]
  /** The chains it knows, with the prefix of their addresses. */
  readonly chains: Readonly<Record<string, string>>
  /** Chains with keys like Ethereum's: `ethsecp256k1`, and Keccak in place of SHA-256. */
  readonly ethereumLike?: readonly string[]
  /** It offers `isEnabled`; without, getKey asks the person. */
  readonly canTell?: boolean
  /** It offers `experimentalSuggestChain`. Default true. */
  readonly canAdd?: boolean
}

/** A wallet that speaks like Keplr and holds keys: permission by chain, messages signed by ADR-36. */
export function createCosmosWallet({
  key,
  keys,
  chains,
  ethereumLike = [],
  canTell = true,
  canAdd = true,
  ...options
}: CosmosWalletOptions) {
  const known: Record<string, string> = { ...chains }
  const gate = createGate(`cosmos:${key}`, options, () => new Error('Request rejected'))
  const pages = new Set<EventTarget>()
  let current = 0

  const signerOf = async (chainId: string) => {
    const prefix = Object.hasOwn(known, chainId) ? known[chainId] : undefined
    if (!prefix) throw new Error(`There is no chain info for ${chainId}`)
    const secret = hexToBytes((keys[current] as Hex).slice(2))
    return ethereumLike.includes(chainId)
      ? createEthereumSigner(secret, prefix)
      : Secp256k1Wallet.fromKey(secret, prefix)
  }
  const enable = async (given: string | readonly string[]) => {
    const chainIds = typeof given === 'string' ? [given] : given
    for (const chainId of chainIds) await signerOf(chainId)
    const isEnabled = chainIds.every((chainId) => gate.granted().includes(chainId))
    const request = isEnabled ? null : ({ kind: 'connect', origin: gate.origin } as const)
    return gate.answer(request, () => gate.grant([...new Set([...gate.granted(), ...chainIds])]))
  }

  const provider = {
    enable,
    disable: async (given: string | readonly string[]) =>
      gate.answer(null, () => gate.grant(gate.granted().filter((chainId) => ![given].flat().includes(chainId)))),
    getKey: async (chainId: string) => {
      await enable(chainId)
      const [account] = await (await signerOf(chainId)).getAccounts()
      if (!account) throw new Error('No key')
      return gate.answer(null, () => ({
        name: `Account ${current + 1}`,
        algo: account.algo,
        pubKey: account.pubkey,
        bech32Address: account.address,
        isNanoLedger: false,
      }))
    },
    signArbitrary: async (chainId: string, signer: string, data: string | Uint8Array) => {
      await enable(chainId)
      const wallet = await signerOf(chainId)
      const [account] = await wallet.getAccounts()
      if (account?.address !== signer) throw new Error('Signer mismatched')
      const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
      const message = new TextDecoder().decode(bytes)
      return gate.answer({ kind: 'signMessage', origin: gate.origin, message, account: signer }, async () => {
        // https://docs.cosmos.network/main/build/architecture/adr-036-arbitrary-signature
        const value = { signer, data: base64.encode(bytes) }
        const document = makeSignDoc([{ type: 'sign/MsgSignData', value }], { gas: '0', amount: [] }, '', '', 0, 0)
        return (await wallet.signAmino(signer, document)).signature
      })
    },
    ...(canAdd && {
      experimentalSuggestChain: async (info: {
        readonly chainId: string
        readonly chainName: string
        readonly rpc: string
        readonly bech32Config: { readonly bech32PrefixAccAddr: string }
      }) => {
        if (Object.hasOwn(known, info.chainId)) return undefined
        const chain = { id: info.chainId, name: info.chainName, rpcUrl: info.rpc }
        return gate.answer({ kind: 'addChain', origin: gate.origin, chain }, () => {
          known[info.chainId] = info.bech32Config.bech32PrefixAccAddr
        })
      },
    }),
    ...(canTell && {
      isEnabled: async (chainIds: readonly string[]) =>
        gate.answer(null, () => chainIds.every((chainId) => gate.granted().includes(chainId))),
    }),
  }

  return {
    provider,
    knobs: gate.knobs,
    /** Puts itself on a page, as an extension would. */
    inject: (page: EventTarget) => {
      pages.add(page)
      Object.assign(page, { [key]: provider })
    },
    /** Another of its accounts is the one in use. */
    useAccount: (index: number) => {
      if (!keys[index]) throw new RangeError(`The wallet has no account ${index}`)
      current = index
      for (const page of pages) page.dispatchEvent(new Event(`${key}_keystorechange`))
    },
    /** Its person takes the permission back. */
    disconnect: () => gate.grant([]),
  }
}
