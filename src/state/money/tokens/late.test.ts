import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import type { Nft, TokenBalance } from '../../../chains/tokens'
import type { Activity, HistoryPage } from '../../../chains/transactions'
import { activityAtom, openActivity } from '../activity/activity'
import { connectWallet } from '../../session/connection/connect'
import { selectNetwork } from '../../session/networks/selectNetwork'
import { nftsAtom } from '../nfts/nfts'
import { checkBalances } from './checkBalances.late'
import { tokenListAtom } from './list'
import { tokensAtom } from './tokens'

const ether: TokenBalance = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, value: 5n }
const boat: Nft = { networkId: 'eip155:1', address: '0xb', tokenId: '1', name: 'Boat', value: 1n }
const sent: Activity = { networkId: 'eip155:1', hash: '0x1', kind: 'send', status: 'confirmed', at: 1, transfers: [] }

/** A page that looks at all an account has, of sources that answer when they are told to. */
async function look() {
  const waiting: (() => void)[] = []
  const later = <Answer>(answer: Answer) => new Promise<Answer>((resolve) => waiting.push(() => resolve(answer)))
  const sources = {
    balances: { listBalances: () => later<readonly TokenBalance[]>([ether]) },
    nfts: { listNfts: () => later<readonly Nft[]>([boat]) },
    history: { listActivity: () => later<HistoryPage>({ activity: [sent] }) },
  }
  const lab = createLab({ config: { sources } })
  const { store } = lab.portico
  for (const atom of [tokensAtom, nftsAtom, activityAtom]) store.sub(atom, () => undefined)
  await store.set(connectWallet, 'alpha')
  void store.set(openActivity)
  await expect.poll(() => waiting.length).toBe(3)
  const answer = async () => {
    for (const one of waiting.splice(0)) one()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const says = () => [store.get(tokensAtom), store.get(nftsAtom), store.get(activityAtom)].map(({ status }) => status)
  return { ...lab, store, answer, says }
}

describe('a source that is late', () => {
  it('is waited for, and then there is a way on', async () => {
    const { says, clock, store } = await look()
    await clock.advance(19_999)
    expect(says()).toEqual(['loading', 'loading', 'loading'])
    await clock.advance(1)
    await expect.poll(says).toEqual(['failed', 'failed', 'failed'])
    await clock.advance(29_999)
    expect(says()).toEqual(['failed', 'failed', 'failed'])
    expect(store.get(tokensAtom)).toMatchObject({ error: { message: 'Token Balance Unavailable' } })
    expect(store.get(activityAtom)).toMatchObject({ error: { message: 'Failed to fetch transactions' } })
  })

  it('says nothing of a network that was left meanwhile', async () => {
    const { store, answer } = await look()
    await store.set(selectNetwork, 'eip155:10')
    await answer()
    expect(store.get(tokensAtom)).not.toMatchObject({ value: [{ networkId: 'eip155:1' }] })
    expect(store.get(nftsAtom)).not.toMatchObject({ value: [{ networkId: 'eip155:1' }] })
    expect(store.get(activityAtom).activity).toEqual([])
  })

  it('says nothing of an account that left meanwhile', async () => {
    const { portico, store, answer } = await look()
    await portico.disconnect()
    await answer()
    expect(store.get(tokensAtom)).toEqual({ status: 'ready', value: [] })
    expect(store.get(nftsAtom)).toEqual({ status: 'ready', value: [] })
    expect(store.get(activityAtom).activity).toEqual([])
  })
})

describe('absurd numbers', () => {
  const coin: TokenBalance = { ...ether, address: `0x${'a'.repeat(40)}`, symbol: 'USDC', decimals: 6, price: '1' }

  it.each(['1e300', '1e12', '9'.repeat(60)])('a price of %s is dropped, and drowns no total', (price) => {
    expect(checkBalances([{ ...coin, price }], 'eip155:1')[0]).not.toHaveProperty('price')
  })

  it('all of uint256 with no decimals is added up exactly', async () => {
    const value = 2n ** 256n - 1n
    const listBalances = async () => [{ ...coin, decimals: 0, value, price: '0.5' }]
    const { store } = createLab({ config: { sources: { balances: { listBalances } } } }).portico
    store.sub(tokenListAtom, () => undefined)
    await store.set(connectWallet, 'alpha')
    await expect.poll(() => store.get(tokenListAtom).total).toBe(`${value / 2n}.5`)
  })

  it('a name that is a script is a text', () => {
    const name = '<script>alert(1)</script>'
    expect(checkBalances([{ ...coin, name }], 'eip155:1')).toMatchObject([{ name }])
  })
})
