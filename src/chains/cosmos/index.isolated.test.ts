import { makeSignDoc, pubkeyToAddress, serializeSignDoc } from '@cosmjs/amino'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCosmosLab, hub, moon, osmosis } from '../../../stories/lab/testing/chains/cosmos'
import type { WalletSnapshot } from '../adapter'
import { verifyCosmos } from '../../siwx/verifiers/cosmos'
import { cosmos, type CosmosOptions } from './index'
import { AttemptAbandonedError, InvalidConfigError, UserRejectedError, WalletUnavailableError } from '../errors/errors'
import { NetworkNotAddedError, WalletResponseError } from '../errors/walletErrors'

let lab = createCosmosLab()

const lunar = { coinDenom: 'MOON', coinMinimalDenom: 'umoon', coinDecimals: 6 }
const moonInfo = {
  chainId: 'moon-1',
  chainName: 'Moon',
  rpc: 'https://rpc.moon.example',
  rest: 'https://rest.moon.example',
  bip44: { coinType: 118 },
  bech32Config: {
    bech32PrefixAccAddr: 'moon',
    bech32PrefixAccPub: 'moonpub',
    bech32PrefixValAddr: 'moonvaloper',
    bech32PrefixValPub: 'moonvaloperpub',
    bech32PrefixConsAddr: 'moonvalcons',
    bech32PrefixConsPub: 'moonvalconspub',
  },
  currencies: [lunar],
  feeCurrencies: [lunar],
}

beforeEach(() => void (lab = createCosmosLab()))

/** Addresses whose key could have made an ADR-36 signature, without asking the signer for its key. */
function signersOf(message: string, signer: string, signature: string): readonly string[] {
  const value = { signer, data: base64.encode(new TextEncoder().encode(message)) }
  const document = makeSignDoc([{ type: 'sign/MsgSignData', value }], { gas: '0', amount: [] }, '', '', 0, 0)
  return [0, 1].map((recovery) => {
    const recoverable = Uint8Array.of(recovery, ...base64.decode(signature))
    const key = secp256k1.recoverPublicKey(recoverable, serializeSignDoc(document))
    return pubkeyToAddress(
      { type: 'tendermint/PubKeySecp256k1', value: base64.encode(key) },
      signer.split('1')[0] as string,
    )
  })
}

describe('finding wallets of the Cosmos', () => {
  it('knows them by where they are, and is silent on a server', () => {
    const { provider } = lab.start().wallet
    const page = { keplr: provider, leap: { ...provider }, cosmostation: { providers: { keplr: { ...provider } } } }
    expect(lab.open(page).lists).toEqual([
      ['cosmos:keplr Keplr INJECTED', 'cosmos:leap Leap INJECTED', 'cosmos:cosmostation Cosmostation INJECTED'],
    ])
    expect(lab.open({ moon: provider }, ['moon']).lists).toEqual([['cosmos:moon Moon INJECTED']])
    const lists: unknown[] = []
    cosmos().discover((all) => lists.push(all), lab.clock)()
    expect(lists).toEqual([])
  })

  it('names a wallet in the place of Keplr by its own name', () => {
    const { provider } = lab.start().wallet
    for (const keplr of [provider, new Proxy(provider, {})])
      expect(lab.open({ keplr, leap: provider }).lists).toEqual([['cosmos:leap Leap INJECTED']])
  })

  it.each([
    ['a text', 'keplr'],
    ['half a wallet', { enable: () => undefined }],
    [
      'getters that throw',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('trap')
          },
        },
      ),
    ],
  ])('passes over %s', (_, keplr) => {
    expect(lab.open({ keplr }).lists).toEqual([[]])
  })

  it.each(['load', 'keplr_keystorechange'])('finds a late one on %s, until it is stopped', (event) => {
    const page = new EventTarget()
    const { lists, stop } = lab.open(page)
    const { wallet } = lab.start()
    wallet.inject(page)
    page.dispatchEvent(new Event(event))
    page.dispatchEvent(new Event(event))
    stop()
    Object.assign(page, { keplr: undefined })
    page.dispatchEvent(new Event(event))
    expect(lists).toEqual([[], ['cosmos:keplr Keplr INJECTED']])
  })

  it('finds a late one that says nothing', async () => {
    const page = new EventTarget()
    const { lists } = lab.open(page)
    lab.start().wallet.inject(page)
    await lab.clock.advance(100)
    expect(lists.at(-1)).toHaveLength(1)
  })
})

