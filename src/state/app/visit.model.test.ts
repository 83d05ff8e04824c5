import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { Step } from '../../../stories/lab/walk/randomWalk'
import { createVisit, type Visit, type VisitOptions } from '../../../stories/lab/walk/visit'
import { checkAgreement, checkEnd, checkVisit } from '../../../stories/lab/walk/visitChecks'
import { createMoneyVisit, type MoneyVisit } from '../../../stories/lab/walk/money'
import { checkMoney, checkWayOn } from '../../../stories/lab/walk/moneyChecks'
import { moneySteps } from '../../../stories/lab/walk/moneySteps'
import { visitSteps } from '../../../stories/lab/walk/visitSteps'
import { connectWallet } from '../session/connection/connect'
import { connectionsAtom, connectorOf, entriesOf } from '../core/visitor/connections'
import { pairingAtom } from '../session/pairing/state'
import { signInAtom } from '../core/visitor/signIn'

/** Number of cases: set by `npm run walks`, a sample in the unit tests. */
const { PORTICO_WALKS = '300', PORTICO_WALKS_SEED: seed, PORTICO_WALKS_PATH: path } = process.env
const numRuns = Number(PORTICO_WALKS)
/** A walk in two tabs takes more than twice as long. */
const inTwoTabs = Math.ceil(numRuns / 3)
const withMoney = Math.ceil(numRuns / 8)

async function settle() {
  for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setImmediate(resolve))
}

const unhandled: unknown[] = []
const onUnhandled = (error: unknown) => unhandled.push(error)
process.on('unhandledRejection', onUnhandled)
afterAll(() => void process.off('unhandledRejection', onUnhandled))

/** States that the walks reached: a walk that never signs in says nothing of signing in. */
const reached = new Set<string>()
function note({ open: [tab] }: Visit): void {
  const store = tab?.page.portico.store
  if (!store) return
  reached.add(`sign-in: ${store.get(signInAtom).status}`)
  reached.add(`pairing: ${store.get(pairingAtom)?.status}`)
  for (const [namespace, connection] of entriesOf(store.get(connectionsAtom)))
    reached.add(`${namespace}: ${connection.status} ${connectorOf(connection) === 'walletConnect' ? 'by phone' : ''}`)
}

async function walk(options: VisitOptions, steps: readonly Step<Visit>[]): Promise<void> {
  const visit = createVisit(options)
  await settle()
  for (const { run } of steps) {
    await run(visit)?.()
    await settle()
    checkVisit(visit)
    expect(unhandled).toEqual([])
    note(visit)
  }
  if (visit.open.length > 1) await checkAgreement(visit, settle)
  await checkEnd(visit, settle)
}

/** With a connected account from the start, who looks at what they have while sources fail, are late or tell a part. */
async function walkWithMoney(options: VisitOptions, steps: readonly Step<MoneyVisit>[]): Promise<void> {
  const visit = createMoneyVisit(options)
  const [tab] = visit.open
  if (tab) await tab.page.portico.store.set(connectWallet, 'alpha')
  // Parts that come late take a few turns more.
  const settleAll = async () => {
    for (let turns = 0; turns < 3; turns += 1) await settle()
  }
  await settleAll()
  for (const { run } of steps) {
    await run(visit)?.()
    visit.look()
    await settleAll()
    checkVisit(visit)
    checkMoney(visit)
    expect(unhandled).toEqual([])
  }
  if (await checkWayOn(visit, settleAll)) reached.add('sent')
  visit.leave()
  await checkEnd(visit, settle)
}

const options = fc.record<VisitOptions>({
  isRequired: fc.boolean(),
  onAccountChange: fc.constantFrom('ask', 'keep', 'signOut'),
})

const everywhere = [
  ...['idle', 'checking', 'ready', 'signing', 'failed', 'skipped', 'signedIn'].map((status) => `sign-in: ${status}`),
  ...['requesting', 'ready', 'expired', 'declined', 'failed'].map((status) => `pairing: ${status}`),
  ...['eip155', 'solana'].flatMap((name) => [
    `${name}: connected `,
    `${name}: connecting `,
    `${name}: connected by phone`,
  ]),
]

const loadMoney = () =>
  Promise.all([
    import('../money/tokens/readTokens.late'),
    import('../money/nfts/readNfts.late'),
    import('../money/send/eip155Sending.late'),
    import('../money/activity/readHistory.late'),
    import('../money/transactions/send.late'),
    import('../money/transactions/transactions.late'),
  ])

describe('a visit, however the person, the wallets, the phone, the relay and the server walk', () => {
  it(
    `stays true in ${numRuns} walks`,
    async () => {
      const replayed = { ...(seed && { seed: Number(seed) }), ...(path && { path }) }
      await fc.assert(fc.asyncProperty(options, visitSteps(), walk), { numRuns, ...replayed })
      if (numRuns < 300 || path) return
      // By chance a sample may come by nearly everything; then some walks more.
      for (let more = 0; more < 5 && everywhere.some((place) => !reached.has(place)); more++)
        await fc.assert(fc.asyncProperty(options, visitSteps(), walk), { numRuns: 100 })
      expect([...reached]).toEqual(expect.arrayContaining(everywhere))
    },
    60_000 + numRuns * 400,
  )

  it(
    `stays true in two tabs, which agree in the end, in ${inTwoTabs} walks`,
    async () => {
      const replayed = { ...(seed && { seed: Number(seed) }), ...(path && { path }) }
      const two = options.map((each) => ({ ...each, tabCount: 2 }))
      await fc.assert(fc.asyncProperty(two, visitSteps(2), walk), { numRuns: inTwoTabs, ...replayed })
    },
    60_000 + inTwoTabs * 600,
  )

  it(
    `stays true while sources fail, and ends with something sent, in ${withMoney} walks`,
    async () => {
      await loadMoney()
      const replayed = { ...(seed && { seed: Number(seed) }), ...(path && { path }) }
      await fc.assert(fc.asyncProperty(options, moneySteps(), walkWithMoney), { numRuns: withMoney, ...replayed })
      if (!path) expect([...reached]).toContain('sent')
    },
    60_000 + withMoney * 600,
  )
})
