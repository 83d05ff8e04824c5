import type { Atom } from 'jotai/vanilla'
import { createElement, type ComponentType } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLab } from '../../stories/lab/lab'
import type { SwapSource } from '../chains/trade/swap'
import { draw } from '../../stories/lab/testing/draw'
import { createLabAdapter, createLabWallet } from '../../stories/lab/wallets/adapter'
import { labSolana } from '../../stories/lab/wallets/twoChains'
import { useActivity } from '../hooks/money/activity'
import { useOnramp } from '../hooks/money/onramp'
import { useReceive } from '../hooks/money/receive'
import { useSend } from '../hooks/money/send'
import { useSwap } from '../hooks/money/swap'
import { useFeatures } from '../hooks/session/features'
import type { RemoteFeature } from '../services/types'
import { connectWallet } from '../state/session/connection/connect'
import type { AsyncState } from '../state/core/asyncState'
import type { PorticoConfig, Sources } from '../state/core/config'
import type { Route } from '../state/core/route'
import { connectMethodsAtom } from '../state/session/project/connectMethods'
import { nftsAtomOf } from '../state/money/nfts/nfts'
import { featuresAtom, loadProject } from '../state/session/project/loadProject'
import type { Features, LocalFeatures } from '../state/core/options/features'
import { open } from '../state/shell/router/stack'
import { sendFormAtom } from '../state/money/send/form'
import { tokensAtomOf } from '../state/money/tokens/tokens'
import Account from './session/account/Account'
import Connect from './session/connection/Connect'
import { Surface } from './shell/modal/Surface'
import { ConnectingWalletConnectBasicView } from './session/pairing/ConnectingWalletConnectBasicView'
import { useConnectingWalletConnectBasicView } from './session/pairing/ConnectingWalletConnectBasic'
import { usePairingView } from './session/pairing/ConnectingWalletConnect'
import { PairingView } from './session/pairing/PairingView'
import { account, activity, onramp, pairing, receive, send, swap, tokens } from './parts/lateParts'

beforeAll(() =>
  Promise.all([account, activity, onramp, pairing, receive, send, swap, tokens].map((part) => part.load())),
)

const { directory } = createLab().env.services!

type Lab = ReturnType<typeof createLab>

/** Effect of a flag: words in views, a way to connect, or a row and a view of the account. */
type Brings =
  | { readonly words: string; readonly route: Route; readonly views: readonly ComponentType[] }
  | { readonly method: 'email' | 'social' }
  | { readonly row: RegExp; readonly route: Route; readonly shows: RegExp; readonly hook: () => boolean }

interface Row {
  /** The project's answer about it. */
  readonly remote: RemoteFeature
  /** The project's answer that turns it off, where saying nothing leaves it to the host. */
  readonly remoteOff?: RemoteFeature
  /** The host's option that turns it off; absent where the host has none. */
  readonly local?: LocalFeatures
  readonly brings: Brings
}

const on = (id: string, config: readonly string[] | null = null): RemoteFeature => ({ id, isEnabled: true, config })

/** Every flag: one without a row does not compile. */
const rows: { readonly [Flag in keyof Features]: Row } = {
  email: { remote: on('social_login', ['email']), local: { email: false }, brings: { method: 'email' } },
  socials: { remote: on('social_login', ['x']), local: { socials: false }, brings: { method: 'social' } },
  swaps: {
    remote: on('swap', ['1inch']),
    local: { swaps: false },
    brings: {
      row: />Swap</,
      route: { name: 'Swap' },
      shows: /Reading what can be swapped/,
      hook: function useIt() {
        return useSwap().form !== null
      },
    },
  },
  onramp: {
    remote: on('onramp', ['meld']),
    local: { onramp: [] },
    brings: {
      row: />Buy</,
      route: { name: 'OnRampProviders' },
      shows: /You pay/,
      hook: function useIt() {
        return useOnramp().form !== null
      },
    },
  },
  activity: {
    remote: on('activity', []),
    local: { activity: false },
    brings: {
      row: />Activity</,
      route: { name: 'Transactions' },
      shows: /Loading activity|No activity/i,
      // Nothing is asked for, and nothing waited for.
      hook: function useIt() {
        return useActivity().status === 'loading'
      },
    },
  },
  receive: {
    remote: on('receive', []),
    remoteOff: { id: 'receive', isEnabled: false, config: null },
    local: { receive: false },
    brings: {
      row: />Receive</,
      route: { name: 'WalletReceive' },
      shows: /Code with the address/,
      hook: function useIt() {
        return useReceive() !== null
      },
    },
  },
  send: {
    remote: on('send', []),
    remoteOff: { id: 'send', isEnabled: false, config: null },
    local: { send: false },
    brings: {
      row: />Send</,
      route: { name: 'WalletSend' },
      shows: /Reading what you have/,
      hook: function useIt() {
        return useSend().form !== null
      },
    },
  },
  branding: {
    remote: on('reown_branding'),
    brings: {
      words: 'Powered by Portico',
      route: { name: 'ConnectingWalletConnect' },
      views: [
        () => createElement(PairingView, usePairingView()),
        () => createElement(ConnectingWalletConnectBasicView, useConnectingWalletConnectBasicView()),
      ],
    },
  },
}
const apiUrl = { chain: 'https://chain.example' }
const flags = Object.keys(rows) as (keyof Features)[]

