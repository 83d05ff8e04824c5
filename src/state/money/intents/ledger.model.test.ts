import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import type { Lab } from '../../../../stories/lab/types'
import { createSharedStorage } from '../../../../stories/lab/sharedStorage'
import { createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { UserRejectedError } from '../../../chains/errors/errors'
import { WalletResponseError } from '../../../chains/errors/walletErrors'
import type { EvmTransaction, TransactionFate } from '../../../chains/transactions'
import { connectWallet } from '../../session/connection/connect'
import { transactionsAtom } from '../transactions/transactions'
import { sendTransaction } from '../transactions/transactions.late'
import { allIntentsAtom } from './memory'
import { openIntentsOf } from './openIntents'

/** Number of histories: set by `npm run walks`, a sample in the unit tests. */
const { PORTICO_LEDGER = '300', PORTICO_WALKS_SEED: seed, PORTICO_WALKS_PATH: path } = process.env
const numRuns = Number(PORTICO_LEDGER)

const account = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
const to = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const hashOf = (value: bigint) => `0x${`${value}`.padStart(64, '0')}`

/** A request as the wallet knows it. Its amount is unique, so it names the request. */
interface Asked {
  readonly value: bigint
  readonly page: number
  /** The wallet's answer for the page that asked; absent once it was given. */
  answer?: { resolve: (hash: string) => void; reject: (error: unknown) => void } | undefined
  fate: 'held' | 'refused' | 'sent'
  /** The chain included it. */
  isIncluded: boolean
}

type Step =
  | { readonly do: 'ask' | 'reload'; readonly page: number }
  | { readonly do: 'answer' | 'sendSilently' | 'refuse' | 'fail' | 'nonsense' | 'answerTwice'; readonly which: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'include' | 'reorganise' | 'confirm'; readonly which: number }
  | { readonly do: 'cutOff' | 'reconnect' }

const turns = async () => {
  for (let count = 0; count < 6; count += 1) await new Promise<void>((resolve) => setImmediate(resolve))
}

class World {
  readonly asked: Asked[] = []
  readonly shared = createSharedStorage()
  readonly pages: Lab[] = []
  /** Requests whose page still shows that it waits for the wallet. */
  private readonly waiting = new Set<bigint>()
  private next = 1n
  private isAway = false

  async open(index: number): Promise<void> {
    const onSend = (transaction: unknown) =>
      new Promise<string>((resolve, reject) => {
        const { value = 0n } = transaction as EvmTransaction
        this.asked.push({ value, page: index, answer: { resolve, reject }, fate: 'held', isIncluded: false })
      })
    const lab = createLab({
      ...this.shared.openPage(),
      wallets: [createLabWallet('Alpha', { onSend, isPermitted: this.pages[index] !== undefined })],
    })
    this.pages[index] = lab
    lab.portico.store.sub(transactionsAtom, () => undefined)
    if (lab.adapter.find('alpha').isPermitted) await lab.portico.ready()
    else await lab.portico.store.set(connectWallet, 'alpha')
    this.tellChain()
    await turns()
  }

  /** Copies the state of the chain to every page. */
  private tellChain(): void {
    const included = this.asked.filter((one) => one.isIncluded)
    for (const { adapter } of this.pages) {
      adapter.included = this.isAway
        ? []
        : included.map(({ value }) => ({ hash: hashOf(value), transaction: { to, value } }))
      adapter.fates = this.isAway
        ? {}
        : Object.fromEntries(this.asked.map((one) => [hashOf(one.value), this.fateOf(one)]))
    }
  }

  private fateOf({ isIncluded }: Asked): TransactionFate {
    return isIncluded ? { state: 'confirmed', isFinal: false } : { state: 'sent' }
  }

  private pick(which: number, isRight: (one: Asked) => boolean): Asked | undefined {
    const right = this.asked.filter(isRight)
    return right[which % (right.length || 1)]
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'ask': {
        const value = this.next++
        this.waiting.add(value)
        this.pages[step.page]?.portico.store
          .set(sendTransaction, { to, value })
          .catch(() => undefined)
          .finally(() => this.waiting.delete(value))
        break
      }
      case 'reload':
        this.pages[step.page]?.portico.destroy()
        for (const one of this.asked) if (one.page === step.page) one.answer = undefined
        await this.open(step.page)
        break
      case 'wait':
        for (const { clock } of this.pages) await clock.advance(step.ms)
        break
      case 'cutOff':
      case 'reconnect':
        this.isAway = step.do === 'cutOff'
        break
      case 'include':
      case 'confirm':
      case 'reorganise': {
        const isIncluded = step.do !== 'reorganise'
        const one = this.pick(step.which, ({ fate, isIncluded: is }) => fate === 'sent' && is !== isIncluded)
        if (one) one.isIncluded = isIncluded
        break
      }
      default:
        this.answer(
          step.do,
          this.pick(step.which, ({ fate }) => fate === 'held'),
        )
    }
    this.tellChain()
    await turns()
  }

  private answer(how: 'answer' | 'sendSilently' | 'refuse' | 'fail' | 'nonsense' | 'answerTwice', one?: Asked): void {
    if (!one) return
    const { answer } = one
    const isSent = how !== 'refuse'
    one.fate = isSent ? 'sent' : 'refused'
    // A wallet that fails, or answers nonsense, may have sent all the same.
    one.isIncluded = how === 'fail' || how === 'nonsense' || how === 'sendSilently'
    one.answer = undefined
    if (how === 'answer' || how === 'answerTwice') answer?.resolve(hashOf(one.value))
    if (how === 'answerTwice') answer?.reject(new UserRejectedError('no'))
    if (how === 'refuse') answer?.reject(new UserRejectedError('no'))
    if (how === 'fail') answer?.reject(new Error('failed to fetch'))
    if (how === 'nonsense') answer?.reject(new WalletResponseError('31 bytes'))
  }

  /** Both rules, at any moment. */
  check(): void {
    for (const [index, { portico }] of this.pages.entries()) {
      const { store } = portico
      const intents = store.get(allIntentsAtom)
      const open = openIntentsOf(store.get, account, 'eip155:1')
      for (const one of this.asked) {
        const intent = intents.find(
          ({ search, hash }) => search?.value === `${one.value}` || hash === hashOf(one.value),
        )
        if (!intent) throw new Error(`Page ${index} does not know request ${one.value}`)
        if (one.fate !== 'held') continue
        // While the wallet has it, the page that waits for it shows that, and every other review warns.
        expect(intent.status, `held request ${one.value} at page ${index}`).toMatch(/^(asked|unanswered)$/)
        const isWaitedFor = one.page === index && one.answer !== undefined && this.waiting.has(one.value)
        expect(isWaitedFor || open.includes(intent), `page ${index} warns of ${one.value}`).toBe(true)
      }
    }
  }

  /** After one interval with chain and wallet in reach, what is shown is what is there. */
  checkAtRest(): void {
    for (const [index, { portico }] of this.pages.entries()) {
      const sent = portico.store.get(transactionsAtom)
      const intents = portico.store.get(allIntentsAtom)
      for (const one of this.asked) {
        const found = sent.find(({ hash }) => hash === hashOf(one.value))
        if (one.isIncluded) expect(found?.status, `request ${one.value} at page ${index}`).toBe('confirmed')
        const intent = intents.find(({ search }) => search?.value === `${one.value}`)
        if (one.fate === 'sent') expect(intent?.status).not.toMatch(/^(failed|replaced)$/)
      }
    }
  }

  stop(): void {
    for (const { portico } of this.pages) portico.destroy()
  }
}

const page = fc.constantFrom(0, 1)
const which = fc.nat(5)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('ask' as const), page }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), page }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('answer' as const, 'sendSilently', 'refuse', 'fail', 'nonsense', 'answerTwice'),
      which,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('include' as const, 'reorganise'), which }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 61_000, 300_000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('cutOff' as const, 'reconnect') }) },
)

it(
  `nothing that a wallet may still send is forgotten, and nothing on chain is called failed, in ${numRuns} histories`,
  async () => {
    const replayed = { ...(seed && { seed: Number(seed) }), ...(path && { path }) }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const world = new World()
        for (const index of [0, 1]) await world.open(index)
        for (const one of steps) {
          await world.take(one)
          world.check()
        }
        await world.take({ do: 'reconnect' })
        for (let count = 0; count < 3; count += 1) await world.take({ do: 'wait', ms: 61_000 })
        world.check()
        world.checkAtRest()
        world.stop()
      }),
      { numRuns, ...replayed },
    )
  },
  60_000 + numRuns * 400,
)
