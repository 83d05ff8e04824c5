import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import type { Lab } from '../../../../stories/lab/types'
import { createSharedStorage, type SharedPage } from '../../../../stories/lab/sharedStorage'
import { createLabWallet, type LabWallet } from '../../../../stories/lab/wallets/adapter'
import type { RequestAnswer } from '../../../chains/adapter'
import type { Eip1193Provider } from '../../../chains/eip155/provider'
import { UserRejectedError } from '../../../chains/errors/errors'
import { WalletResponseError } from '../../../chains/errors/walletErrors'
import type { EvmTransaction, TransactionFate } from '../../../chains/transactions'
import { connectWallet } from '../../session/connection/connect'
import { sendCalls } from '../calls/calls.late'
import { transactionsAtom } from '../transactions/transactions'
import { sendTransaction } from '../transactions/transactions.late'
import type { Intent } from './intent'
import { allIntentsAtom } from './memory'
import { openIntentsOf } from './openIntents'

/** Number of histories: set by `npm run walks`, a sample in the unit tests. */
const { PORTICO_LEDGER = '300', PORTICO_WALKS_SEED: seed, PORTICO_WALKS_PATH: path } = process.env
const numRuns = Number(PORTICO_LEDGER)

const accounts = [
  'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  'eip155:1:0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
] as const
const networks = ['eip155:1', 'eip155:10'] as const
const to = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const hashOf = (value: bigint) => `0x${`${value}`.padStart(64, '0')}`

/** A request as the wallet knows it. Its amount is unique, so it names the request. */
interface Asked {
  readonly value: bigint
  readonly page: number
  readonly account: (typeof accounts)[number]
  readonly networkId: (typeof networks)[number]
  /** Id of the request, of several calls. */
  readonly batch?: string | undefined
  /** The wallet's answer for the page that asked; absent once it was given. */
  answer?: { resolve: (answer: unknown) => void; reject: (error: unknown) => void } | undefined
  fate: 'held' | 'refused' | 'sent'
  /** The page was told its hash. */
  isTold?: boolean
  /** Other owners of the account have to approve it. */
  hasOwners?: boolean
  /** The visitor replaced it in the wallet. */
  replaced?: 'spedUp' | 'cancelled' | undefined
  /** The chain included it, or its replacement. */
  isIncluded: boolean
}

const answers = [
  'answer',
  'sendSilently',
  'refuse',
  'fail',
  'nonsense',
  'answerTwice',
  'answerAsOwner',
  'answerElsewhere',
  'answerWithOther',
] as const

type Step =
  | {
      readonly do: 'ask' | 'askBatch' | 'reload' | 'close' | 'switch' | 'switchNetwork' | 'leave' | 'goBack'
      readonly page: number
    }
  | { readonly do: (typeof answers)[number]; readonly which: number }
  | { readonly do: 'wait' | 'sleep'; readonly ms: number }
  | { readonly do: 'include' | 'reorganise' | 'spedUp' | 'cancelled'; readonly which: number }
  | { readonly do: 'cutOff' | 'forget' | 'lag' | 'reconnect' }

/** Results of requests in all histories. */
const seen = new Set<string>()

const turns = async () => {
  for (let count = 0; count < 6; count += 1) await new Promise<void>((resolve) => setImmediate(resolve))
}

class World {
  readonly asked: Asked[] = []
  readonly shared = createSharedStorage()
  readonly pages: (Lab | null)[] = []
  private readonly wallets: LabWallet[] = []
  private readonly opened = new Set<number>()
  /** Listeners of each page to answers that arrive there. */
  private readonly listeners = [0, 1].map(() => new Set<(answer: RequestAnswer) => void>())
  /** The account that the wallet has in use. */
  private inUse: 0 | 1 = 0
  /** The network that the wallet has in use. */
  private onNetwork: 0 | 1 = 0
  /** Requests whose page still shows that it waits for the wallet. */
  private readonly waiting = new Set<bigint>()
  private next = 1n
  /** Pages in the back/forward cache, with the time that went by meanwhile, in milliseconds. */
  private readonly left = new Map<number, number>()
  private readonly storages: SharedPage[] = []
  /** State of the nodes of every page. */
  private nodes: 'right' | 'away' | 'forgetful' | 'behind' = 'right'

  /** The wallet's account and network. Accounts are the same on both networks. */
  private get snapshot() {
    const networkId = networks[this.onNetwork]
    const own = accounts.map((account) => account.replace('eip155:1', networkId) as (typeof accounts)[number])
    return { address: own[this.inUse]!, accounts: own, networkId }
  }