/** A page whose project has these on, or which has no project; `basic` has the last word. */
async function pageWith(
  remote: readonly RemoteFeature[] | null,
  { basic = false, features }: { readonly basic?: boolean; readonly features?: LocalFeatures | undefined } = {},
): Promise<Lab> {
  const project = {
    config: async () => remote ?? [],
    origins: async () => [],
    analyticsConfig: async () => ({ isAnalyticsEnabled: true }),
  }
  const services = remote ? { directory, project } : { directory }
  const wallets = [createLabWallet('Alpha', { onSend: async () => '0x1' })]
  // A page with a project has its backend; the other one has a source of its own.
  const swaps = { listTokens: async () => [] } as unknown as SwapSource
  const own = { onramp: { meldPublicKey: 'key' }, ...(remote ? { apiUrl } : { sources: { swaps } }) }
  const lab = createLab({
    services,
    wallets,
    config: { projectId: remote ? 'mine' : null, basic, features, ...own },
  })
  await lab.portico.store.set(loadProject)
  return lab
}

function drawModal(lab: Lab, route: Route): string {
  void lab.portico.store.set(open, route)
  return draw(lab, () => createElement(Surface))
}

/** The value of a flag in the hook of a page. */
function hookSays(lab: Lab, flag: keyof Features): unknown {
  let said: unknown
  draw(lab, () => {
    said = useFeatures()?.[flag]
    return null
  })
  return Array.isArray(said) ? said.length > 0 : said
}

/** Every page that decides about a flag: the project's word, the host's, and that of the basic variant. */
async function pagesOf(flag: keyof Features): Promise<readonly (readonly [says: string, isOn: boolean, lab: Lab])[]> {
  const { remote, remoteOff, local } = rows[flag]
  const off = remoteOff ? [remoteOff] : []
  return [
    ['the project, on', true, await pageWith([remote])],
    ['the project, on, over the host', true, await pageWith([remote], { features: local })],
    ['the project, off', false, await pageWith(off)],
    ['the basic variant', false, await pageWith([remote], { basic: true })],
    ...(local
      ? ([
          ['nobody', true, await pageWith(null)],
          ['the host', false, await pageWith(null, { features: local })],
        ] as const)
      : []),
  ]
}

/** The difference between the pages and the expectation. */
const judge = (pages: Awaited<ReturnType<typeof pagesOf>>, shows: (lab: Lab) => unknown) =>
  expect(pages.map(([says, , lab]) => [says, shows(lab)])).toEqual(pages.map(([says, isOn]) => [says, isOn]))

describe.each(flags)('%s', (flag) => {
  const { brings } = rows[flag]
  it('comes and goes with the project’s configuration, the host’s own, and the basic variant', async () => {
    const pages = await pagesOf(flag)
    // No view draws these yet, so `useFeatures` says that they are off.
    if ('method' in brings)
      return judge(pages, (lab) => lab.portico.store.get(connectMethodsAtom).includes(brings.method))
    judge(pages, (lab) => hookSays(lab, flag))
    if ('words' in brings) {
      for (const View of brings.views) judge(pages, (lab) => draw(lab, View).includes(brings.words))
      return judge(pages, (lab) => drawModal(lab, brings.route).includes(brings.words))
    }
    for (const [, , { portico }] of pages) await portico.store.set(connectWallet, 'alpha')
    // A page that composes, then the modal: its row, its view, and what a hook says.
    judge(pages, (lab) => brings.row.test(draw(lab, Account)))
    const modal = pages.filter(([says]) => says !== 'the basic variant')
    judge(modal, (lab) => brings.row.test(drawModal(lab, { name: 'Account' })))
    judge(modal, (lab) => brings.shows.test(drawModal(lab, brings.route)))
    judge(pages, (lab) => {
      let said: unknown
      draw(lab, () => {
        said = brings.hook()
        return null
      })
      return said
    })
  })
})

