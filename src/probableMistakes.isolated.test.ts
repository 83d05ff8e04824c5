import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from './chains/clock'
import { createLab, type Lab } from '../stories/lab/lab'
import { eip155 } from './chains/eip155'
import { WalletUnavailableError } from './chains/errors/errors'
import { safeWallet, withExternal, type ExternalWallet } from './chains/discovery/customWallets'
import { memoryStorage } from './state/core/storage'
import { noteSurface } from './state/core/development/development'
import { NetworkNotFoundError } from './state/core/requestErrors'
import type { Route } from './state/core/route'
import { switchNetwork } from './state/session/networks/switchNetwork'
import { check, mainnet, page } from '../stories/lab/testing/mistakes'

const warn = vi.spyOn(console, 'warn')
const said = () => warn.mock.calls.map((parts) => parts.join(' '))

beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined)
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document')
})

/** Mistakes that work and are probably not meant: what a developer reads. */
const told: readonly (readonly [mistake: string, run: () => unknown, says: string])[] = [
  [
    'an option that is misspelt',
    check({ enableReconect: false }),
    'There is no option `enableReconect`. Did you mean `enableReconnect`?',
  ],
  ['an option nobody knows', check({ zebra: 1 }), 'There is no option `zebra`.'],
  [
    'an option of another toolkit',
    check({ themeMode: 'dark' }),
    'There is no option `themeMode` here: the look is <PorticoModal mode="dark">.',
  ],
  [
    'no project id',
    check({ projectId: '' }),
    '`projectId` is missing. Set the id of your project, or `projectId: null` for none.',
  ],
  [
    'a field that is misspelt',
    check({ directory: { featureWallets: [] } }),
    'There is no option `directory.featureWallets`. Did you mean `directory.featuredWallets`?',
  ],
  ['a service nobody knows', check({ apiUrl: { weather: '/w' } }), 'There is no option `apiUrl.weather`.'],
  [
    'e-mail',
    check({ features: { email: true } }),
    '`features.email` comes with a later version: nothing is shown of it yet.',
  ],
  [
    'social sign-in in the order',
    check({ connectMethodsOrder: ['wallet', 'social'] }),
    "`connectMethodsOrder` names 'social', which comes with a later version: nothing is shown of it yet.",
  ],
  [
    'endpoints of another network',
    check({ customRpcUrls: { 'eip155:5': [] } }),
    '`customRpcUrls["eip155:5"]` is for none of the networks, which are eip155:1, eip155:10.',
  ],
  [
    'an embedder that is no origin',
    check({ embedders: ['https://safe.example', 'https://safe.example/apps'] }),
    '`embedders` names "https://safe.example/apps", which is no origin such as https://app.example: it matches nobody.',
  ],
  [
    'a network without endpoints',
    check({ adapters: [eip155()], networks: [{ ...mainnet, rpcUrls: { default: { http: [] } } }] }),
    'Ethereum has no endpoint in `rpcUrls.default.http`: balances and names cannot be read there.',
  ],
  [
    'two instances with one id',
    () => times(2, 'two'),
    'Two instances have the id "two" and share what they store. Give each an `id` of its own, or call destroy() on the one that is replaced.',
  ],
  [
    'an instance for each render',
    () => times(4, 'many'),
    'More than two instances have the id "many". Is createPortico() called while a component renders? Call it once, outside of components.',
  ],
  [
    'two modals',
    () => {
      const { store } = createLab().portico
      noteSurface(store, 'modal')
      noteSurface(store, 'modal')
    },
    'There are two <PorticoModal> for one instance. Only the first is shown.',
  ],
  [
    'no modal',
    () => withPage(({ portico }) => portico.open()),
    'open() was called and there is no <PorticoModal> of this instance on the page. Render it, or call mount().',
  ],
  [
    'no stylesheet',
    () => withPage(({ portico }) => noteSurface(portico.store, 'modal')),
    "The stylesheet is missing. Import it once: import 'portico/styles.css'",
  ],
  [
    'a view named as elsewhere',
    () => withPage(({ portico }) => portico.open({ view: 'Networks' } as unknown as Route)),
    "open({ view: 'Networks' }) opens at home. A view is opened by its name: open({ name: 'Networks' })",
  ],
]

function times(count: number, id: string): void {
  const storage = memoryStorage()
  for (let made = 0; made < count; made++) createLab({ storage, config: { id } })
}

async function withPage(run: (lab: Lab) => unknown): Promise<void> {
  const probe = { dataset: {}, remove: () => undefined }
  const body = { append: () => undefined, getRootNode: (): unknown => document }
  const querySelectorAll = (wanted: string) => (wanted === '*' ? [] : [{ parentNode: body }])
  Object.assign(globalThis, {
    document: { ...page, createElement: () => probe, body, querySelectorAll },
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
  })
  const lab = createLab()
  run(lab)
  await lab.clock.advance(1_000)
}

describe('a mistake that is probably not meant', () => {
  it.each(told)('%s: one line in the console, once', async (_mistake, run, says) => {
    await run()
    await run()
    expect(said().filter((line) => line === `Portico: ${says}`)).toHaveLength(1)
  })

  it('what is meant says nothing', async () => {
    check({
      projectId: 'mine',
      features: {
        email: false,
        socials: [],
        swaps: ['1inch'],
        onramp: ['meld'],
        activity: true,
        receive: true,
        send: true,
        tokens: true,
        nfts: true,
      },
      connectMethodsOrder: ['wallet'],
      directory: { featuredWallets: [], allWallets: 'hide' },
      names: { zone: 'shop.example' },
      apiUrl: { directory: '/wallets', telemetry: '/errors' },
      debug: false,
    })()
    await withPage(({ portico }) => {
      for (let made = 0; made < 3; made++) createLab({ storage: memoryStorage() }).portico.destroy()
      const storage = memoryStorage()
      for (let made = 0; made < 3; made++) createLab({ storage, config: { id: 'again' } }).portico.destroy()
      noteSurface(portico.store, 'embed')
      Object.assign(globalThis, { getComputedStyle: () => ({ getPropertyValue: () => '360px' }) })
      portico.open({ name: 'Networks' })
    })
    expect(said()).toEqual([])
  })
})

describe('an unexpected error', () => {
  it('is in the console with what can be done about it', async () => {
    await withPage(({ portico }) => portico.store.set(switchNetwork, 10 as never).catch(() => undefined))
    const details = expect.stringContaining('A network is named by its CAIP-2 id') as unknown
    expect(warn).toHaveBeenCalledWith('Portico:', expect.any(NetworkNotFoundError), details)
  })
})

describe('a wallet of the host', () => {
  const connect = (provider: () => Promise<unknown>) => {
    const wallet = { ...safeWallet(provider as ExternalWallet['provider']), isAvailable: () => true }
    return withExternal(eip155({ page: new EventTarget() }), [wallet]).connect({
      connectorId: 'safe',
      networks: [],
      signal: new AbortController().signal,
      clock: systemClock,
    })
  }

  it('that is no provider says what it is', async () => {
    await expect(connect(async () => ({ sdk: 1 }))).rejects.toBeInstanceOf(WalletUnavailableError)
    expect(said()).toEqual([
      expect.stringContaining(
        'The wallet "Safe" did not load. Its `provider` has to give an EIP-1193 provider: WalletUnavailableError: The wallet gave no EIP-1193 provider, but an object with sdk',
      ),
    ])
  })
})
