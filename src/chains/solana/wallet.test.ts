import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { describe, expect, it, vi } from 'vitest'
import { createClock } from '../../../stories/lab/clock'
import { stubPage } from '../../../stories/lab/testing/page'
import { systemClock } from '../clock'
import { labKeys } from '../../../lab/wallet/labKeys'
import { createSolanaWallet } from '../../../lab/wallet/solana/solanaWallet'
import type { Decision } from '../../../lab/wallet/types'
import { AttemptAbandonedError, UserRejectedError, WalletUnavailableError } from '../errors/errors'
import { NetworkNotAddedError, WalletFailedError, WalletResponseError, WalletSilentError } from '../errors/walletErrors'
import { defineNetwork } from '../network'
import { connectWallet, reconnectWallet } from './wallet.late'

const request = (signal = new AbortController().signal) => ({ networks, signal, clock: systemClock })
const network = (id: string) =>
  defineNetwork({
    id,
    chainNamespace: 'solana',
    name: id,
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [] } },
  })
const devnet = network('EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
const local = network('8z1Qn4ncXk3WkX9nXbFzJt1c2m7cVb5a')
const networks = [network('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'), devnet, local]

function create(decision: Decision = 'approve', keys = labKeys) {
  const chains = (['solana:devnet', 'solana:localnet'] as const).map((id) => ({ id, name: id, rpcUrl: '' }))
  return createSolanaWallet({
    name: 'Harbour',
    icon: '',
    keys,
    chains,
    origin: 'https://host.example',
    decide: async () => decision,
  })
}

/** The lab's wallet with other features, as a hostile one would have. */
const alter = (features: Record<string, unknown>) => {
  const { wallet } = create()
  return { accounts: [], features: { ...wallet.features, ...features } }
}
const connecting = (answer: unknown) => alter({ 'standard:connect': { connect: async () => answer } })

describe('connecting', () => {
  it('asks for accounts and is on the first network that they allow', async () => {
    const { wallet } = create()
    const { snapshot, provider } = await connectWallet(wallet, request())
    const addresses = wallet.accounts.map(({ address }) => `${devnet.caipNetworkId}:${address}`)
    expect(snapshot).toEqual({ address: addresses[0], accounts: addresses, networkId: devnet.caipNetworkId })
    expect(provider).toBe(wallet)
  })

  it('resumes without asking the person, and takes a refusal for no', async () => {
    const { wallet } = create('reject')
    expect(await reconnectWallet(wallet, request())).toBeNull()
    const refuses = { connect: () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })) }
    expect(await reconnectWallet(alter({ 'standard:connect': refuses }), request())).toBeNull()
    const permitted = create()
    await connectWallet(permitted.wallet, request())
    expect((await reconnectWallet(permitted.wallet, request()))?.snapshot.accounts).toHaveLength(3)
  })

  it('reads the accounts that the wallet shares, and asks only where it shares none', async () => {
    let asked = 0
    const connect = () => {
      asked += 1
      return new Promise(() => undefined)
    }
    const open = create()
    await connectWallet(open.wallet, request())
    const handle = await reconnectWallet(
      { ...alter({ 'standard:connect': { connect } }), accounts: open.wallet.accounts },
      request(),
    )
    expect(handle?.snapshot.accounts).toHaveLength(3)
    expect(asked).toBe(0)
    const clock = createClock()
    const silent = expect(
      reconnectWallet(alter({ 'standard:connect': { connect } }), { ...request(), clock }),
    ).rejects.toBeInstanceOf(WalletSilentError)
    await clock.advance(10_000)
    await silent
    expect(asked).toBe(2)
  })

  it('does not ask an account for what it cannot do', async () => {
    let asked = 0
    const { wallet } = create()
    const [first] = (await connectWallet(wallet, request()), wallet.accounts)
    const answer = { accounts: [{ ...first, features: ['solana:signTransaction'] }] }
    const signMessage = async () => (asked += 1)
    const limited = alter({
      'standard:connect': { connect: async () => answer },
      'solana:signMessage': { signMessage },
    })
    const handle = await connectWallet(limited, request())
    await expect(handle.signMessage('text', handle.snapshot.address)).rejects.toThrow('no solana:signMessage')
    expect(asked).toBe(0)
  })

  it('tells a person’s no from a failure', async () => {
    await expect(connectWallet(create('reject').wallet, request())).rejects.toBeInstanceOf(UserRejectedError)
    const thrower = alter({
      'standard:connect': {
        connect: () => {
          throw new Error('broken')
        },
      },
    })
    await expect(connectWallet(thrower, request())).rejects.toBeInstanceOf(WalletFailedError)
    await expect(connectWallet({ accounts: [], features: {} }, request())).rejects.toBeInstanceOf(WalletFailedError)
  })

  it('gives up at once when aborted', async () => {
    const { wallet, knobs } = create()
    knobs.neverAnswers = true
    const abort = new AbortController()
    const attempt = connectWallet(wallet, request(abort.signal))
    abort.abort()
    await expect(attempt).rejects.toBeInstanceOf(AttemptAbandonedError)
    await expect(connectWallet(wallet, request(abort.signal))).rejects.toBeInstanceOf(AttemptAbandonedError)
  })

  it.each([undefined, {}, { accounts: [] }, { accounts: [{ address: 'nonsense', chains: ['solana:devnet'] }] }])(
    'refuses %j',
    async (answer) => {
      await expect(connectWallet(connecting(answer), request())).rejects.toBeInstanceOf(WalletResponseError)
    },
  )
})

