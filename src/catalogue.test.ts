import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type Backend } from '../lab/backend/startBackend'
import { startRelay, type Relay } from '../lab/relay/startRelay'
import { catalogue, readable, tell } from '../stories/lab/catalogue'
import { alertOf, reportedBy, snackOf, type Entry, type Told, type World } from '../stories/lab/catalogue/world'
import { PorticoError } from './chains/errors/errors'
import { walletConnect } from './chains/walletConnect'
import { balanceAtom } from './state/session/account/balance'
import { activityAtom } from './state/money/activity/activity'
import { formatAsyncBalance } from './state/core/format/formatBalance'
import { dismissAlert } from './state/shell/feedback/feedback'
import { ActivityView } from './views/money/activity/ActivityView'
import { AccountView } from './views/session/account/AccountView'
import { swapFormAtom } from './state/money/swap/form'
import { en } from './views/copy/en'
import { FeedbackView } from './views/shell/feedback/FeedbackView'
import { SwapView } from './views/money/swap/SwapView'

/** Every text that an error or an alert shows. */
const specified: Readonly<Record<string, readonly string[]>> = {
  snacks: [
    'A problem occurred while trying initialize authentication',
    'Signature declined',
    'This application might not support Smart Accounts',
    'Authenticating...',
  ],
  thrown: [
    'SIWX is not enabled',
    'No ActiveCaipAddress found',
    'No ActiveCaipNetwork or client found',
    'No ConnectionController client found',
    'Network not found',
    'Address or auth connector not found',
    'Error resolving name',
    'Error fetching name suggestions',
    'Error fetching names for address',
    'Error registering name {name}',
    'Adapter not found',
    'Chain is not supported',
    'WalletConnectConnector not found',
    'CaipNetwork is undefined',
    'Please call connect() before request()',
    'Sign Client not initialized',
    'No RPC url provided for chainId',
  ],
  other: [
    'Token Balance Unavailable',
    'Failed to fetch transactions',
    'Network not supported for Swaps',
    'Network not supported for Gas Price',
  ],
  alerts: [
    'Network Not Found',
    'Invalid App Configuration',
    'Network Error - Could not load embedded wallet',
    'Embedded Wallet Request Timed Out',
    'Session Expired',
    'Invalid Project ID',
    'Project ID Not Configured',
    'Local configuration ignored',
  ],
  provider: [
    'Unauthorized: origin not allowed',
    'JWT validation error: JWT Token is not yet valid',
    'Unauthorized: invalid key',
  ],
  blocked: ['Requested RPC call is not allowed', 'Action not allowed'],
}

/** Texts of features that are not there. */
const featureless: Readonly<Record<string, string>> = {}

let backend: Backend
let relay: Relay
let world: World
beforeAll(async () => {
  backend = await startBackend({ allowedOrigins: ['https://elsewhere.example'] })
  relay = await startRelay()
  world = {
    apiUrl: backend.url,
    fetch,
    faults: backend.faults,
    refusing: (sentence) => {
      relay.refuse(3000, sentence)
      return walletConnect({ relayUrl: relay.url })
    },
  }
})
afterAll(() => Promise.all([backend.stop(), relay.stop()]))

const nothing = () => undefined

const alertWordsOf = (lab: Told['lab']) => {
  const alert = alertOf(lab)
  return alert && en.alerts[alert]
}

/** Texts that the visitor reads. */
function feedbackOf({ lab }: Told): string {
  const props = { onDismissAlert: nothing, onDismissSnack: nothing, onPauseSnack: nothing, onResumeSnack: nothing }
  return renderToStaticMarkup(createElement(FeedbackView, { alert: alertWordsOf(lab), snack: snackOf(lab), ...props }))
}

function activityOf({ lab: { portico } }: Told): string {
  const { error: _error, ...state } = portico.store.get(activityAtom)
  const texts = { monthOf: String, formatActivity: () => ({ date: '', detail: '' }), explorerUrlOf: nothing }
  return renderToStaticMarkup(createElement(ActivityView, { ...state, ...texts, onLoadMore: nothing }))
}