  async open(index: number): Promise<void> {
    const hold = (value: bigint, batch?: string) =>
      new Promise<unknown>((resolve, reject) => {
        this.asked.push({
          value,
          page: index,
          account: this.snapshot.address,
          networkId: networks[this.onNetwork],
          batch,
          answer: { resolve, reject },
          fate: 'held',
          isIncluded: false,
        })
      })
    const provider: Eip1193Provider = {
      request: async ({ method, params }) => {
        const [given] = (params ?? []) as readonly unknown[]
        if (method === 'wallet_getCapabilities') {
          const atomic = { status: 'supported' }
          return { '0x1': { atomic }, '0xa': { atomic } }
        }
        if (method === 'wallet_getCallsStatus') return this.statusOf(given)
        if (method !== 'wallet_sendCalls') throw Object.assign(new Error(method), { code: 4200 })
        const { id, calls } = given as { id: string; calls: readonly { value: string }[] }
        return hold(BigInt(calls[0]?.value ?? 0), id)
      },
    }
    const wallet = createLabWallet('Alpha', {
      provider,
      onSend: (transaction, options) => {
        const { value = 0n } = transaction as EvmTransaction
        options?.onRequest?.(`${value}`)
        return hold(value) as Promise<string>
      },
      answerListeners: this.listeners[index],
      isPermitted: this.opened.has(index),
      snapshot: this.snapshot,
    })
    this.wallets[index] = wallet
    this.opened.add(index)
    const page = this.shared.openPage()
    this.storages[index] = page
    const lab = createLab({ storage: page.storage, followStorage: page.followStorage, wallets: [wallet] })
    this.pages[index] = lab
    lab.portico.store.sub(transactionsAtom, () => undefined)
    if (lab.adapter.find('alpha').isPermitted) await lab.portico.ready()
    else await lab.portico.store.set(connectWallet, 'alpha')
    this.tellChain()
    await turns()
  }

  private close(index: number): void {
    this.pages[index]?.portico.destroy()
    this.pages[index] = null
    this.left.delete(index)
    for (const one of this.asked) if (one.page === index) one.answer = undefined
  }

  /** Pages that are open and run. */
  private get shown(): readonly (readonly [number, Lab])[] {
    return this.pages.flatMap((page, index) => (page && !this.left.has(index) ? [[index, page] as const] : []))
  }

  /** The page returns from the back/forward cache: it missed the events of its wallet. */
  private async goBack(index: number): Promise<void> {
    const missedMs = this.left.get(index)
    if (missedMs === undefined) return
    this.left.delete(index)
    this.tellChain()
    this.storages[index]?.thaw()
    this.wallets[index]?.change(this.snapshot)
    await this.pages[index]?.clock.jump(missedMs)
  }

  private async pass(ms: number, how: 'advance' | 'jump'): Promise<void> {
    for (const [index, missedMs] of this.left) this.left.set(index, missedMs + ms)
    for (const [, { clock }] of this.shown) await clock[how](ms)
  }

  /** Answer of the wallet to `wallet_getCallsStatus`. */
  private statusOf(id: unknown): unknown {
    const one = this.asked.find(({ batch }) => batch === id)
    if (one?.fate !== 'sent') throw Object.assign(new Error('Unknown bundle'), { code: 5730 })
    if (!one.isIncluded) return { status: 100, atomic: true, receipts: [] }
    return { status: 200, atomic: true, receipts: [{ transactionHash: hashOf(one.value), status: '0x1' }] }
  }

  /** Copies the state of the chain to every page. */
  private tellChain(): void {
    const included = this.asked.filter((one) => one.isIncluded && !one.batch && !one.replaced)
    for (const [, { adapter }] of this.shown) {
      adapter.isAway = this.nodes === 'away'
      // The nodes stay at the block that they had.
      if (this.nodes === 'behind') continue
      const isKnown = this.nodes === 'right'
      adapter.included = isKnown
        ? included.map(({ value }) => ({ hash: hashOf(value), transaction: { to, value } }))
        : []
      adapter.fates = isKnown ? Object.fromEntries(this.asked.map((one) => [hashOf(one.value), this.fateOf(one)])) : {}
    }
  }

  private fateOf({ value, isIncluded, replaced, hasOwners }: Asked): TransactionFate {
    if (!isIncluded) return { state: 'sent', ...(hasOwners && { owners: { block: 1, required: 2, total: 3 } }) }
    const by = hashOf(value + 10n ** 6n)
    if (replaced) return { state: 'replaced', isFinal: false, by: { hash: by, kind: replaced, hasFailed: false } }
    return {
      state: 'confirmed',
      isFinal: false,
      ...(hasOwners && { by: { hash: by, kind: 'executed', hasFailed: false } }),
    }
  }

