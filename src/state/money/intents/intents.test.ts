import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { labNetworks } from '../../../../stories/lab/networks'
import { createSharedStorage } from '../../../../stories/lab/sharedStorage'
import { createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { UserRejectedError } from '../../../chains/errors/errors'
import { UnansweredError } from '../../../chains/errors/unanswered'
import { WalletResponseError } from '../../../chains/errors/walletErrors'
import { defineNetwork, type NetworkInput } from '../../../chains/network'
import { memoryStorage } from '../../core/storage'
import { connectWallet } from '../../session/connection/connect'
import { snackAtom } from '../../shell/feedback/feedback'
import { sentPageOf } from '../tokens/explorer'
import type { SentTransaction } from '../transactions/sent'
import { sendingAtom } from '../transactions/state'
import { transactionsAtom } from '../transactions/transactions'
import { dismissIntent } from '../transactions/check'
import { openIntentsOf } from './openIntents'
import { checkNow, sendTransaction } from '../transactions/transactions.late'
import { activityAtom } from '../activity/activity'
import type { Intent } from './intent'
import { intentsKey, withinLimits } from './ledger'
import { allIntentsAtom } from './memory'

const hashOf = (number: number) => `0x${`${number}`.padStart(64, '0')}`
const payment = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 5n }
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
const answerMs = 300_000
const account = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const

/** A page with a wallet that answers each transaction when the test says so. */
async function openPage(options: Parameters<typeof createLab>[0] = {}, isPermitted = false) {
  const answers: { resolve: (hash: string) => void; reject: (error: unknown) => void }[] = []
  const onSend = () => new Promise<string>((resolve, reject) => answers.push({ resolve, reject }))
  const lab = createLab({ wallets: [createLabWallet('Alpha', { onSend, isPermitted })], ...options })
  const { store } = lab.portico
  store.sub(transactionsAtom, () => undefined)
  if (isPermitted) await lab.portico.ready()
  else await store.set(connectWallet, 'alpha')
  await settle()
  const ask = () => {
    const sending = store.set(sendTransaction, payment)
    sending.catch(() => undefined)
    return sending
  }
  const intents = () => store.get(allIntentsAtom)
  return {
    ...lab,
    store,
    answers,
    ask,
    intents,
    states: () => intents().map(({ status }) => status),
    snack: () => store.get(snackAtom)?.message,
    told: () => lab.events.filter(({ event }) => event.startsWith('INTENT_')).map(({ event }) => event),
  }
}

describe('a transaction of a contract account with several owners', () => {
  const hash = hashOf(7)
  const executed = hashOf(8)
  const owners = { block: 5, required: 2, total: 3 }

  /** The account's wallet answered with the hash that its owners approve. */
  async function openWaiting(options: Parameters<typeof openPage>[0] = {}) {
    const page = await openPage(options)
    page.adapter.fates = { [hash]: { state: 'sent', owners } }
    const sending = page.ask()
    await settle()
    page.answers[0]?.resolve(hash)
    await sending
    await page.clock.advance(8_000)
    const sent = () => page.store.get(transactionsAtom)[0]
    return { ...page, sent }
  }
  const pageOf = (sent: SentTransaction | undefined) =>
    sent && sentPageOf(defineNetwork(labNetworks[0] as NetworkInput), sent)

  it('waits for them, has no page in the explorer, and is confirmed by another transaction', async () => {
    const page = await openWaiting()
    expect(page.sent()).toMatchObject({ status: 'sent', hash, owners })
    expect(pageOf(page.sent())).toBeUndefined()
    const by = { hash: executed, kind: 'executed', hasFailed: false } as const
    page.adapter.fates = { [hash]: { state: 'confirmed', isFinal: true, by, owners } }
    await page.clock.advance(4_000)
    expect(page.sent()).toMatchObject({ status: 'confirmed', isFinal: true, by })
    expect([page.snack(), pageOf(page.sent())]).toEqual([
      'transactionConfirmed',
      `https://explorer.example/tx/${executed}`,
    ])
  })

  it('waits on the next page, days later', async () => {
    const storage = memoryStorage()
    const before = await openWaiting({ storage })
    before.portico.destroy()
    const [stored] = JSON.parse(storage.getItem('portico/intents') ?? '[]') as [Intent]
    const askedAt = stored.askedAt - 3 * 24 * 3_600_000
    storage.setItem('portico/intents', JSON.stringify([{ ...stored, askedAt }]))
    const { adapter } = before
    adapter.fates = { [hash]: { state: 'sent', owners: { ...owners, block: 9 } } }
    const page = await openPage({ storage, adapters: [adapter] }, true)
    await page.clock.advance(64_000)
    expect(page.store.get(transactionsAtom)[0]).toMatchObject({ status: 'sent', owners: { block: 9, required: 2 } })
  })

  it('has failed where the account executed it in vain', async () => {
    const page = await openWaiting()
    const by = { hash: executed, kind: 'executed', hasFailed: true } as const
    page.adapter.fates = { [hash]: { state: 'failed', isFinal: true, reason: 'reverted', by, owners } }
    await page.clock.advance(4_000)
    expect([page.sent()?.status, page.snack()]).toEqual(['failed', 'transactionFailed'])
  })

  it('no longer waits for owners once the chain knows the hash itself', async () => {
    const page = await openWaiting()
    page.adapter.fates = { [hash]: { state: 'confirmed', isFinal: true } }
    await page.clock.advance(4_000)
    expect(page.sent()?.owners).toBeUndefined()
    expect(pageOf(page.sent())).toBe(`https://explorer.example/tx/${hash}`)
  })
})