describe('connecting', () => {
  it('enables every network and shares the address of the first', async () => {
    const { adapter, asked, wallet } = lab.start()
    const handle = await adapter.connect(lab.request())
    expect(handle.snapshot.networkId).toBe('cosmos:cosmoshub-4')
    expect(handle.snapshot.address).toMatch(/^cosmos:cosmoshub-4:cosmos1[a-z0-9]{38}$/)
    expect(handle.snapshot.accounts).toEqual([handle.snapshot.address])
    expect(asked).toEqual(['connect'])
    expect(await wallet.provider.isEnabled?.(['osmosis-1'])).toBe(true)
  })

  it('goes on with the first network when the wallet does not know another', async () => {
    const { adapter } = lab.start()
    expect((await adapter.connect(lab.request({ networks: [hub, moon] }))).snapshot.networkId).toBe(
      'cosmos:cosmoshub-4',
    )
  })

  it.each([
    ['first', () => [moon, hub]],
    ['between others', () => [moon, hub, moon]],
  ])(
    'goes on with a network that the wallet knows where an unknown one is %s, also after a reload',
    async (_, list) => {
      const { adapter } = lab.start()
      const request = lab.request({ networks: list() })
      const { snapshot } = await adapter.connect(request)
      expect(snapshot.networkId).toBe('cosmos:cosmoshub-4')
      expect((await adapter.resume(request))?.snapshot).toEqual(snapshot)
    },
  )

  it('fails where the wallet knows none of the networks', async () => {
    const { adapter, asked } = lab.start()
    await expect(adapter.connect(lab.request({ networks: [moon] }))).rejects.toThrow()
    await expect(adapter.connect(lab.request({ networks: [moon, moon] }))).rejects.toThrow()
    expect(asked).toEqual([])
  })

  describe('to a network that the wallet does not know, with chain info', () => {
    const chainInfos = [moonInfo]

    it('offers the network and connects to it', async () => {
      const { adapter, asked } = lab.start({}, undefined, { chainInfos })
      const { snapshot } = await adapter.connect(lab.request({ networks: [moon] }))
      expect(snapshot.address).toMatch(/^cosmos:moon-1:moon1/)
      expect(asked).toEqual(['addChain', 'connect'])
    })

    it('offers it at a switch and stays where the visitor declines', async () => {
      const { adapter, asked, person } = lab.start({}, undefined, { chainInfos })
      const handle = await adapter.connect(lab.request({ networks: [hub, osmosis] }))
      person.says = 'reject'
      await expect(handle.switchNetwork?.(moon)).rejects.toBeInstanceOf(UserRejectedError)
      expect(handle.snapshot.networkId).toBe('cosmos:cosmoshub-4')
      person.says = 'approve'
      await handle.switchNetwork?.(moon)
      expect(handle.snapshot.networkId).toBe('cosmos:moon-1')
      expect(asked).toEqual(['connect', 'addChain', 'addChain', 'connect'])
    })

    it('prefers no known network over one that comes first', async () => {
      const { adapter, asked } = lab.start({}, undefined, { chainInfos })
      const { snapshot } = await adapter.connect(lab.request({ networks: [moon, hub] }))
      expect(snapshot.networkId).toBe('cosmos:moon-1')
      expect(asked).toEqual(['addChain', 'connect'])
    })

    it('asks nothing more once the visitor declines it', async () => {
      const { adapter, asked, person } = lab.start({}, undefined, { chainInfos })
      person.says = 'reject'
      await expect(adapter.connect(lab.request({ networks: [moon, hub] }))).rejects.toBeInstanceOf(UserRejectedError)
      expect(asked).toEqual(['addChain'])
    })

    it('fails as without it where the wallet cannot add networks', async () => {
      const { adapter, asked } = lab.start({ canAdd: false }, undefined, { chainInfos })
      await expect(adapter.connect(lab.request({ networks: [moon] }))).rejects.toThrow()
      expect(asked).toEqual([])
    })
  })

  it.each([[null], ['moon-1'], [[{}]], [[null]], [{ chainId: 'moon-1' }]])(
    'refuses %j for chain infos',
    (chainInfos) => {
      expect(() => cosmos({ chainInfos } as unknown as CosmosOptions)).toThrow(InvalidConfigError)
    },
  )

  it('says why it cannot', async () => {
    const { adapter, person, asked, wallet } = lab.start()
    await expect(adapter.connect(lab.request({ connectorId: 'cosmos:leap' }))).rejects.toBeInstanceOf(
      WalletUnavailableError,
    )
    person.says = 'reject'
    await expect(adapter.connect(lab.request())).rejects.toBeInstanceOf(UserRejectedError)
    expect(asked).toEqual(['connect'])
    wallet.knobs.isMalformed = true
    await expect(adapter.connect(lab.request())).rejects.toBeInstanceOf(WalletResponseError)
  })

  it.each([
    ['nothing', () => null],
    ['an empty thing', () => ({})],
    ['a number', () => ({ bech32Address: 7 })],
    ['markup', () => ({ bech32Address: 'cosmos1<b>' })],
    [
      'a getter that throws',
      () => ({
        get bech32Address(): never {
          throw new Error('no')
        },
      }),
    ],
  ])('refuses %s for a key', async (_, getKey) => {
    const keplr = { enable: () => undefined, getKey, signArbitrary: () => undefined }
    await expect(lab.open({ keplr }).adapter.connect(lab.request())).rejects.toBeInstanceOf(WalletResponseError)
  })

  it('gives up at once when aborted', async () => {
    const { adapter } = lab.start({ knobs: { neverAnswers: true } })
    const abort = new AbortController()
    const connecting = adapter.connect(lab.request({ signal: abort.signal }))
    abort.abort()
    await expect(connecting).rejects.toBeInstanceOf(AttemptAbandonedError)
    await expect(adapter.connect(lab.request({ signal: abort.signal }))).rejects.toBeInstanceOf(AttemptAbandonedError)
  })
})