  private pick(which: number, isRight: (one: Asked) => boolean): Asked | undefined {
    const right = this.asked.filter(isRight)
    return right[which % (right.length || 1)]
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'ask':
      case 'askBatch': {
        const store = this.pages[step.page]?.portico.store
        if (!store || this.left.has(step.page)) break
        const value = this.next++
        this.waiting.add(value)
        const calls = [{ to, value }, { to }]
        const sent = step.do === 'ask' ? store.set(sendTransaction, { to, value }) : store.set(sendCalls, { calls })
        void sent.catch(() => undefined).finally(() => this.waiting.delete(value))
        break
      }
      case 'reload':
        this.close(step.page)
        await this.open(step.page)
        break
      case 'close':
        this.close(step.page)
        break
      case 'leave':
        if (!this.pages[step.page] || this.left.has(step.page)) break
        this.left.set(step.page, 0)
        this.storages[step.page]?.freeze()
        break
      case 'goBack':
        await this.goBack(step.page)
        break
      case 'switch':
      case 'switchNetwork':
        if (step.do === 'switch') this.inUse = this.inUse === 0 ? 1 : 0
        else this.onNetwork = this.onNetwork === 0 ? 1 : 0
        for (const [index] of this.shown) this.wallets[index]?.change(this.snapshot)
        break
      case 'wait':
        await this.pass(step.ms, 'advance')
        break
      case 'sleep':
        await this.pass(step.ms, 'jump')
        break
      case 'cutOff':
      case 'forget':
      case 'lag':
      case 'reconnect':
        this.nodes = ({ cutOff: 'away', forget: 'forgetful', lag: 'behind', reconnect: 'right' } as const)[step.do]
        break
      case 'include': {
        const one = this.pick(step.which, ({ fate, isIncluded }) => fate === 'sent' && !isIncluded)
        if (one) one.isIncluded = true
        break
      }
      case 'reorganise': {
        // The transaction of a batch is final with the word of its wallet.
        const one = this.pick(step.which, ({ isIncluded, batch }) => isIncluded && !batch)
        if (one) one.isIncluded = false
        break
      }
      case 'spedUp':
      case 'cancelled': {
        const isOpen = ({ isTold, isIncluded, batch, hasOwners }: Asked) =>
          isTold && !isIncluded && !batch && !hasOwners
        const one = this.pick(step.which, (each) => isOpen(each) === true)
        if (one) [one.replaced, one.isIncluded] = [step.do, true]
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

  private answer(how: (typeof answers)[number], one?: Asked): void {
    if (!one) return
    const { batch } = one
    // The port of the wallet is closed while the page is in the cache.
    const answer = this.left.has(one.page) ? undefined : one.answer
    const isSent = how !== 'refuse'
    one.fate = isSent ? 'sent' : 'refused'
    // A wallet that fails, or answers nonsense, may have sent all the same.
    one.isIncluded = how === 'fail' || how === 'nonsense' || how === 'sendSilently'
    one.hasOwners = how === 'answerAsOwner' && !batch
    one.answer = undefined
    if (how === 'answer' || how === 'answerTwice' || how === 'answerAsOwner') {
      one.isTold = answer !== undefined
      answer?.resolve(batch ? { id: batch } : hashOf(one.value))
    }
    if (how === 'answerElsewhere') {
      // It arrives on the other page, and the page that asked hears nothing.
      const other = 1 - one.page
      const isHeard = this.pages[other] && !this.left.has(other)
      one.isIncluded = batch !== undefined || !isHeard
      one.isTold = !one.isIncluded
      if (!isHeard) return
      for (const listener of this.listeners[other] ?? [])
        listener({ requestId: `${one.value}`, hash: hashOf(one.value) })
    }
    if (how === 'answerWithOther') {
      // Without an earlier hash, the wallet answers with its own.
      const other = this.pick(0, (each) => each !== one && each.isTold === true && !each.batch)
      one.isIncluded = batch !== undefined || other !== undefined
      one.isTold = answer !== undefined && !one.isIncluded
      answer?.resolve(batch ? { id: batch } : hashOf((other ?? one).value))
    }
    if (how === 'answerTwice') answer?.reject(new UserRejectedError('no'))
    if (how === 'refuse') answer?.reject(batch ? { code: 4001, message: 'no' } : new UserRejectedError('no'))
    if (how === 'fail') answer?.reject(new Error('failed to fetch'))
    if (how === 'nonsense' && batch) answer?.resolve({ id: 31 })
    else if (how === 'nonsense') answer?.reject(new WalletResponseError('31 bytes'))
  }

  private intentOf(intents: readonly Intent[], { value, batch }: Asked): Intent | undefined {
    if (batch) return intents.find(({ id }) => id === batch)
    return intents.find(
      (one) =>
        !one.batch && (one.search?.value === `${value}` || (one.search === undefined && one.hash === hashOf(value))),
    )
  }

  /** Both rules, at any moment. */
  check(): void {
    for (const [index, { portico }] of this.shown) {
      const { store } = portico
      const intents = store.get(allIntentsAtom)
      for (const one of this.asked) {
        const intent = this.intentOf(intents, one)
        if (!intent) throw new Error(`Page ${index} does not know request ${one.value}`)
        if (one.fate !== 'held') continue
        const open = openIntentsOf(store.get, one.account, one.networkId)
        // While the wallet has it, the page that waits for it shows that, and every other review warns.
        expect(intent.status, `held request ${one.value} at page ${index}`).toMatch(/^(asked|unanswered)$/)
        const isWaitedFor = one.page === index && one.answer !== undefined && this.waiting.has(one.value)
        expect(isWaitedFor || open.includes(intent), `page ${index} warns of ${one.value}`).toBe(true)
      }
    }
  }

  /** After one interval with chain and wallet in reach, what is shown is what is there. */
  checkAtRest(): void {
    for (const [index, { portico }] of this.shown) {
      const { store } = portico
      const intents = store.get(allIntentsAtom)
      for (const one of this.asked) {
        const intent = this.intentOf(intents, one)
        seen.add(`${one.batch ? 'batch' : 'transaction'} ${intent?.status}${intent?.by ? ` ${intent.by.kind}` : ''}`)
        const end = one.replaced ? 'replaced' : 'confirmed'
        if (one.isIncluded) expect(intent?.status, `request ${one.value} at page ${index}`).toBe(end)
        if (one.isIncluded && one.batch)
          expect(intents.some(({ hash, batch }) => !batch && hash === hashOf(one.value))).toBe(true)
        if (one.fate === 'sent' && !one.replaced) expect(intent?.status).not.toMatch(/^(failed|replaced)$/)
        const isWaiting = one.isTold === true && !one.isIncluded
        if (isWaiting) expect(intent?.status).toBe('pending')
        if (isWaiting && one.hasOwners) expect(intent?.owners).toMatchObject({ required: 2 })
      }
    }
  }

  stop(): void {
    for (const [, { portico }] of this.shown) portico.destroy()
  }
}

const page = fc.constantFrom(0, 1)
const which = fc.nat(5)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('ask' as const, 'ask', 'askBatch'), page }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('reload' as const, 'close', 'switch', 'switchNetwork', 'leave', 'goBack'),
      page,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(...answers),
      which,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('include' as const, 'include', 'reorganise', 'spedUp', 'cancelled'),
      which,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 61_000, 300_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('sleep' as const), ms: fc.constantFrom(61_000, 300_000, 7_200_000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('cutOff' as const, 'forget', 'lag', 'reconnect') }) },
)