it.each([
  ['nobody', {}, { tokens: 1, nfts: 1 }],
  ['the host, of tokens', { features: { tokens: false } }, { tokens: 0, nfts: 1 }],
  ['the host, of NFTs', { features: { nfts: false } }, { tokens: 1, nfts: 0 }],
  ['the basic variant', { basic: true }, { tokens: 0, nfts: 0 }],
] as const)(
  'Tokens and NFTs that are off are gone, for hooks and views alike, and nobody is asked: %s',
  async (...row) => {
    const [, config, counts] = row
    const asked = { tokens: 0, nfts: 0 }
    const ether = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, value: 5n } as const
    const boat = { networkId: 'eip155:1', address: '0x1', tokenId: '1', name: 'Boat', value: 1n } as const
    const sources: Sources = {
      balances: { listBalances: async () => (asked.tokens++, [ether]) },
      nfts: { listNfts: async () => (asked.nfts++, [boat]) },
    }
    const lab = createLab({ config: { ...config, sources } })
    const { store } = lab.portico
    const atoms = { tokens: tokensAtomOf(), nfts: nftsAtomOf() }
    for (const one of Object.values(atoms)) store.sub(one as typeof atoms.nfts, () => undefined)
    await store.set(connectWallet, 'alpha')
    for (const [part, held] of Object.entries(atoms)) {
      const one = held as Atom<AsyncState<readonly unknown[]>>
      await expect.poll(() => store.get(one).status).toBe('ready')
      const answer = store.get(one)
      expect([part, answer.status === 'ready' && answer.value.length]).toEqual([part, counts[part as 'tokens']])
    }
    expect(asked).toEqual(counts)
    if ('basic' in config) return
    expect(/Ether/.test(drawModal(lab, { name: 'Tokens' }))).toBe(counts.tokens > 0)
    expect(/Loading/.test(drawModal(lab, { name: 'Tokens' }))).toBe(counts.tokens === 0)
    // The form sends one of them, shown or not.
    store.sub(sendFormAtom, () => undefined)
    await expect.poll(() => store.get(sendFormAtom)?.tokens.length).toBe(1)
  },
)

it('The order of the ways to connect is the host’s, of those that are on', async () => {
  const orders = (features: LocalFeatures, connectMethodsOrder?: PorticoConfig['connectMethodsOrder']) =>
    createLab({ wallets: [], config: { features, connectMethodsOrder } }).portico.store.get(connectMethodsAtom)
  expect(orders({})).toEqual(['email', 'social', 'wallet'])
  expect(orders({}, ['social', 'wallet'])).toEqual(['social', 'wallet'])
  expect(orders({ socials: false }, ['social', 'wallet', 'email'])).toEqual(['wallet', 'email'])
  expect(createLab().portico.store.get(connectMethodsAtom)).toEqual(['wallet', 'email', 'social'])
})

it.each(['bip122', 'polkadot', 'cosmos'] as const)(
  'An account of %s receives, and sends nothing',
  async (namespace) => {
    const at = `${namespace}:here` as const
    const snapshot = { networkId: at, address: `${at}:a`, accounts: [`${at}:a`] } as const
    const wallet = createLabWallet('Coin', { namespace, snapshot, onSend: async () => '0x1' })
    const adapters = [createLabAdapter([wallet], namespace)]
    const network = { ...labSolana, chainNamespace: namespace, name: 'Here' }
    const lab = createLab({ adapters, config: { adapters, networks: [network] } })
    await lab.portico.store.set(connectWallet, 'coin')
    const words = draw(lab, Account)
    expect([/>Receive</, />Send</].map((row) => row.test(words))).toEqual([true, false])
  },
)

it.each(['email', 'socials'] as const)('%s is on in the project, and no view draws it yet', async (flag) => {
  const lab = await pageWith([rows[flag].remote])
  expect(hookSays(lab, flag)).toBe(false)
  const Wallets = () => createElement(Connect, { route: { name: 'Connect' } })
  expect(draw(lab, Wallets)).toBe(draw(await pageWith([]), Wallets))
})

it('The project is asked by the first reader, once, and not before', async () => {
  let asked = 0
  const project = {
    config: async () => {
      asked += 1
      return [on('activity')]
    },
    origins: async () => [],
    analyticsConfig: async () => ({ isAnalyticsEnabled: true }),
  }
  const { store } = createLab({ services: { directory, project } }).portico
  expect(store.get(featuresAtom)).toBeNull()
  expect(asked).toBe(0)
  store.sub(featuresAtom, () => undefined)
  store.sub(connectMethodsAtom, () => undefined)
  await expect.poll(() => store.get(featuresAtom)).toMatchObject({ activity: true, email: false })
  expect(asked).toBe(1)
})

it('Without a project, what the host wants is known at once', () => {
  const { store } = createLab({
    config: { features: { email: false }, connectMethodsOrder: ['email', 'social'] },
  }).portico
  expect(store.get(featuresAtom)).toMatchObject({ email: false, activity: true, branding: false })
  expect(store.get(connectMethodsAtom)).toEqual(['social'])
})
