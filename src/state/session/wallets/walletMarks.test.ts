import { describe, expect, it } from 'vitest'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { createLab } from '../../../../stories/lab/lab'
import type { Connector } from '../../../chains/adapter'
import { getWalletRows } from './connectRows'
import { visibleWalletsAtom } from './visibleWallets'
import { markWallets } from './walletMarks.late'
import { walletMarksAtom } from './walletMarks'

const wallet = (name: string, rdns: string | undefined, id = rdns ?? `name:${name}`): Connector => ({
  id,
  name,
  rdns,
  type: 'ANNOUNCED',
  namespace: 'eip155',
})
const list = [
  { name: 'MetaMask', rdns: 'io.metamask' },
  { name: 'Harbour Wallet', rdns: 'io.harbour' },
  { name: 'Nameless' },
]
const marksOf = (...connectors: Connector[]) => markWallets(connectors, list)

describe('wallets that pass for another', () => {
  it('are marked, and honest ones are not', () => {
    const honest = [
      wallet('MetaMask', 'io.metamask'),
      wallet('Harbour', 'io.harbour'),
      wallet('Nameless', 'com.nameless'),
      wallet('Кошелёк', 'ru.wallet'),
      wallet('كيس', 'ar.wallet'),
    ]
    expect(marksOf(...honest)).toEqual({})
    expect(marksOf(wallet('MetaMask', 'io.metamask.mobile'))).toEqual({})
  })

  it.each([
    ['Cyrillic letters', 'МеtаMаsk'],
    ['rn for m', 'MetaMask'.replace('Mask', 'rnask')],
    ['a mark on a letter', 'MétaMask'],
    ['wide letters', 'ＭｅｔａＭａｓｋ'],
    ['mathematical letters', '𝐌etaMask'],
    ['another wallet of the list', 'Ηarb0ur Wallet'],
  ])('are found by their look: %s', (_how, name) => {
    expect(marksOf(wallet(name, 'com.other'))).toEqual({ 'com.other': 'lookAlike' })
  })

  it('are found by the name of a listed wallet of another maker', () => {
    expect(marksOf(wallet('metamask', 'com.other'))).toEqual({ 'com.other': 'lookAlike' })
  })

  it('are found without a list: the foreign letters are the copy, and of two in Latin letters both may be', () => {
    const real = wallet('Lantern', 'io.lantern')
    expect(markWallets([real, wallet('Lаntern', 'com.other')], [])).toEqual({ 'com.other': 'lookAlike' })
    expect(markWallets([real, wallet('1antern', 'com.other')], [])).toEqual({
      'io.lantern': 'lookAlike',
      'com.other': 'lookAlike',
    })
  })

  it('are both marked where they share rdns or name', () => {
    const one = wallet('Harbour', 'io.harbour')
    expect(marksOf(one, wallet('Other', 'io.harbour', 'io.harbour#2'))).toEqual({
      'io.harbour': 'twin',
      'io.harbour#2': 'twin',
    })
    expect(marksOf(one, wallet('HARBOUR wallet', 'com.other'))).toEqual({ 'io.harbour': 'twin', 'com.other': 'twin' })
  })
})

describe('twins on a page', () => {
  it('are two rows, both marked, and neither is taken for the other’s sibling in another namespace', async () => {
    const own = (id: string, name: string) => createLabWallet(name, { id, rdns: 'io.harbour' })
    const adapters = [
      createLabAdapter([own('io.harbour', 'Harbour'), own('io.harbour#2', 'Harbour')]),
      createLabAdapter([createLabWallet('Harbour', { namespace: 'solana' })], 'solana'),
    ]
    const { store } = createLab({ adapters }).portico
    expect(store.get(visibleWalletsAtom).map(({ connectors }) => connectors.map(({ id }) => id).length)).toEqual([
      1, 1, 1,
    ])
    store.sub(walletMarksAtom, () => undefined)
    await expect.poll(() => store.get(walletMarksAtom)).toEqual({ 'io.harbour': 'twin', 'io.harbour#2': 'twin' })
    const rows = getWalletRows(store.get)
    expect(rows.flatMap((row) => (row.kind === 'visible' ? [row.wallet.mark] : []))).toEqual([
      'twin',
      'twin',
      undefined,
    ])
  })
})
