import fc from 'fast-check'
import { loadMoreActivity } from '../../../src/state/money/activity/activity'
import { activeNetworkAtom } from '../../../src/state/core/visitor/networks'
import { refreshNfts } from '../../../src/state/money/nfts/nfts'
import { open } from '../../../src/state/shell/router/stack'
import { editSend } from '../../../src/state/money/send/draft'
import { fillMost } from '../../../src/state/money/send/most'
import { cancelSend, confirmSend, reviewSend } from '../../../src/state/money/send/send'
import { refreshTokens } from '../../../src/state/money/tokens/tokens'
import { friend, type MoneyVisit, type SourceMood, type SourceName } from './money'
import { quietly, type Step } from './randomWalk'
import { visitStep } from './visitSteps'

type Tab = MoneyVisit['open'][number]
type Mood = Parameters<MoneyVisit['tabs']['setMood']>[0]

const receiverAt = (tab: Tab) =>
  tab.page.portico.store.get(activeNetworkAtom).chainNamespace === 'solana' ? friend.solana : friend.eip155

/** Steps of a visitor with tokens, and of sources meanwhile, among all that happens in a visit. */
export function moneySteps(): fc.Arbitrary<readonly Step<MoneyVisit>[]> {
  const step = (name: string, run: (visit: MoneyVisit, tab: Tab) => void): Step<MoneyVisit> => ({
    name,
    run: (visit) => run(visit, visit.open[0] as Tab),
  })
  const steps: fc.Arbitrary<Step<MoneyVisit>>[] = [
    fc
      .tuple(
        fc.constantFrom<SourceName>('balances', 'balances', 'history', 'price', 'nfts'),
        fc.constantFrom<SourceMood>('answer', 'partly', 'fail', 'late'),
      )
      .map(([name, mood]) => step(`source(${name}, ${mood})`, (visit) => visit.setSource(name, mood))),
    fc
      .tuple(fc.nat(3), fc.boolean())
      .map(([index, isGood]) =>
        step(`lateAnswer(${index}, ${isGood})`, ({ late }) => late[index % Math.max(1, late.length)]?.(isGood)),
      ),
    fc
      .constantFrom('Account', 'Tokens', 'Transactions', 'WalletSend', 'WalletReceive')
      .map((name) =>
        step(`open(${name})`, (_visit, tab) => quietly(tab.page.portico.store.set(open, { name } as never))),
      ),
    fc
      .constantFrom(refreshTokens, refreshNfts, loadMoreActivity)
      .map((again) => step('again', (_visit, tab) => void tab.page.portico.store.set(again as typeof refreshTokens))),
    fc
      .tuple(fc.constantFrom('0.5', '', '9', '1'), fc.option(fc.constant('0x0000000000000000000000000000000000000002')))
      .map(([amount, token]) =>
        step(`edit(${amount}, ${token})`, (_visit, tab) =>
          tab.page.portico.store.set(editSend, { amount, to: receiverAt(tab), token: token ?? undefined }),
        ),
      ),
    fc.constant(step('most', (_visit, tab) => quietly(tab.page.portico.store.set(fillMost)))),
    fc.constant(step('review', (_visit, tab) => quietly(tab.page.portico.store.set(reviewSend)))),
    fc.constantFrom<Mood>('approve', 'reject', 'late').map((mood) =>
      step(`send(${mood})`, (visit, tab) => {
        visit.tabs.setMood(mood)
        quietly(tab.page.portico.store.set(confirmSend))
      }),
    ),
    fc.constant(step('cancel', (_visit, tab) => tab.page.portico.store.set(cancelSend))),
  ]
  const named = fc.oneof(...steps).map((one) => ({ ...one, [fc.toStringMethod]: () => one.name }) as Step<MoneyVisit>)
  const either = fc.oneof({ arbitrary: named, weight: 3 }, { arbitrary: visitStep(), weight: 1 })
  return fc.array(either, { minLength: 1, maxLength: 30, size: 'max' })
}
