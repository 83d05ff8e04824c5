import type { Atom } from 'jotai/vanilla'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { draw, wordsOf } from '../../../../stories/lab/testing/draw'
import { createLabWallet } from '../../../../stories/lab/wallets/adapter'
import type { Activity as One, HistorySource } from '../../../chains/transactions'
import { activityAtom, openActivity } from '../../../state/money/activity/activity'
import { connectWallet } from '../../../state/session/connection/connect'
import { memoryStorage } from '../../../state/core/storage'
import { editSend } from '../../../state/money/send/draft'
import { sendFormAtom } from '../../../state/money/send/form'
import { confirmSend, reviewSend } from '../../../state/money/send/send'
import { transactionsAtom } from '../../../state/money/transactions/transactions'
import { sendTransaction } from '../../../state/money/transactions/transactions.late'
import Activity from './Activity'

const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dollar = { chainId: 1, address: contract, name: 'Dollar', symbol: 'USD', decimals: 6 }
const hashOf = (place: number) => `0x${`${place}`.padStart(64, '0')}`

async function openPage(history?: HistorySource, storage = memoryStorage()) {
  let count = 0
  const wallets = [createLabWallet('Alpha', { onSend: async () => hashOf((count += 1)) })]
  const lab = createLab({ wallets, storage, config: { sources: { tokens: [dollar], history } } })
  lab.adapter.tokens = { [contract]: 5_000_000n }
  const { store } = lab.portico
  for (const one of [activityAtom, sendFormAtom, transactionsAtom]) store.sub(one as Atom<unknown>, () => undefined)
  await store.set(connectWallet, 'alpha')
  await expect.poll(() => store.get(sendFormAtom)?.tokens.length).toBe(2)
  await store.set(openActivity)
  const send = async (amount: string, token?: string) => {
    store.set(editSend, { token, amount, to: friend })
    await store.set(reviewSend)
    await store.set(confirmSend)
  }
  return { ...lab, store, send, shown: () => wordsOf(draw(lab, () => createElement(Activity))) }
}

describe('what was sent here', () => {
  it('stands in Activity with how much of what to whom, also after a reload', async () => {
    const storage = memoryStorage()
    const page = await openPage(undefined, storage)
    await page.send('0.5')
    await page.send('1.25', contract)
    expect(page.shown()).toMatch(/Sending 1\.25 USD\n.* · \nto 0x3C…4293BC\nSending 0\.5 ETH\n.* · \nto 0x3C…4293BC/)
    page.adapter.fates = {
      [hashOf(1)]: { state: 'confirmed', isFinal: true },
      [hashOf(2)]: { state: 'failed', isFinal: true, reason: 'reverted' },
    }
    await page.clock.advance(4_000)
    expect(page.shown()).toMatch(/Sent 1\.25 USD\n.* · \nto 0x3C…4293BC\nFailed\nSent 0\.5 ETH/)
    page.portico.destroy()
    expect((await openPage(undefined, storage)).shown()).toMatch(/Sent 1\.25 USD[^]*Sent 0\.5 ETH/)
  })

  it('has its age on the first day, and its date from then on', async () => {
    const page = await openPage()
    await page.send('0.5')
    page.adapter.fates = { [hashOf(1)]: { state: 'confirmed', isFinal: true } }
    await page.clock.advance(180_000)
    expect(page.shown()).toMatch(/\n3 min ago · /)
    await page.clock.advance(86_400_000)
    expect(page.shown()).not.toContain('ago')
  })

  it('by a host says what it moves where it does nothing else, or as the host says', async () => {
    const { store, shown } = await openPage()
    await store.set(sendTransaction, { to: friend, value: 25n * 10n ** 16n })
    const transfers = [{ direction: 'out', symbol: 'CRATE', amount: '3' }] as const
    await store.set(sendTransaction, { to: contract, data: '0x01' }, { transfers })
    await store.set(sendTransaction, { to: contract, data: '0x02', value: 1n })
    expect(shown()).toMatch(/Transaction\n[^]*Sending 3 CRATE\n[^]*Sending 0\.25 ETH\n.* · \nto 0x3C/)
  })

  it('is named by what was kept where who tells of it does not say what it moved', async () => {
    const told: One = {
      networkId: 'eip155:1',
      hash: hashOf(1),
      kind: 'execute',
      status: 'confirmed',
      at: 1,
      transfers: [],
    }
    const page = await openPage({ listActivity: async () => ({ activity: [told] }) })
    expect(page.shown()).toContain('Transaction')
    await page.send('0.5')
    expect(page.shown()).toMatch(/Sent 0\.5 ETH\n.* · \nto 0x3C/)
    expect(page.shown()).not.toContain('Transaction')
  })

  it('and was replaced by something else says nothing of it', async () => {
    const page = await openPage()
    await page.send('0.5')
    const by = { hash: hashOf(9), kind: 'cancelled', hasFailed: false } as const
    page.adapter.fates = { [hashOf(1)]: { state: 'replaced', isFinal: true, by } }
    await page.clock.advance(4_000)
    expect(page.shown()).toContain('Cancelled')
    expect(page.shown()).not.toMatch(/ETH|0x3C/)
  })
})

it('What a source tells says how much, and from whom, and never nothing of something', async () => {
  const rowOf = (place: number, kind: One['kind'], amount: string, direction: 'in' | 'out'): One => ({
    networkId: 'eip155:1',
    hash: hashOf(place),
    kind,
    status: 'confirmed',
    at: 10 - place,
    transfers: [{ direction, symbol: 'ETH', amount, counterparty: friend }],
  })
  const activity = [
    rowOf(1, 'receive', '2', 'in'),
    rowOf(2, 'send', '0.0000000001', 'out'),
    rowOf(3, 'mint', '1', 'in'),
  ]
  const { shown } = await openPage({ listActivity: async () => ({ activity }) })
  expect(shown()).toMatch(/Received 2 ETH\n.* · \nfrom 0x3C…4293BC\n/)
  expect(shown()).toContain('Sent &lt;0.000001 ETH')
  expect(shown()).toMatch(/Minted\n.* · \n\+1 ETH/)
})