describe('a request that the wallet does not answer', () => {
  it('is stored before the wallet is asked, and is unanswered after five minutes', async () => {
    const page = await openPage()
    const sending = page.ask()
    await settle()
    expect(page.states()).toEqual(['asked'])
    expect(page.storage.getItem('portico/intents')).toContain('"status":"asked"')
    await page.clock.advance(answerMs)
    await expect(sending).rejects.toThrow(UnansweredError)
    const [intent] = page.intents()
    await expect(sending).rejects.toMatchObject({ intentId: intent?.id })
    expect(intent).toMatchObject({ status: 'unanswered', isFinal: false })
    expect(page.store.get(sendingAtom)).toEqual({ status: 'unanswered', intentId: intent?.id })
    expect(page.store.get(transactionsAtom)).toEqual([])
    expect(page.told()).toEqual(['INTENT_ASKED', 'INTENT_UNANSWERED'])
    expect(page.events.some(({ type }) => type === 'error')).toBe(false)
  })

  it('is pending once the wallet answers late', async () => {
    const page = await openPage()
    const sending = page.ask()
    await settle()
    await page.clock.advance(answerMs)
    await expect(sending).rejects.toThrow(UnansweredError)
    page.answers[0]?.resolve(hashOf(1))
    await settle()
    expect(page.store.get(transactionsAtom)).toMatchObject([{ hash: hashOf(1), status: 'sent' }])
    expect(page.store.get(sendingAtom)).toMatchObject({ status: 'sent' })
    expect(page.snack()).toBe('transactionFound')
    page.adapter.fates = { [hashOf(1)]: { state: 'confirmed', isFinal: true } }
    await page.clock.advance(8_000)
    expect(page.states()).toEqual(['confirmed'])
  })

  it('stands first in Activity until the chain has it', async () => {
    const page = await openPage()
    page.store.sub(activityAtom, () => undefined)
    page.ask()
    await settle()
    const rows = () =>
      page.store.get(activityAtom).activity.map(({ status, kind, transfers }) => [status, kind, transfers[0]?.amount])
    expect(rows()).toEqual([])
    await page.clock.advance(answerMs)
    expect(rows()).toEqual([['unanswered', 'send', '0.000000000000000005']])
    page.adapter.included = [{ hash: hashOf(9), transaction: payment }]
    await page.store.set(checkNow)
    expect(rows()).toEqual([['pending', 'send', '0.000000000000000005']])
  })

  it('is declined once the wallet refuses late', async () => {
    const page = await openPage()
    page.ask()
    await settle()
    await page.clock.advance(answerMs)
    page.answers[0]?.reject(new UserRejectedError('no'))
    await settle()
    expect(page.intents()).toMatchObject([{ status: 'declined', isFinal: true }])
  })

  it('is unanswered where the wallet answers with something that is not a hash, and searched for', async () => {
    const page = await openPage()
    const sending = page.ask()
    await settle()
    page.answers[0]?.reject(new WalletResponseError('31 bytes'))
    await expect(sending).rejects.toThrow(UnansweredError)
    expect(page.states()).toEqual(['unanswered'])
    page.adapter.included = [{ hash: hashOf(9), transaction: payment }]
    await page.store.set(checkNow)
    expect(page.states()).toEqual(['pending'])
  })

  it('is unanswered where the wallet answers with the hash of another request, and searched for', async () => {
    const page = await openPage()
    const first = page.ask()
    await settle()
    page.answers[0]?.resolve(hashOf(1))
    await first
    const second = page.ask()
    await settle()
    page.answers[1]?.resolve(hashOf(1))
    await expect(second).rejects.toThrow(UnansweredError)
    expect(page.states()).toEqual(['unanswered', 'pending'])
    page.adapter.included = [1, 2].map((number) => ({ hash: hashOf(number), transaction: payment }))
    await page.store.set(checkNow)
    expect(page.intents().map(({ hash }) => hash)).toEqual([hashOf(2), hashOf(1)])
  })

  it('is searched for ten minutes after the wallet failed, which may have been after it sent', async () => {
    const page = await openPage()
    for (const _each of [1, 2]) page.ask().catch(() => undefined)
    await settle()
    for (const { reject } of page.answers) reject(new Error('fetch failed'))
    await settle()
    expect(page.states()).toEqual(['declined', 'declined'])
    page.adapter.included = [{ hash: hashOf(9), transaction: payment }]
    await page.clock.advance(60_000)
    expect(page.states().sort()).toEqual(['declined', 'pending'])
    await page.clock.advance(700_000)
    page.adapter.included = [...page.adapter.included, { hash: hashOf(10), transaction: payment }]
    await page.clock.advance(60_000)
    expect(page.states().sort()).toEqual(['declined', 'pending'])
  })

  it.each([
    ['failed, an hour', 3_600_000, true],
    ['did not answer, nine days', 9 * 24 * 3_600_000, false],
  ])('is searched for once more where the page sleeps after the wallet %s', async (_what, ms, hasFailed) => {
    const page = await openPage()
    page.ask()
    await settle()
    if (hasFailed) page.answers[0]?.reject(new Error('fetch failed'))
    else await page.clock.advance(answerMs)
    await settle()
    page.adapter.included = [{ hash: hashOf(9), transaction: payment }]
    page.adapter.fates = { [hashOf(9)]: { state: 'confirmed', isFinal: true } }
    page.adapter.isAway = true
    await page.clock.jump(ms)
    page.adapter.isAway = false
    await page.clock.advance(70_000)
    expect(page.states()).toEqual(['confirmed'])
  })

  it('is found on the chain by its receiver, value and data', async () => {
    const page = await openPage()
    page.ask()
    await settle()
    await page.clock.advance(answerMs)
    const other = { hash: hashOf(8), transaction: { ...payment, value: 6n } }
    page.adapter.included = [other]
    await page.store.set(checkNow)
    expect(page.states()).toEqual(['unanswered'])
    page.adapter.included = [other, { hash: hashOf(9), transaction: payment }]
    await page.clock.advance(60_000)
    expect(page.store.get(transactionsAtom)).toMatchObject([{ hash: hashOf(9), status: 'sent' }])
  })

  it('is found at once when the visitor asks for it', async () => {
    const page = await openPage()
    page.ask()
    await settle()
    await page.clock.advance(answerMs)
    page.adapter.included = [{ hash: hashOf(9), transaction: payment }]
    await page.store.set(checkNow)
    expect(page.states()).toEqual(['pending'])
  })

  it('is dropped where the visitor says that the wallet will not send it, and found all the same', async () => {
    const page = await openPage()
    page.ask()
    await settle()
    await page.store.set(dismissIntent, page.intents()[0]?.id ?? '')
    expect(page.states()).toEqual(['asked'])
    await page.clock.advance(answerMs)
    expect(openIntentsOf(page.store.get, account, 'eip155:1')).toHaveLength(1)
    await page.store.set(dismissIntent, page.intents()[0]?.id ?? '')
    expect(page.states()).toEqual(['dropped'])
    expect(openIntentsOf(page.store.get, account, 'eip155:1')).toEqual([])
    page.adapter.included = [{ hash: hashOf(9), transaction: payment }]
    await page.clock.advance(61_000)
    expect(page.states()).toEqual(['pending'])
  })

  it('takes one transaction of the chain, and another request with the same content takes the next', async () => {
    const page = await openPage()
    for (const _each of [1, 2]) page.ask()
    await settle()
    await page.clock.advance(answerMs)
    page.adapter.included = [{ hash: hashOf(9), transaction: payment }]
    await page.store.set(checkNow)
    expect(page.states().sort()).toEqual(['pending', 'unanswered'])
    page.adapter.included = [...page.adapter.included, { hash: hashOf(10), transaction: payment }]
    await page.store.set(checkNow)
    expect(
      page.store
        .get(transactionsAtom)
        .map(({ hash }) => hash)
        .sort(),
    ).toEqual([hashOf(9), hashOf(10)])
  })
})

