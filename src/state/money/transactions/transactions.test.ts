import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createSharedStorage } from '../../../../stories/lab/sharedStorage'
import { createLabWallet, refuse } from '../../../../stories/lab/wallets/adapter'
import { createGatedLab } from '../../../../stories/lab/wallets/gated'
import { RequestPendingError, UserRejectedError, WalletUnavailableError } from '../../../chains/errors/errors'
import type { TransactionFate } from '../../../chains/transactions'
import { accountNameAtom } from '../../app/accountDetails.late'
import { approve, reject, setVisibility } from '../../session/approvals/decide'
import { approvalAtom } from '../../session/approvals/queue'
import { connectWallet } from '../../session/connection/connect'
import { NoActiveAddressError } from '../../core/requestErrors'
import { memoryStorage } from '../../core/storage'
import { snackAtom } from '../../shell/feedback/feedback'
import { navigate } from '../../shell/router/navigation'
import { sendingAtom } from './state'
import { transactionsAtom } from './transactions'
import { sendTransaction } from './transactions.late'

const hashOf = (number: number) => `0x${`${number}`.padStart(64, '0')}`
const confirmed: TransactionFate = { state: 'confirmed', isFinal: true }
const payment = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 5n }
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A page whose visitor is connected with a wallet that sends everything. */
async function openPage(options: Parameters<typeof createLab>[0] = {}) {
  let count = 0
  const wallet = createLabWallet('Alpha', { onSend: async () => hashOf((count += 1)) })
  const lab = createLab({ wallets: [wallet], ...options })
  const { store } = lab.portico
  store.sub(transactionsAtom, () => undefined)
  await store.set(connectWallet, 'alpha')
  await settle()
  return {
    ...lab,
    wallet,
    store,
    send: () => store.set(sendTransaction, payment),
    own: () => store.get(transactionsAtom),
    snack: () => store.get(snackAtom)?.message,
    told: () => lab.events.filter(({ event }) => /^(SEND|TRANSACTION)_/.test(event)).map(({ event }) => event),
  }
}

describe('sending', () => {
  it('is told step by step, until the chain has it for good', async () => {
    const page = await openPage()
    const { store, adapter, clock } = page
    const steps: string[] = []
    store.sub(sendingAtom, () => steps.push(store.get(sendingAtom).status))
    const building = async () => {
      await settle()
      return payment
    }
    const hash = await store.set(sendTransaction, building)
    await settle()
    expect(page.own()).toMatchObject([{ hash, status: 'sent', networkId: 'eip155:1', isFinal: false }])
    adapter.fates = { [hash]: { state: 'confirmed', isFinal: false } }
    await clock.advance(4_000)
    expect(page.snack()).toBe('transactionConfirmed')
    adapter.fates = { [hash]: confirmed }
    await clock.advance(4_000)
    const looks = adapter.looks
    await clock.advance(60_000)
    expect(adapter.looks).toBe(looks)
    expect(page.own()).toMatchObject([{ status: 'confirmed', isFinal: true }])
    expect([...new Set(steps)]).toEqual(['building', 'asking', 'sent', 'confirmed'])
    expect(page.told()).toEqual(['SEND_INITIATED', 'SEND_SUCCESS', 'TRANSACTION_STATUS'])
    const about = { network: 'eip155:1', token: 'ETH', amount: expect.any(String) }
    expect(page.events.find(({ event }) => event === 'SEND_INITIATED')?.properties).toMatchObject(about)
    expect(page.events.find(({ event }) => event === 'SEND_SUCCESS')?.properties).toMatchObject({ ...about, hash })
  })

  it.each([
    [new UserRejectedError('no'), 'declined', 'SEND_REJECTED'],
    [new RequestPendingError('open'), 'pending', 'SEND_ERROR'],
    [new Error('broken'), 'failed', 'SEND_ERROR'],
  ])('that ends with "%s" in the wallet is %s, and nothing is followed', async (error, status, event) => {
    const page = await openPage()
    page.wallet.onSend = refuse(error) as never
    await expect(page.send()).rejects.toBe(error)
    expect(page.store.get(sendingAtom).status).toBe(status)
    expect(page.own()).toEqual([])
    expect(page.told()).toEqual(['SEND_INITIATED', event])
  })

  it('needs an account, and a wallet that sends', async () => {
    const { portico } = createLab()
    await expect(portico.store.set(sendTransaction, payment)).rejects.toThrow(NoActiveAddressError)
    await portico.store.set(connectWallet, 'alpha')
    await expect(portico.store.set(sendTransaction, payment)).rejects.toThrow(WalletUnavailableError)
  })

  it('waits for a yes in the modal where the wallet shows no prompt itself', async () => {
    const { portico, asked, clock } = await createGatedLab()
    const { store } = portico
    for (const isMeant of [false, true]) {
      const sending = store.set(sendTransaction, payment)
      sending.catch(() => undefined)
      await expect.poll(() => store.get(approvalAtom)?.description.status).toBe('ready')
      const { id } = store.get(approvalAtom)!
      expect(asked).toEqual([])
      if (!isMeant) {
        store.set(reject, id)
        await expect(sending).rejects.toThrow(UserRejectedError)
        continue
      }
      store.set(setVisibility, id, true)
      await clock.advance(500)
      store.set(approve, id, { isSeen: true, isTrusted: true })
      await expect.poll(() => asked).toEqual(['eth_sendTransaction'])
      await sending.catch(() => undefined)
    }
  })
})