describe('resuming', () => {
  it('takes up what was enabled without a request, also when the wallet is late', async () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }
    const before = lab.start({ storage })
    const { snapshot } = await before.adapter.connect(lab.request())
    const after = lab.start({ storage })
    expect((await after.adapter.resume(lab.request()))?.snapshot).toEqual(snapshot)
    const page = new EventTarget()
    const late = lab.open(page).adapter.resume(lab.request())
    after.wallet.inject(page)
    page.dispatchEvent(new Event('load'))
    expect((await late)?.snapshot).toEqual(snapshot)
    expect(after.asked).toEqual([])
  })

  it('is nothing when the wallet forgot, fails or was never there', async () => {
    const { adapter, asked } = lab.start()
    expect(await adapter.resume(lab.request())).toBeNull()
    expect(asked).toEqual([])
    const failing = lab.start({ canTell: false, decide: async () => 'reject' })
    expect(await failing.adapter.resume(lab.request())).toBeNull()
    const absent = adapter.resume(lab.request({ connectorId: 'cosmos:leap' }))
    await lab.clock.advance(3_000)
    expect(await absent).toBeNull()
  })

  it('does not wait for a wallet that asks its person', async () => {
    const { adapter } = lab.start({ canTell: false, decide: () => new Promise(() => undefined) })
    const resumed = adapter.resume(lab.request())
    await lab.clock.advance(2_000)
    expect(await resumed).toBeNull()
  })

  it('is given up when aborted', async () => {
    const { adapter } = lab.start({ knobs: { neverAnswers: true } })
    const abort = new AbortController()
    const resumed = adapter.resume(lab.request({ signal: abort.signal }))
    await Promise.resolve()
    abort.abort()
    await expect(resumed).rejects.toBeInstanceOf(AttemptAbandonedError)
  })
})

