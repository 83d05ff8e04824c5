import { expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { connectWallet } from '../connection/connect'
import { accountTabAtom, accountTabsAtom, chooseAccountTab } from './accountTabs'

const collections = [{ chainId: 1, name: 'Boats', address: `0x${'a'.repeat(40)}` }]

it.each([
  [{}, ['tokens', 'activity']],
  [{ features: { activity: false } }, ['tokens']],
  [{ features: { tokens: false } }, ['activity']],
  [{ basic: true, sources: { collections } }, []],
  [{ sources: { collections } }, ['tokens', 'nfts', 'activity']],
  [{ sources: { nfts: { listNfts: async () => [] } } }, ['tokens', 'nfts', 'activity']],
  [{ sources: { collections }, features: { nfts: false } }, ['tokens', 'activity']],
])('With %j the account has the parts %j', (config, tabs) => {
  expect(createLab({ config }).portico.store.get(accountTabsAtom)).toEqual(tabs)
})

it('The chosen part stays; a network without parts shows no part', async () => {
  const { store } = createLab().portico
  await store.set(connectWallet, 'alpha')
  expect(store.get(accountTabAtom)).toBe('tokens')
  store.set(chooseAccountTab, 'activity')
  expect(store.get(accountTabAtom)).toBe('activity')
  const without = createLab({ config: { features: { activity: false } } }).portico.store
  without.set(chooseAccountTab, 'activity')
  expect(without.get(accountTabAtom)).toBe('tokens')
})
