import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { hexToBytes } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSolana, type LabSolana } from '../../solana/startSolana'
import { labKeys } from '../labKeys'
import type { SolanaKnobs } from './types'
import { createSolanaWallet } from './solanaWallet'
import type { Decision, WalletRequest } from '../types'

let node: LabSolana
beforeAll(async () => {
  node = await startSolana()
})
afterAll(() => node.stop())

const addresses = labKeys.map((key) => base58.encode(ed25519.getPublicKey(hexToBytes(key))))

function create({ decision = 'approve', knobs = {} }: { decision?: Decision; knobs?: Partial<SolanaKnobs> } = {}) {
  const asked: WalletRequest[] = []
  const stored = new Map<string, string>()
  const make = (origin = 'https://host.example') =>
    createSolanaWallet({
      name: 'Lab Wallet',
      icon: '',
      keys: labKeys,
      chains: [{ id: 'solana:localnet', name: 'Solana Local', rpcUrl: node.url }],
      origin,
      storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
      decide: async (request) => {
        asked.push(request)
        return decision
      },
      knobs,
    })
  const made = make()
  return { ...made, ask: asking(made), asked, make }
}

type Method = (...inputs: object[]) => Promise<never>
const asking =
  ({ wallet }: Pick<ReturnType<typeof createSolanaWallet>, 'wallet'>) =>
  (feature: string, ...inputs: object[]): Promise<never> => {
    const method = feature.split(':')[1] as string
    return (wallet.features[feature] as Record<string, Method>)[method]?.(...inputs) as Promise<never>
  }

interface Account {
  readonly address: string
}
const connect = async (ask: ReturnType<typeof asking>, input = {}) =>
  ((await ask('standard:connect', input)) as { accounts: Account[] }).accounts

describe('the Solana test wallet', () => {
  it('shares accounts only when permitted, remembers it by origin, and takes it back', async () => {
    const { ask, asked, make, wallet, useAccount, disconnect } = create()
    const heard: string[][] = []
    const listener = ({ accounts }: { accounts: Account[] }) => heard.push(accounts.map(({ address }) => address))
    const stop = (wallet.features['standard:events'] as { on: (event: string, l: unknown) => () => void }).on(
      'change',
      listener,
    )
    expect(await connect(ask, { silent: true })).toEqual([])
    expect((await connect(ask)).map(({ address }) => address)).toEqual(addresses)
    expect(asked).toEqual([{ kind: 'connect', origin: 'https://host.example' }])
    expect(await connect(asking(make()), { silent: true })).toHaveLength(3)
    expect(await connect(asking(make('https://other.example')), { silent: true })).toEqual([])
    useAccount(1)
    disconnect()
    expect(wallet.accounts).toEqual([])
    stop()
    await connect(ask)
    expect(heard).toEqual([addresses, [addresses[1], addresses[0], addresses[2]], []])
  })

  it('signs texts and sign-ins so that the signatures hold', async () => {
    const { ask, asked } = create()
    const message = new TextEncoder().encode('Grüße')
    await expect(ask('solana:signMessage', { account: { address: addresses[0] }, message })).rejects.toMatchObject({
      code: 4100,
    })
    interface Signed {
      readonly account: Account
      readonly signature: Uint8Array
      readonly signedMessage: Uint8Array
    }
    const [signIn] = (await ask('solana:signIn', {
      statement: 'Welcome',
      nonce: '12345678',
      resources: ['https://a.example'],
    })) as Signed[]
    const [account] = await connect(ask, { silent: true })
    const [signed] = (await ask('solana:signMessage', { account, message })) as Signed[]
    for (const output of [signIn, signed])
      expect(
        ed25519.verify(
          output?.signature as Uint8Array,
          output?.signedMessage as Uint8Array,
          base58.decode(addresses[0] as string),
        ),
      ).toBe(true)
    expect(new TextDecoder().decode(signIn?.signedMessage)).toBe(
      `host.example wants you to sign in with your Solana account:\n${addresses[0]}\n\nWelcome\n\nNonce: 12345678\nResources:\n- https://a.example`,
    )
    expect(asked.at(-1)).toMatchObject({ kind: 'signMessage', message: 'Grüße', account: addresses[0] })
    await expect(ask('solana:signIn', { domain: 'bank.example' })).rejects.toMatchObject({ code: -32602 })
  })

  it('signs its own transactions only', async () => {
    const { ask } = create()
    const [account] = await connect(ask)
    const transaction = new Transaction({
      feePayer: new PublicKey(addresses[0] as string),
      blockhash: addresses[1] as string,
      lastValidBlockHeight: 1,
    })
    transaction.add(
      SystemProgram.transfer({
        fromPubkey: transaction.feePayer as PublicKey,
        toPubkey: Keypair.generate().publicKey,
        lamports: 1,
      }),
    )
    const bytes = Uint8Array.from(transaction.serialize({ requireAllSignatures: false }))
    const [{ signedTransaction }] = (await ask('solana:signTransaction', { account, transaction: bytes })) as [
      { signedTransaction: Uint8Array },
    ]
    expect(Transaction.from(signedTransaction).verifySignatures()).toBe(true)
    const [, other] = await connect(ask)
    await expect(ask('solana:signTransaction', { account: other, transaction: bytes })).rejects.toMatchObject({
      code: -32602,
    })
    await expect(ask('solana:signTransaction', { account, transaction: new Uint8Array(9) })).rejects.toMatchObject({
      code: -32602,
    })
    await expect(
      ask('solana:signAndSendTransaction', { account, transaction: bytes, chain: 'solana:mainnet' }),
    ).rejects.toMatchObject({ code: -32602 })
    // An invalid blockhash.
    await expect(
      ask('solana:signAndSendTransaction', { account, transaction: bytes, chain: 'solana:localnet' }),
    ).rejects.toThrow('Blockhash not found')
  })

  it('has a person who refuses, and knobs', async () => {
    await expect(connect(create({ decision: 'reject' }).ask)).rejects.toMatchObject({ code: 4001 })
    expect(await connect(create({ knobs: { isMalformed: true } }).ask)).toMatchObject([{ address: 'nonsense' }])
    const { ask, knobs } = create({ knobs: { neverAnswers: true } })
    const silence = Symbol('silence')
    expect(await Promise.race([connect(ask), new Promise((resolve) => setTimeout(resolve, 20, silence))])).toBe(silence)
    Object.assign(knobs, { neverAnswers: false, delayMs: 1 })
    expect(await connect(ask)).toHaveLength(3)
  })

  it('registers with pages that came before and after it, and leaves', () => {
    const { register, wallet } = create()
    const page = new EventTarget()
    const here = new Set<unknown>()
    const api = { register: (one: unknown) => (here.add(one), () => here.delete(one)) }
    page.addEventListener('wallet-standard:register-wallet', (event) => (event as CustomEvent).detail(api))
    const leave = register(page)
    expect([...here]).toEqual([wallet])
    here.clear()
    page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    expect([...here]).toEqual([wallet])
    leave()
    expect(here.size).toBe(0)
  })
})