describe('a live wallet', () => {
  it.each(['Ahoy', 'Grüße 👋', ''])('signs %j by ADR-36', async (message) => {
    const handle = await lab.start().adapter.connect(lab.request())
    const { address } = handle.snapshot
    const plain = address.split(':')[2] as string
    const signature = await handle.signMessage(message, address)
    expect(base64.decode(signature)).toHaveLength(64)
    expect(signersOf(message, plain, signature)).toContain(plain)
    expect(signersOf(`${message}!`, plain, signature)).not.toContain(plain)
  })

  it('says why it does not sign', async () => {
    const { adapter, person, wallet } = lab.start()
    const handle = await adapter.connect(lab.request())
    person.says = 'reject'
    await expect(handle.signMessage('x', handle.snapshot.address)).rejects.toBeInstanceOf(UserRejectedError)
    wallet.knobs.isMalformed = true
    await expect(handle.signMessage('x', handle.snapshot.address)).rejects.toBeInstanceOf(WalletResponseError)
  })

  it('switches by enabling, and signs there', async () => {
    const { adapter } = lab.start()
    const handle = await adapter.connect(lab.request({ networks: [hub] }))
    const seen: (WalletSnapshot | null)[] = []
    handle.subscribe((next) => seen.push(next))
    await handle.switchNetwork?.(osmosis)
    const { address } = handle.snapshot
    expect(address).toMatch(/^cosmos:osmosis-1:osmo1/)
    expect(seen).toEqual([handle.snapshot])
    const plain = address.split(':')[2] as string
    expect(signersOf('x', plain, await handle.signMessage('x', address))).toContain(plain)
    await expect(handle.switchNetwork?.(moon)).rejects.toBeInstanceOf(NetworkNotAddedError)
    expect(handle.snapshot.networkId).toBe('cosmos:osmosis-1')
  })

  it('is followed to another account, and let go of when it gives none', async () => {
    const { adapter, wallet, person } = lab.start()
    const handle = await adapter.connect(lab.request())
    const before = handle.snapshot.address
    const seen: (string | undefined)[] = []
    const stop = handle.subscribe((next) => seen.push(next?.address))
    wallet.useAccount(1)
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    expect(handle.snapshot.address).not.toBe(before)
    wallet.disconnect()
    person.says = 'reject'
    wallet.useAccount(2)
    await vi.waitFor(() => expect(seen).toEqual([handle.snapshot.address, undefined]))
    stop()
    wallet.useAccount(0)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(seen).toHaveLength(2)
  })

  it('forgets when it is left, and cannot make leaving fail', async () => {
    const { adapter, wallet } = lab.start()
    const handle = await adapter.connect(lab.request())
    await handle.disconnect()
    expect(await wallet.provider.isEnabled?.(['cosmoshub-4'])).toBe(false)
    expect(await adapter.resume(lab.request())).toBeNull()
    const { provider } = wallet
    const keplr = {
      ...provider,
      disable: () => {
        throw new Error('no')
      },
    }
    await (await lab.open({ keplr }).adapter.connect(lab.request())).disconnect()
    const { disable: _, ...without } = provider
    await (await lab.open({ keplr: without }).adapter.connect(lab.request())).disconnect()
  })
})

describe('keys of an account', () => {
  const injective = { ...hub, id: 'injective-1', caipNetworkId: 'cosmos:injective-1' } as typeof hub
  const start = (algo?: string) => {
    const started = lab.start({ chains: { 'injective-1': 'inj' }, ethereumLike: ['injective-1'] })
    const { provider } = started.wallet
    const { getKey } = provider
    if (algo) Object.assign(provider, { getKey: async (id: string) => ({ ...((await getKey(id)) as object), algo }) })
    return { ...started, connect: () => started.adapter.connect(lab.request({ networks: [injective] })) }
  }

  it('like Ethereum’s sign, and the signature is verified', async () => {
    const { connect } = start()
    const handle = await connect()
    const { address } = handle.snapshot
    expect(address).toMatch(/^cosmos:injective-1:inj1/)
    const signature = await handle.signMessage('Two coils of rope', address)
    const signed = { signature, address: address.split(':')[2] ?? '', networkId: injective.caipNetworkId }
    expect(await verifyCosmos({ text: 'Two coils of rope', ...signed })).toBe(true)
    expect(await verifyCosmos({ text: 'Three coils of rope', ...signed })).toBe(false)
  })

  it.each(['ed25519', 'sr25519', 'bls12381'])(
    'of another kind are refused before anybody is asked: %s',
    async (algo) => {
      const { connect, asked } = start(algo)
      const handle = await connect()
      asked.length = 0
      await expect(handle.signMessage('Two coils of rope', handle.snapshot.address)).rejects.toThrow(algo)
      expect(asked).toEqual([])
    },
  )
})