describe('what was sent', () => {
  it('and failed keeps its reason where it is not told again, until the chain has it otherwise', async () => {
    const page = await openPage()
    const hash = await page.send()
    const undone = { state: 'failed', isFinal: false, reason: 'reverted' } as const
    page.adapter.fates = { [hash]: { ...undone, failure: 'frozen' } }
    await page.clock.advance(4_000)
    page.adapter.fates = { [hash]: undone }
    await page.clock.advance(4_000)
    expect(page.own()).toMatchObject([{ status: 'failed', failure: 'frozen' }])
    page.adapter.fates = { [hash]: confirmed }
    await page.clock.advance(4_000)
    expect(page.own()[0]).toMatchObject({ status: 'confirmed', isFinal: true })
    expect(page.own()[0]).not.toHaveProperty('failure')
  })

  it.each([
    [{ state: 'failed', isFinal: true, reason: 'reverted' }, 'transactionFailed'],
    [{ state: 'failed', isFinal: true, reason: 'expired' }, 'transactionFailed'],
    ...(
      [
        ['spedUp', false, 'transactionSpedUp'],
        ['spedUp', true, 'transactionFailed'],
        ['cancelled', false, 'transactionCancelled'],
        ['replaced', false, 'transactionReplaced'],
      ] as const
    ).map(
      ([kind, hasFailed, message]) =>
        [{ state: 'replaced', isFinal: true, by: { hash: hashOf(99), kind, hasFailed } }, message] as const,
    ),
  ] as readonly (readonly [TransactionFate, string])[])('and ends as %j is told as %s', async (fate, message) => {
    const page = await openPage()
    const hash = await page.send()
    page.adapter.fates = { [hash]: fate }
    await page.clock.advance(4_000)
    const { state: status, ...facts } = fate
    expect(page.own()).toMatchObject([{ hash, status, ...facts }])
    expect(page.snack()).toBe(message)
  })

  it('and taken back by the chain waits again, and says so', async () => {
    const page = await openPage()
    const hash = await page.send()
    page.adapter.fates = { [hash]: { state: 'confirmed', isFinal: false } }
    await page.clock.advance(4_000)
    page.adapter.fates = {}
    await page.clock.advance(4_000)
    expect(page.snack()).toBe('transactionReorganised')
    expect(page.own()).toMatchObject([{ status: 'sent', isReorganised: true }])
    page.adapter.fates = { [hash]: confirmed }
    await page.clock.advance(4_000)
    expect(page.snack()).toBe('transactionConfirmed')
  })

  it('is not told beside the view that says it, but over any other', async () => {
    const page = await openPage()
    page.store.set(navigate, { name: 'WalletSendConfirmed' })
    const hash = await page.send()
    page.adapter.fates = { [hash]: { state: 'confirmed', isFinal: false } }
    await page.clock.advance(4_000)
    expect(page.own()).toMatchObject([{ status: 'confirmed' }])
    expect(page.snack()).toBeUndefined()
    page.store.set(navigate, { name: 'Networks' })
    page.adapter.fates = {}
    await page.clock.advance(4_000)
    expect(page.snack()).toBe('transactionReorganised')
    page.adapter.fates = { [hash]: confirmed }
    await page.clock.advance(4_000)
    expect(page.snack()).toBe('transactionConfirmed')
  })

  it('is followed again after a reload, by a page that shows the account', async () => {
    const storage = memoryStorage()
    const first = await openPage({ storage })
    const hash = await first.send()
    first.portico.destroy()
    const wallet = createLabWallet('Alpha', { isPermitted: true })
    const { portico, adapter, clock, events } = createLab({ storage, wallets: [wallet] })
    adapter.fates = { [hash]: confirmed }
    await portico.ready()
    portico.store.sub(accountNameAtom, () => undefined)
    await settle()
    await clock.advance(0)
    expect(portico.store.get(snackAtom)?.message).toBe('transactionConfirmed')
    expect(events).toContainEqual(expect.objectContaining({ event: 'TRANSACTION_STATUS' }))
  })

  it('is seen by the other pages of the origin, which tell of its end; one event tells of it', async () => {
    const shared = createSharedStorage()
    const [one, other] = [await openPage(shared.openPage()), await openPage(shared.openPage())]
    const hash = await one.send()
    await settle()
    expect(other.own()).toMatchObject([{ hash, status: 'sent' }])
    // The other page shows how something of its own ended, which says nothing of this one.
    other.store.set(navigate, { name: 'WalletSendConfirmed' })
    one.adapter.fates = { [hash]: confirmed }
    await one.clock.advance(4_000)
    await settle()
    expect([one.snack(), other.snack()]).toEqual(['transactionConfirmed', 'transactionConfirmed'])
    await other.clock.advance(10_000)
    expect([...one.told(), ...other.told()].filter((event) => event === 'TRANSACTION_STATUS')).toHaveLength(1)
  })

  it('belongs to its account, and outlives the connection', async () => {
    const page = await openPage()
    const hash = await page.send()
    await page.portico.disconnect()
    expect(page.own()).toEqual([])
    page.adapter.fates = { [hash]: confirmed }
    await page.clock.advance(8_000)
    expect(page.snack()).not.toBe('transactionConfirmed')
    await page.store.set(connectWallet, 'alpha')
    expect(page.own()).toMatchObject([{ hash, status: 'confirmed' }])
  })

  it('is kept 200 times, those that ended make room first, and a chain that does not answer is not asked more often', async () => {
    const page = await openPage()
    const first = await page.send()
    const second = await page.send()
    page.adapter.fates = { [second]: confirmed }
    await page.clock.advance(4_000)
    for (let count = 0; count < 199; count += 1) await page.send()
    expect(page.own()).toHaveLength(200)
    expect(page.own().at(-1)?.hash).toBe(first)
    expect(page.own().some(({ hash }) => hash === second)).toBe(false)
    await page.send()
    expect(page.own()).toHaveLength(200)
    expect(page.own().some(({ hash }) => hash === first)).toBe(false)
    await page.clock.advance(4_000)
    const looks = page.adapter.looks
    await page.clock.advance(4_000)
    expect(page.adapter.looks - looks).toBe(200)
  })

  it('and stored as nonsense is nothing', async () => {
    for (const text of ['{}', '[1,null]', '[{"hash":"0x1","account":"<b>","isFinal":false}]', 'no']) {
      const storage = memoryStorage()
      storage.setItem('portico/intents', text)
      expect((await openPage({ storage })).own()).toEqual([])
    }
  })
})