function accountOf({ lab: { portico } }: Told): string {
  const { account, network } = portico.snapshot()
  if (!account) throw new Error('Nobody is connected')
  const { address, wallet } = account
  const balance = formatAsyncBalance(portico.store.get(balanceAtom), 'en')
  const props = {
    address,
    name: address,
    wallet,
    network,
    balance,
    onCopyAddress: nothing,
    onRefreshBalance: nothing,
    onDisconnect: nothing,
  }
  return renderToStaticMarkup(createElement(AccountView, props))
}

function swapOf({ lab: { portico } }: Told): string {
  const gap = portico.store.get(swapFormAtom)?.gap ?? null
  const sides = { from: null, to: null, amount: '', rate: null, facts: null, slippage: 1 }
  const verbs = {
    onSelectToken: nothing,
    onAmountChange: nothing,
    onFlip: nothing,
    onSlippageChange: nothing,
    onReview: nothing,
    onRetry: nothing,
  }
  return renderToStaticMarkup(createElement(SwapView, { ...sides, ...verbs, gap }))
}

const at = (...places: readonly Entry['place'][]) =>
  catalogue.filter(({ place }) => places.includes(place)).map((entry) => [entry.text, entry.when, entry] as const)

describe('the catalogue', () => {
  it('has every text that is specified, or says which feature is not there', () => {
    const produced = new Set(catalogue.map(({ text }) => text))
    const all = Object.values(specified).flat()
    expect(all.filter((text) => !produced.has(text)).sort()).toEqual(Object.keys(featureless).sort())
    expect([...produced].filter((text) => !all.includes(text))).toEqual([])
  })

  it('knows no text of a feature that is not there', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    )
    const said = sources.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n')
    expect(Object.keys(featureless).filter((text) => said.includes(text))).toEqual([])
  })
})

describe('what is thrown', () => {
  it.each(at('thrown'))('“%s”: %s', async (_text, _when, entry) => {
    const { error } = await tell(entry, world)
    expect(error).toBeInstanceOf(PorticoError)
    expect(error).toMatchObject({ message: readable(entry) })
  })

  it.each(at('reported'))('is on the event stream without a call: “%s”: %s', async (_text, _when, entry) => {
    const { lab, error } = await tell(entry, world)
    expect([error, reportedBy(lab)]).toEqual([undefined, readable(entry)])
  })

  it('has a class of its own for each sentence, and a category', async () => {
    const seen = new Map<string, string>()
    for (const [text, , entry] of at('thrown')) {
      const { error } = await tell(entry, world)
      const { name, category } = error as PorticoError
      expect([seen.get(name) ?? text, category]).toEqual([
        text,
        expect.stringMatching(/^(API|DATA_PARSING|SECURE_SITE|INTERNAL_SDK)_ERROR$/),
      ])
      seen.set(name, text)
    }
    expect(seen.size).toBe(at('thrown').length)
    expect(new PorticoError('anything').category).toBe('INTERNAL_SDK_ERROR')
  })
})

describe('what is shown', () => {
  it.each(at('snack', 'alert'))('“%s”: %s', async (_text, _when, entry) => {
    expect(feedbackOf(await tell(entry, world))).toContain(`>${entry.text}<`)
  })

  it.each(at('view'))('“%s”: %s', async (_text, _when, entry) => {
    const told = await tell(entry, world)
    expect(accountOf(told) + activityOf(told) + swapOf(told)).toContain(`>${entry.text}<`)
  })

  it.each(at('alert'))('once: “%s”: %s', async (_text, _when, entry) => {
    const { lab, again } = await tell(entry, world)
    expect(alertOf(lab)).not.toBeNull()
    while (alertOf(lab)) lab.portico.store.set(dismissAlert)
    await Promise.race([again(), new Promise((resolve) => setTimeout(resolve, 500))])
    expect(alertOf(lab)).toBeNull()
  })
})