it(
  `nothing that a wallet may still send is forgotten, and nothing on chain is called failed, in ${numRuns} histories`,
  async () => {
    // Loading this code takes real time.
    await import('./batch/followBatch.late')
    const replayed = { ...(seed && { seed: Number(seed) }), ...(path && { path }) }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const world = new World()
        for (const index of [0, 1]) await world.open(index)
        for (const one of steps) {
          await world.take(one)
          world.check()
        }
        for (const page of [0, 1]) {
          if (!world.pages[page]) await world.open(page)
          await world.take({ do: 'goBack', page })
        }
        await world.take({ do: 'reconnect' })
        for (let count = 0; count < 3; count += 1) await world.take({ do: 'wait', ms: 61_000 })
        world.check()
        world.checkAtRest()
        world.stop()
      }),
      { numRuns, ...replayed },
    )
    if (numRuns < 3_000 || path) return
    const results = ['declined', 'unanswered', 'pending', 'confirmed']
    const all = ['batch', 'transaction'].flatMap((kind) => results.map((result) => `${kind} ${result}`))
    const changed = ['confirmed executed', 'replaced spedUp', 'replaced cancelled'].map((end) => `transaction ${end}`)
    expect([...seen]).toEqual(expect.arrayContaining([...all, ...changed]))
  },
  60_000 + numRuns * 400,
)