describe('a page that is closed while the wallet is asked', () => {
  it('leaves its request to the next page, which finds it on the chain', async () => {
    const storage = memoryStorage()
    const first = await openPage({ storage })
    first.ask()
    await settle()
    first.portico.destroy()
    const second = await openPage({ storage }, true)
    expect(second.states()).toEqual(['asked'])
    second.adapter.included = [{ hash: hashOf(3), transaction: payment }]
    await second.store.set(checkNow)
    expect(second.store.get(transactionsAtom)).toMatchObject([{ hash: hashOf(3), status: 'sent' }])
  })

  it('leaves a request that counts as unanswered after five minutes', async () => {
    const storage = memoryStorage()
    const first = await openPage({ storage })
    first.ask()
    await settle()
    first.portico.destroy()
    const second = await openPage({ storage }, true)
    await second.clock.advance(answerMs + 60_000)
    expect(second.states()).toEqual(['unanswered'])
  })
})

it('an answer in one tab reaches the other', async () => {
  const shared = createSharedStorage()
  const [one, other] = [await openPage(shared.openPage()), await openPage(shared.openPage())]
  one.ask()
  await settle()
  expect(other.states()).toEqual(['asked'])
  one.answers[0]?.resolve(hashOf(4))
  await settle()
  expect(other.store.get(transactionsAtom)).toMatchObject([{ hash: hashOf(4), status: 'sent' }])
})

