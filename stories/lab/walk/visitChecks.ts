import { expect } from 'vitest'
import { connectWallet } from '../../../src/state/session/connection/connect'
import { disconnect } from '../../../src/state/session/connection/disconnect'
import { connectionsAtom, plainAddress } from '../../../src/state/core/visitor/connections'
import { cancelPairing, pairingAtom } from '../../../src/state/session/pairing/state'
import { isOpenAtom } from '../../../src/state/shell/router/stack'
import { routeAtom } from '../../../src/state/shell/router/navigation'
import { pressSign } from '../../../src/state/session/signIn/pressSign'
import { signInAccountAtom, signInProgressAtom } from '../../../src/state/core/visitor/signIn'
import type { Visit } from './visit'
import { listenersOf, type Tab } from './tabs'
import { checkWorld, connectedWallets, storeOf, walletsOf } from './walkChecks'

/** Checks that hold whenever everything has settled. */
export function checkVisit(visit: Visit): void {
  checkWorld(visit)
  for (const tab of visit.open) {
    checkPairing(visit, tab)
    checkSignIn(visit, tab)
  }
  checkSessions(visit)
}

/** Whatever happened in them: once everything answers again, what one tab connects and leaves, the others do too. */
export async function checkAgreement(visit: Visit, settle: () => Promise<void>): Promise<void> {
  const [first, ...others] = visit.open
  if (!first) return
  const answerAll = async () => {
    for (let round = 0; round < 50 && visit.tabs.questions.length > 0; round += 1) {
      visit.tabs.questions[0]?.answer(true)
      await settle()
    }
  }
  visit.tabs.setMood('approve')
  visit.setServer('answer')
  visit.setRelay('link')
  visit.tabs.announce()
  await answerAll()
  for (const tab of visit.open) storeOf(tab).set(cancelPairing)
  // A tab whose wallet did not come back has nothing to leave: then the other does it.
  for (const tab of visit.open) {
    if (connectedWallets(tab).length > 0) await storeOf(tab).set(disconnect)
    await settle()
    await answerAll()
  }
  for (const tab of visit.open) expect(connectedWallets(tab).length, 'connected after leaving').toBe(0)
  await storeOf(first).set(connectWallet, 'alpha')
  await settle()
  for (const tab of others)
    expect(
      connectedWallets(tab).map(({ id }) => id),
      'after connecting in one tab',
    ).toEqual(connectedWallets(first).map(({ id }) => id))
  await checkSharedSignIn(visit, first, settle)
}

/** A visitor who signs in in one tab is signed in in the others. */
async function checkSharedSignIn(visit: Visit, first: Tab, settle: () => Promise<void>): Promise<void> {
  const statusOf = (tab: Tab) => storeOf(tab).get(signInProgressAtom).status
  if (statusOf(first) !== 'ready') return
  void storeOf(first).set(pressSign)
  await settle()
  for (const { page } of visit.open) await page.clock.advance(1_000)
  await settle()
  for (const tab of visit.open) expect(statusOf(tab), 'after signing in in one tab').toBe('signedIn')
}

/** Once the page is gone, and a minute more, nothing follows a wallet, waits for a phone or sleeps. */
export async function checkEnd(visit: Visit, settle: () => Promise<void>): Promise<void> {
  for (const { page } of visit.open) page.portico.destroy()
  while (visit.tabs.questions.length > 0) {
    visit.tabs.questions[0]?.answer(true)
    await settle()
  }
  for (const { page } of visit.open) {
    await page.clock.advance(60_000)
    expect(page.clock.sleepers(), 'who sleeps').toBe(0)
  }
  for (const wallet of walletsOf(visit)) expect(listenersOf(wallet), `listeners of ${wallet.id}`).toBe(0)
  expect(
    visit.peer.requests.every(({ signal }, number) => signal.aborted || visit.phoneRequests[number]?.isAnswered),
  ).toBe(true)
}

/** A link is shown exactly while a request of this page waits for its phone. */
function checkPairing({ tabs, peer, phoneRequests }: Visit, tab: Tab): void {
  const state = storeOf(tab).get(pairingAtom)
  const isAlive = ({ number, isAnswered, tab: asking, load }: (typeof phoneRequests)[number]) =>
    !isAnswered && asking === tab && load === tab.load && !peer.requests[number]?.signal.aborted
  const alive = phoneRequests.filter(isAlive)
  // The server is asked for a message before there is a link, and looks at what came with the answer.
  if (alive.length === 0 && tabs.questions.some(({ kind }) => kind === 'server')) return
  if (alive.length === 0) return expect(['requesting', 'ready'], 'without a request').not.toContain(state?.status)
  expect(alive, 'requests that wait').toHaveLength(1)
  expect(state?.status, 'a request that waits').toBe(alive[0]?.isLinked ? 'ready' : 'requesting')
}

function checkSignIn({ tabs, siwx, isServerSound }: Visit, tab: Tab): void {
  const store = storeOf(tab)
  const progress = store.get(signInProgressAtom)
  const account = store.get(signInAccountAtom)
  expect(progress.account, 'whom sign-in is about').toEqual(account)
  if (!account) {
    expect(progress.status).toBe('idle')
    const isAnybody = Object.values(store.get(connectionsAtom)).some(({ status }) => status !== 'disconnected')
    if (isServerSound && !isAnybody) expect(siwx.sessions, 'sessions of nobody').toEqual([])
    return
  }
  const isAsking = (kind: string) => tabs.questions.some((question) => question.kind === kind)
  const sleepers = tab.page.clock.sleepers()
  const { status } = progress
  if (status === 'checking') expect(isAsking('server') || sleepers > 0, 'somebody is looked for').toBe(true)
  if (status === 'signing' && progress.wait !== 'verifying') expect(isAsking('sign'), 'a signature').toBe(true)
  if (status === 'signing' && progress.wait === 'verifying') expect(isAsking('server') || sleepers > 0).toBe(true)
  if (status === 'signedIn') {
    const [session] = progress.sessions
    if (isServerSound) expect(siwx.sessions, 'what the page takes for a session').toContain(session)
    if (siwx.onAccountChange !== 'keep') expect(session?.data).toMatchObject({ chainId: account.chainId })
  }
  const isAsked = status === 'ready' || status === 'failed' || status === 'signing'
  if (isAsked && progress.isRequired && store.get(isOpenAtom))
    expect(store.get(routeAtom).name).toMatch(/^(SIWXSignMessage|UnsupportedChain|Networks|SwitchNetwork)$/)
}

/** If a changed account signs out, the server has sessions only of accounts that a tab is connected with. */
function checkSessions({ open, siwx, isServerSound }: Visit): void {
  if (siwx.onAccountChange !== 'signOut' || !isServerSound) return
  const here = open
    .flatMap((tab) => connectedWallets(tab))
    .flatMap(({ snapshot }) => snapshot.accounts.map(plainAddress))
  for (const { data } of siwx.sessions) expect(here, 'whom the server knows').toContain(data.accountAddress)
}
