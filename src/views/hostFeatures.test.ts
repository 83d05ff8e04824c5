import { createElement } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { createLab } from '../../stories/lab/lab'
import { draw } from '../../stories/lab/testing/draw'
import { connectWallet } from '../state/session/connection/connect'
import type { PorticoConfig } from '../state/core/config'
import type { Route } from '../state/core/route'
import { open } from '../state/shell/router/stack'
import { allTokensAtom, tokensAtom } from '../state/money/tokens/tokens'
import Account from './session/account/Account'
import { Surface } from './shell/modal/Surface'
import { account, tokens } from './parts/lateParts'

beforeAll(() => Promise.all([account, tokens].map((part) => part.load())))

const nfts = { listNfts: async () => [] }
const token: Route = { name: 'Token' }

interface Row {
  readonly on: Partial<PorticoConfig>
  readonly off: readonly Partial<PorticoConfig>[]
  readonly row: RegExp
  /** Routes that are there with it, and lead home without. */
  readonly routes: readonly Route[]
}

/** Features that the host alone decides; those that the project can change are in `features.test.ts`. */
const rows: Readonly<Record<string, Row>> = {
  tokens: {
    on: {},
    off: [{ features: { tokens: false } }, { basic: true }],
    row: />Tokens</,
    routes: [{ name: 'Tokens' }, token],
  },
  nfts: {
    on: { sources: { nfts } },
    off: [{}, { sources: { nfts }, features: { nfts: false } }, { sources: { nfts }, basic: true }],
    row: />NFTs</,
    // The view of one comes late, and is empty until then.
    routes: [],
  },
  enableNetworkSwitch: {
    on: {},
    off: [{ enableNetworkSwitch: false }],
    row: /aria-label="Network[^"]*"|>Network</,
    routes: [],
  },
}

async function pageWith(config: Partial<PorticoConfig>) {
  const lab = createLab({ config })
  const { store } = lab.portico
  for (const one of [tokensAtom, allTokensAtom]) store.sub(one, () => undefined)
  await store.set(connectWallet, 'alpha')
  await expect.poll(() => store.get(allTokensAtom)).toMatchObject({ status: 'ready', value: [{}] })
  await expect.poll(() => store.get(tokensAtom).status).toBe('ready')
  const opened = (route: Route) => {
    void store.set(open, route)
    return draw(lab, () => createElement(Surface))
  }
  return { account: draw(lab, () => createElement(Account)), opened }
}

it.each(Object.entries(rows))(
  '%s comes and goes with its row and its routes',
  async (_flag, { on, off, row, routes }) => {
    const here = await pageWith(on)
    expect(here.account).toMatch(row)
    expect(here.opened({ name: 'Account' })).toMatch(row)
    for (const config of off) {
      const gone = await pageWith(config)
      expect(gone.account).not.toMatch(row)
      for (const route of routes)
        expect([here, gone].map(({ opened }) => />Ether</.test(opened(route)))).toEqual([true, false])
    }
  },
)
