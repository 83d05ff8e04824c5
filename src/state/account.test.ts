import { expect, it } from 'vitest'
import { createLab } from '../../stories/lab/lab'
import { explorerUrlAtom } from './accountView'
import { connectWallet } from './connect'

it('links the account to the explorer of its network', async () => {
  const { portico } = createLab()
  expect(portico.store.get(explorerUrlAtom)).toBeUndefined()
  await portico.store.set(connectWallet, 'alpha')
  expect(portico.store.get(explorerUrlAtom)).toBe(
    'https://explorer.example/address/0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  )
})