describe('a live wallet', () => {
  it('is followed: another account, letting go', async () => {
    const { wallet, useAccount, disconnect } = create()
    const handle = await connectWallet(wallet, request())
    const [first, second] = handle.snapshot.accounts
    const seen: unknown[] = []
    const stop = handle.subscribe((next) => seen.push(next?.address ?? null))
    useAccount(1)
    expect(handle.snapshot.address).toBe(second)
    disconnect()
    stop()
    useAccount(0)
    expect(seen).toEqual([second, null])
    expect(first).not.toBe(second)
  })

  it('is read again where the page missed its events', async () => {
    const browser = stubPage()
    const { wallet } = create()
    const page: { accounts: readonly unknown[]; features: typeof wallet.features } = {
      accounts: [],
      features: wallet.features,
    }
    const handle = await connectWallet(page, request())
    const seen: unknown[] = []
    handle.subscribe((next) => seen.push(next?.address ?? null))
    const all = [...wallet.accounts]
    for (const accounts of [[], ['nonsense'], all, all.slice(1), all.slice(1)]) {
      page.accounts = accounts
      browser.show()
    }
    expect(seen).toEqual([handle.snapshot.accounts[0]])
    expect(handle.snapshot.accounts).toHaveLength(all.length - 1)
    vi.unstubAllGlobals()
  })

  it('is left where it was by nonsense, and needs no events', async () => {
    let say = (_change: unknown): void => undefined
    const on = (_event: string, listener: typeof say) => void (say = listener)
    const handle = await connectWallet(alter({ 'standard:events': { on } }), request())
    const seen: unknown[] = []
    const stop = handle.subscribe((next) => seen.push(next))
    for (const change of [
      undefined,
      {},
      { accounts: 'all' },
      { accounts: [{}] },
      {
        get accounts(): never {
          throw new Error('no')
        },
      },
    ])
      say(change)
    expect(seen).toEqual([])
    say({ accounts: [] })
    stop()
    say({ accounts: [] })
    expect(seen).toEqual([null])
    for (const events of [
      undefined,
      {
        on: () => {
          throw new Error('no')
        },
      },
    ]) {
      const deaf = await connectWallet(alter({ 'standard:events': events }), request())
      expect(() => deaf.subscribe(() => undefined)()).not.toThrow()
    }
  })

  it('is switched by the app, to what its account allows', async () => {
    const handle = await connectWallet(create().wallet, request())
    const seen: unknown[] = []
    handle.subscribe((next) => seen.push(next?.networkId))
    await handle.switchNetwork?.(local)
    await handle.switchNetwork?.(local)
    expect(seen).toEqual([local.caipNetworkId])
    expect(handle.snapshot.address.startsWith(`${local.caipNetworkId}:`)).toBe(true)
    await expect(handle.switchNetwork?.(networks[0] as typeof local)).rejects.toBeInstanceOf(NetworkNotAddedError)
  })

  it('signs UTF-8 so that the signature holds', async () => {
    const handle = await connectWallet(create().wallet, request())
    for (const account of handle.snapshot.accounts) {
      const signature = base58.decode(await handle.signMessage('Grüße', account))
      const key = base58.decode(account.split(':')[2] as string)
      expect(ed25519.verify(signature, new TextEncoder().encode('Grüße'), key)).toBe(true)
    }
    const stranger = `solana:localnet:${base58.encode(new Uint8Array(32))}` as const
    await expect(handle.signMessage('x', stranger)).rejects.toBeInstanceOf(WalletUnavailableError)
  })

  it('says which networks the wallet has', async () => {
    const handle = await connectWallet(create().wallet, request())
    expect(networks.map(({ caipNetworkId }) => handle.hasNetwork?.(caipNetworkId))).toEqual([false, true, true])
  })

  it('lets go, and does not mind a wallet that cannot', async () => {
    const { wallet } = create()
    await (await connectWallet(wallet, request())).disconnect()
    expect(wallet.accounts).toEqual([])
    for (const disconnect of [
      undefined,
      () => {
        throw new Error('no')
      },
      () => Promise.reject(new Error('no')),
    ])
      await (await connectWallet(alter({ 'standard:disconnect': { disconnect } }), request())).disconnect()
  })
})
