import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLab } from '../../stories/lab/lab'
import { PorticoProvider } from '../hooks/PorticoProvider'
import { useFeatures } from '../hooks/project/features'
import type { RemoteFeature } from '../services/types'
import { connectWallet } from '../state/connection/connect'
import type { Route } from '../state/core/route'
import { connectMethodsAtom } from '../state/project/connectMethods'
import { featuresAtom, loadProject } from '../state/project/loadProject'
import type { Features } from '../state/project/remoteFeatures'
import { open } from '../state/router/stack'
import Account from './account/Account'
import Connect from './connection/Connect'
import { Surface } from './modal/Surface'
import { ConnectingWalletConnectBasicView } from './pairing/ConnectingWalletConnectBasicView'
import { useConnectingWalletConnectBasicView } from './pairing/ConnectingWalletConnectBasic'
import { usePairingView } from './pairing/ConnectingWalletConnect'
import { PairingView } from './pairing/PairingView'
import { pairing } from './parts/lateParts'

beforeAll(() => pairing.load())

const { directory } = createLab().env.services!

type Lab = ReturnType<typeof createLab>

/** What a flag brings: words in views, a way to connect, or nothing until its part is there. */
type Brings =
  | { readonly words: string; readonly route: Route; readonly views: readonly ComponentType[] }
  | { readonly method: 'email' | 'social' }
  | 'a row of the account'
  | 'nothing yet'

interface Row {
  /** What the project says of it. */
  readonly remote: RemoteFeature
  readonly brings: Brings
}

const on = (id: string, config: readonly string[] | null = null): RemoteFeature => ({ id, isEnabled: true, config })

/** Every flag: one without a row does not compile. */
const rows: { readonly [Flag in keyof Features]: Row } = {
  email: { remote: on('social_login', ['email']), brings: { method: 'email' } },
  socials: { remote: on('social_login', ['x']), brings: { method: 'social' } },
  swaps: { remote: on('swap', ['1inch']), brings: 'nothing yet' },
  onramp: { remote: on('onramp', ['meld']), brings: 'nothing yet' },
  // Its row is tested with the account.
  activity: { remote: on('activity'), brings: 'a row of the account' },
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
const flags = Object.keys(rows) as (keyof Features)[]

/** A page whose project has these on; `basic` has the last word. */
async function pageWith(remote: readonly RemoteFeature[], basic = false): Promise<Lab> {
  const project = {
    config: async () => remote,
    origins: async () => [],
    analyticsConfig: async () => ({ isAnalyticsEnabled: true }),
  }
  const lab = createLab({ services: { directory, project }, config: { projectId: 'mine', basic } })
  await lab.portico.store.set(loadProject)
  return lab
}

function draw(lab: Lab, Page: ComponentType): string {
  const portico = { ...lab.portico, serverStore: lab.portico.store }
  return renderToStaticMarkup(createElement(PorticoProvider, { portico }, createElement(Page)))
}

function drawModal(lab: Lab, route: Route): string {
  void lab.portico.store.set(open, route)
  return draw(lab, () => createElement(Surface))
}

/** What the hook of a page says of a flag. */
function hookSays(lab: Lab, flag: keyof Features): unknown {
  let said: unknown
  draw(lab, () => {
    said = useFeatures()?.[flag]
    return null
  })
  return Array.isArray(said) ? said.length > 0 : said
}

describe.each(flags)('%s', (flag) => {
  const { remote, brings } = rows[flag]
  it('comes and goes with the project’s configuration and the basic variant', async () => {
    const [with_, without, basic] = await Promise.all([pageWith([remote]), pageWith([]), pageWith([remote], true)])
    expect([with_, without, basic].map((lab) => hookSays(lab, flag))).toEqual([true, false, false])
    if (typeof brings === 'string') return
    if ('method' in brings) {
      const offers = (lab: Lab) => lab.portico.store.get(connectMethodsAtom).includes(brings.method)
      return expect([with_, without, basic].map(offers)).toEqual([true, false, false])
    }
    for (const shown of [
      ...brings.views.map((View) => (lab: Lab) => draw(lab, View)),
      (lab: Lab) => drawModal(lab, brings.route),
    ])
      expect([with_, without, basic].map((lab) => shown(lab).includes(brings.words))).toEqual([true, false, false])
  })
})

it('What is on draws no row of a part that is not there', async () => {
  const later = flags.filter((flag) => rows[flag].brings === 'nothing yet').map((flag) => rows[flag].remote)
  const [with_, without] = await Promise.all([pageWith(later), pageWith([])])
  const Wallets = () => createElement(Connect, { route: { name: 'Connect' } })
  expect(draw(with_, Wallets)).toBe(draw(without, Wallets))
  for (const { portico } of [with_, without]) await portico.store.set(connectWallet, 'alpha')
  expect(draw(with_, Account)).toBe(draw(without, Account))
})

it('The project is asked by the first reader, once, and nobody before', async () => {
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
