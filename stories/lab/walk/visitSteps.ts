import fc from 'fast-check'
import { UserRejectedError } from '../../../src/chains/errors/errors'
import { back, requestClose } from '../../../src/state/shell/router/navigation'
import { pairWallet } from '../../../src/state/session/pairing/pairing'
import { cancelPairing } from '../../../src/state/session/pairing/state'
import { cancelSignIn } from '../../../src/state/session/signIn/cancelSignIn'
import { pressSign } from '../../../src/state/session/signIn/pressSign'
import { signIn, signOut } from '../../../src/state/session/signIn/signIn'
import { startPairing } from '../../../src/state/session/wallets/select'
import { commandsFor, quietly, type Step } from './randomWalk'
import type { Mood } from './tabs'
import type { RelayMood, ServerMood, Visit } from './visit'
import { storeOf } from './walkChecks'

const step = (name: string, run: Step<Visit>['run']): Step<Visit> => ({ name, run })

const tabOf = ({ open }: Visit, index: number) => {
  const tab = open[index]
  if (!tab) throw new Error('No tab')
  return tab
}
const store = (visit: Visit, index: number) => storeOf(tabOf(visit, index))

/** Answers a request of the phone, the newest with 0; also one that is not awaited any more. */
function answerOnPhone({ peer, phoneRequests, paired }: Visit, age: number, answer: 'yes' | 'no' | 'fault'): void {
  const request = phoneRequests.at(-1 - (age % Math.max(1, phoneRequests.length)))
  if (!request?.isLinked || request.isAnswered) return
  request.isAnswered = true
  if (answer === 'no') return peer.fail(new UserRejectedError('no'), request.number)
  if (answer === 'fault') return peer.fail(new Error('The phone is gone'), request.number)
  quietly(peer.approve(request.number).then(() => paired?.()))
}

const moods = fc.constantFrom<Mood>('approve', 'approve', 'approve', 'reject', 'late')
const waits = fc.constantFrom(1_000, 5_000, 20_000, 65_000, 230_000, 3_600_000)

/** Weights of the steps, in the order below: steps that lead somewhere more often than those that lead away. */
const weights = [8, 3, 3, 1, 4, 1, 2, 2, 5, 2, 7, 1, 2, 1, 1, 1, 2, 9, 1, 2, 1, 2, 1, 2]

/** Everything that a person, the wallets, the phone, the relay, the server and time do in one tab, or several. */
export function visitStep(tabCount = 1): fc.Arbitrary<Step<Visit>> {
  const tabs = fc.nat(tabCount - 1)
  /** A step in one of the tabs. */
  const inTab = (name: string, run: (visit: Visit, index: number) => ReturnType<Step<Visit>['run']>) =>
    tabs.map((index) => step(`${name}(${index})`, (visit) => run(visit, index)))
  const moodyInTab = (name: string, run: (visit: Visit, index: number) => void) =>
    fc.tuple(tabs, moods).map(([index, mood]) =>
      step(`${name}(${index}, ${mood})`, (visit) => {
        visit.tabs.setMood(mood)
        run(visit, index)
      }),
    )
  const steps = [
    ...commandsFor(tabCount, 6),
    fc
      .tuple(tabs, fc.constantFrom<RelayMood>('link', 'link', 'stall', 'fail'), fc.boolean())
      .map(([index, mood, isViewed]) =>
        step(`pair(${index}, ${mood}, ${isViewed})`, (visit) => {
          visit.setRelay(mood)
          if (isViewed) store(visit, index).set(startPairing)
          else quietly(store(visit, index).set(pairWallet))
        }),
      ),
    fc.nat(2).map((age) =>
      step(`link(${age})`, ({ peer, phoneRequests }) => {
        const request = phoneRequests.at(-1 - (age % Math.max(1, phoneRequests.length)))
        if (!request || request.isLinked || request.isAnswered) return
        request.isLinked = true
        peer.link(request.number)
      }),
    ),
    fc
      .tuple(fc.constantFrom(0, 0, 0, 1, 2), fc.constantFrom('yes', 'yes', 'yes', 'no', 'fault'))
      .map(([age, answer]) => step(`phone(${age}, ${answer})`, (visit) => answerOnPhone(visit, age, answer))),
    inTab('cancelPairing', (visit, index) => void store(visit, index).set(cancelPairing)),
    waits.map((ms) =>
      step(`wait(${ms})`, ({ open }) => async () => {
        for (const { page } of open) await page.clock.advance(ms)
      }),
    ),
    inTab('back', (visit, index) => void store(visit, index).set(back)),
    inTab('requestClose', (visit, index) => void store(visit, index).set(requestClose)),
    fc
      .subarray(['alpha', 'beta', 'gamma', 'delta'], { minLength: 1 })
      .map((ids) => step(`late(${ids})`, ({ tabs: world }) => world.setLate(ids))),
    fc.constant(step('announce', ({ tabs: world }) => world.announce())),
    moodyInTab('sign', (visit, index) => void store(visit, index).set(pressSign)),
    moodyInTab('cancelSignIn', (visit, index) => void store(visit, index).set(cancelSignIn)),
    inTab('signIn', (visit, index) => quietly(store(visit, index).set(signIn))),
    inTab('signOut', (visit, index) => quietly(store(visit, index).set(signOut))),
    fc
      .constantFrom<ServerMood>('answer', 'answer', 'answer', 'refuse', 'fail', 'stall')
      .map((mood) => step(`server(${mood})`, (visit) => visit.setServer(mood))),
    fc.constant(
      step('forgottenByTheServer', (visit) => {
        visit.siwx.sessions = []
        visit.isServerSound = false
      }),
    ),
    inTab('comeBack', (visit, index) => visit.comeBack(index)),
  ]
  const named = steps.map((arbitrary, index) => ({
    arbitrary: arbitrary.map((one) => ({ ...one, [fc.toStringMethod]: () => one.name })),
    weight: weights[index] ?? 1,
  }))
  return fc.oneof(...named)
}

/** As many of them as a visit has. */
export const visitSteps = (tabCount = 1): fc.Arbitrary<readonly Step<Visit>[]> =>
  fc.array(visitStep(tabCount), { minLength: 1, maxLength: 30, size: 'max' })