it('two tabs do not lose each other’s requests', async () => {
  const shared = createSharedStorage()
  const [one, other] = [await openPage(shared.openPage()), await openPage(shared.openPage())]
  one.ask()
  other.ask()
  await settle()
  one.answers[0]?.resolve(hashOf(4))
  other.answers[0]?.resolve(hashOf(5))
  await settle()
  const hashes = [one, other].map(({ store }) =>
    store
      .get(transactionsAtom)
      .map(({ hash }) => hash)
      .sort(),
  )
  expect(hashes).toEqual([
    [hashOf(4), hashOf(5)],
    [hashOf(4), hashOf(5)],
  ])
})

it('a page whose storage is blocked keeps its own requests', async () => {
  const fail = () => {
    throw new Error('blocked')
  }
  const page = await openPage({ storage: { getItem: fail, setItem: fail, removeItem: fail } })
  page.ask()
  await settle()
  page.answers[0]?.resolve(hashOf(6))
  await settle()
  expect(page.states()).toEqual(['pending'])
})

describe('the stored ledger', () => {
  const intent = (number: number, more: Partial<Intent> = {}): Intent => ({
    id: `0x${number}`,
    account: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    networkId: 'eip155:1',
    askedAt: number,
    status: 'asked',
    isFinal: false,
    ...more,
  })

  it('removes the oldest final intents first, above 200 intents or 256 kB', () => {
    const all = Array.from({ length: 230 }, (_one, index) =>
      intent(230 - index, index % 2 ? { status: 'confirmed', hash: '0x1', isFinal: true } : {}),
    )
    const kept = withinLimits(all)
    expect(kept).toHaveLength(200)
    expect(kept.filter(({ isFinal }) => !isFinal)).toHaveLength(115)
    expect(kept[0]).toBe(all[0])
    const long = all.slice(0, 200).map((one) => ({ ...one, words: 'x'.repeat(2_000) }))
    expect(JSON.stringify(withinLimits(long)).length).toBeLessThanOrEqual(256 * 1024)
  })

  it('reads what was written, and nothing of another value', () => {
    expect(intentsKey.parse(JSON.stringify([intent(1)]))).toEqual([intent(1)])
    for (const broken of [{ status: 'lost' }, { isFinal: 1 }, { askedAt: 1.5 }, { status: 'pending' }])
      expect(intentsKey.parse(JSON.stringify([{ ...intent(1), ...broken }]))).toEqual([])
    for (const broken of [{ search: { to: 1 } }, { words: 7 }, { transfers: [{ symbol: 'x'.repeat(300) }] }])
      expect(intentsKey.parse(JSON.stringify([{ ...intent(1), ...broken }]))).toEqual([intent(1)])
    expect(intentsKey.parse(JSON.stringify([{ ...intent(1), secret: 'of a later version' }]))).toEqual([intent(1)])
  })

  it('survives any stored text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (text) => {
        const storage = memoryStorage()
        storage.setItem('portico/intents', text)
        const page = await openPage({ storage })
        expect(page.intents()).toEqual([])
      }),
      { numRuns: 30 },
    )
  })
})
