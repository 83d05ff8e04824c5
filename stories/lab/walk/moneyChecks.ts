import { expect } from 'vitest'
import { accountAtom } from '../../../src/state/session/account/account'
import { activityAtom, loadMoreActivity } from '../../../src/state/money/activity/activity'
import { activeNetworkAtom } from '../../../src/state/core/visitor/networks'
import { nftsAtom, refreshNfts } from '../../../src/state/money/nfts/nfts'
import { editSend } from '../../../src/state/money/send/draft'
import { sendFormAtom } from '../../../src/state/money/send/form'
import { sendReviewAtom } from '../../../src/state/money/send/review'
import { cancelSend, confirmSend, reviewSend } from '../../../src/state/money/send/send'
import { refreshTokens, tokensAtom } from '../../../src/state/money/tokens/tokens'
import { friend, type MoneyVisit } from './money'
import { connectedWallets, storeOf } from './walkChecks'

/** There is no wait for a source that is not asked, or for a wallet that is not. */
export function checkMoney({ open, late, tabs }: MoneyVisit): void {
  for (const tab of open) {
    const store = storeOf(tab)
    const isThere = store.get(accountAtom) !== null && !('isUnsupported' in store.get(activeNetworkAtom))
    for (const held of [store.get(tokensAtom), store.get(nftsAtom)]) {
      if (held.status === 'loading') expect(late.length, 'a source that is asked').toBeGreaterThan(0)
      if (held.status === 'failed') expect(held.error).toBeInstanceOf(Error)
    }
    const { status, activity, error } = store.get(activityAtom)
    if (isThere && status === 'loading') expect(late.length, 'a history that is asked').toBeGreaterThan(0)
    if (status === 'failed') expect(error).toBeInstanceOf(Error)
    expect(new Set(activity.map(({ hash }) => hash)).size, 'rows that repeat').toBe(activity.length)
    if (store.get(sendReviewAtom)?.step === 'asking')
      expect(
        tabs.questions.some(({ kind }) => kind === 'sign'),
        'a wallet that is asked',
      ).toBe(true)
  }
}

/** Once everything answers again: what the account has is seen, and what happened, and something is sent: says whether it was, as a network or a wallet may be one without. */
export async function checkWayOn(visit: MoneyVisit, settle: () => Promise<void>): Promise<boolean> {
  const [tab] = visit.open
  if (!tab) return false
  const store = storeOf(tab)
  for (const name of ['balances', 'history', 'price', 'nfts'] as const) visit.setSource(name, 'answer')
  visit.tabs.setMood('approve')
  visit.setServer('answer')
  visit.setRelay('link')
  for (let round = 0; round < 50 && visit.tabs.questions.length + visit.late.length > 0; round += 1) {
    visit.tabs.questions[0]?.answer(true)
    while (visit.late.length > 0) visit.late[0]?.(true)
    await settle()
  }
  if (connectedWallets(tab, 'eip155').length === 0) await tab.page.portico.connect('alpha').catch(() => undefined)
  await settle()
  if (store.get(accountAtom) === null || 'isUnsupported' in store.get(activeNetworkAtom)) return false
  for (const again of [refreshTokens, refreshNfts]) store.set(again)
  void store.set(loadMoreActivity)
  await settle()
  // A list that was told in part is told in full when it is read the next time.
  await tab.page.clock.advance(30_000)
  await settle()
  expect(store.get(tokensAtom)).toMatchObject({ status: 'ready', value: [{ price: '2' }, { price: '2' }] })
  expect(store.get(nftsAtom)).toMatchObject({ status: 'ready', value: [{}, {}] })
  expect(store.get(activityAtom).status).toBe('ready')
  if (store.get(activeNetworkAtom).chainNamespace !== 'eip155') return false
  store.set(cancelSend)
  store.set(editSend, { amount: '0.001', to: friend.eip155, token: undefined })
  await settle()
  expect(store.get(sendFormAtom)?.gap).toBeNull()
  await store.set(reviewSend)
  expect(store.get(sendReviewAtom), 'what is looked at').not.toBeNull()
  const canSend = connectedWallets(tab, 'eip155').some(({ id }) => visit.tabs.wallets.some((one) => one.id === id))
  if (!canSend) return false
  await store.set(confirmSend)
  expect(store.get(sendReviewAtom)?.sent, 'what was sent').not.toBeNull()
  return true
}
