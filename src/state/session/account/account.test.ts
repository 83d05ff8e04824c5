import { bitcoin } from '../../../networks/bitcoin'
import { expect, it } from 'vitest'
import type { CaipAddress } from '../../../chains/network'
import { createLab } from '../../../../stories/lab/lab'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { getAccounts } from './sharedAccounts'
import { memoryStorage } from '../../core/storage'
import { accountPageOf, accountViewAtom, explorerUrlAtom } from './accountView'
import { connectWallet } from '../connection/connect'

it('links the account to the explorer of its network', async () => {
  const { portico } = createLab()
  expect(portico.store.get(explorerUrlAtom)).toBeUndefined()
  await portico.store.set(connectWallet, 'alpha')
  expect(portico.store.get(explorerUrlAtom)).toBe(
    'https://explorer.example/address/0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  )
})

it.each([
  ['https://explorer.example/', 'eip155:1:0xabc', 'https://explorer.example/address/0xabc'],
  [
    'https://explorer.solana.com?cluster=devnet',
    'solana:dev:abc',
    'https://explorer.solana.com/address/abc?cluster=devnet',
  ],
  ['https://mempool.space/testnet', 'bip122:test:tb1q', 'https://mempool.space/testnet/address/tb1q'],
  ['https://kusama.subscan.io', 'polkadot:kusama:abc', 'https://kusama.subscan.io/account/abc'],
] as const)('knows the page of an account at %s', (explorer, account, page) => {
  expect(accountPageOf(explorer, account)).toBe(page)
})

const blocked = () => {
  throw new DOMException('Denied', 'SecurityError')
}

it.each([
  ['keeps', {}, false],
  ['is blocked', { getItem: blocked, setItem: blocked, removeItem: blocked }, true],
  ['is full', { setItem: blocked }, true],
  ['forgets at once', { setItem: () => undefined }, true],
])('the view of the account knows of a storage that %s', async (_, change, isTemporary) => {
  const { portico } = createLab({ storage: { ...memoryStorage(), ...change } })
  await portico.store.set(connectWallet, 'alpha')
  expect(portico.store.get(accountViewAtom)).toMatchObject({ isTemporary })
})

it('the accounts of a wallet of Bitcoin say what they are for, where it keeps payments and ordinals apart', async () => {
  const at = 'bip122:000000000019d6689c085ae165831e93' as const
  const [payment, ordinals] = [`${at}:bc1qpay`, `${at}:bc1pown`] as const
  const purposes = async (accounts: readonly [CaipAddress, ...CaipAddress[]]) => {
    const snapshot = { networkId: at, address: accounts[0], accounts }
    const adapters = [createLabAdapter([createLabWallet('Coin', { namespace: 'bip122', snapshot })], 'bip122')]
    const { portico } = createLab({ adapters, config: { adapters, networks: [bitcoin] } })
    await portico.connect('coin')
    return getAccounts(portico.store.get).map(({ purpose }) => purpose)
  }
  expect(await purposes([payment, ordinals])).toEqual(['payment', 'ordinals'])
  expect(await purposes([ordinals])).toEqual([undefined])
})
