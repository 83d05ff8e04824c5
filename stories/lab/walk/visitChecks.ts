import { expect } from 'vitest'
import { connectionsAtom, plainAddress } from '../../../src/state/connection/state'
import { pairingAtom } from '../../../src/state/pairing/state'
import { isOpenAtom, routeAtom } from '../../../src/state/router/stack'
import { signInAccountAtom, signInProgressAtom } from '../../../src/state/signIn/state'
import type { Visit } from './visit'
import { listenersOf } from './tabs'
import { checkWorld, connectedWallets, storeOf, walletsOf } from './walkChecks'

/** What has to be so whenever everything has settled. */
export function checkVisit(visit: Visit): void {
  checkWorld(visit)
  checkPairing(visit)
  checkSignIn(visit)
}

/** Once the page is gone, and a minute more, nobody follows a wallet, waits for a phone or sleeps. */
export async function checkEnd(visit: Visit, settle: () => Promise<void>): Promise<void> {
  const [tab] = visit.open
  if (!tab) return
  tab.page.portico.destroy()
  while (visit.tabs.questions.length > 0) {
    visit.tabs.questions[0]?.answer(true)
    await settle()
  }
  await tab.page.clock.advance(60_000)
  expect(tab.page.clock.sleepers(), 'who sleeps').toBe(0)
  for (const wallet of walletsOf(visit)) expect(listenersOf(wallet), `listeners of ${wallet.id}`).toBe(0)
  expect(
    visit.peer.requests.every(({ signal }, number) => signal.aborted || visit.phoneRequests[number]?.isAnswered),
  ).toBe(true)
}

/** A link is shown exactly while a request of this page waits for its phone. */
function checkPairing({ open: [tab], tabs, peer, phoneRequests }: Visit): void {
  if (!tab) return
  const state = storeOf(tab).get(pairingAtom)
  const isAlive = ({ number, isAnswered, load }: (typeof phoneRequests)[number]) =>
    !isAnswered && load === tab.load && !peer.requests[number]?.signal.aborted
  const alive = phoneRequests.filter(isAlive)
  // The server is asked for a message before there is a link, and looks at what came with the answer.
  if (alive.length === 0 && tabs.questions.some(({ kind }) => kind === 'server')) return
  if (alive.length === 0) return expect(['requesting', 'ready'], 'without a request').not.toContain(state?.status)
  expect(alive, 'requests that wait').toHaveLength(1)
  expect(state?.status, 'a request that waits').toBe(alive[0]?.isLinked ? 'ready' : 'requesting')
}

function checkSignIn({ open: [tab], tabs, siwx, isServerSound }: Visit): void {
  if (!tab) return
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
  if (siwx.onAccountChange !== 'signOut' || !isServerSound) return
  const here = connectedWallets(tab).flatMap(({ snapshot }) => snapshot.accounts.map(plainAddress))
  for (const { data } of siwx.sessions) expect(here, 'whom the server knows').toContain(data.accountAddress)
}
