import { describe, expect, it } from 'vitest'
import { renderHook } from '../../../../stories/lab/testing/renderHook'
import { settled } from '../../../../stories/lab/settled'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import { labSolana } from '../../../../stories/lab/wallets/twoChains'
import { useDisconnect } from '../../../hooks/session/connection'
import { useAccounts, useConnections, useSwitchAccount } from '../../../hooks/session/wallets'
import { NoActiveAddressError } from '../../core/requestErrors'
import { memoryStorage } from '../../core/storage'

const [one, two, three] = ['eip155:1:0xOne', 'eip155:1:0xTwo', 'eip155:1:0xThree'] as const
const snapshot = { networkId: 'eip155:1', address: one, accounts: [one, two] } as const
const ofSolana = { networkId: 'solana:here', address: 'solana:here:a', accounts: ['solana:here:a'] } as const

function open(storage = memoryStorage()) {
  const alpha = createLabWallet('Alpha', { snapshot, isPermitted: true })
  const sol = createLabWallet('Sol', { namespace: 'solana', snapshot: ofSolana, isPermitted: true })
  const adapters = [createLabAdapter([alpha]), createLabAdapter([sol], 'solana')]
  const { portico } = createLab({ adapters, storage, config: { adapters, networks: [...labNetworks, labSolana] } })
  return { portico, alpha, inUse: () => portico.snapshot().account?.caipAddress }
}

async function connected(storage = memoryStorage()) {
  const lab = open(storage)
  await lab.portico.connect('sol')
  await lab.portico.connect('alpha')
  return lab
}

describe('the accounts of the connected wallets', () => {
  it('are seen, chosen and left singly by hooks', async () => {
    const { portico } = await connected()
    const { now } = await renderHook(portico, () => ({
      accounts: useAccounts(),
      evm: useAccounts({ namespace: 'eip155' }),
      connections: useConnections(),
      ...useSwitchAccount(),
      leave: useDisconnect().disconnect,
    }))
    expect(now().accounts.map(({ caipAddress, isInUse }) => [caipAddress, isInUse])).toEqual([
      [one, true],
      [two, false],
      ['solana:here:a', true],
    ])
    expect(now().evm.map(({ address, wallet }) => [address, wallet.name])).toEqual([
      ['0xOne', 'Alpha'],
      ['0xTwo', 'Alpha'],
    ])
    await now().switchAccount(two)
    await settled()
    expect(now()).toMatchObject({ status: 'success', data: { caipAddress: two } })
    expect(now().connections).toMatchObject([
      { namespace: 'eip155', connectorId: 'alpha', status: 'connected', isInUse: true, account: { address: '0xTwo' } },
      { namespace: 'solana', connectorId: 'sol', network: { name: 'Solana' }, isInUse: false },
    ])
    await now().leave({ namespace: 'eip155' })
    await settled()
    expect(now().connections.map(({ namespace }) => namespace)).toEqual(['solana'])
    expect(now().accounts).toHaveLength(1)
  })

  it('the one that is chosen signs, and is there after a reload, and on another network', async () => {
    const storage = memoryStorage()
    const { portico, alpha, inUse } = await connected(storage)
    await portico.switchAccount('solana:here:a')
    expect(portico.snapshot().account?.caipAddress).toBe('solana:here:a')
    await expect(portico.switchAccount(two)).resolves.toMatchObject({ address: '0xTwo', accounts: [one, two] })
    expect(await portico.signMessage('x')).toBe(`signed:${alpha.snapshot.address}:x`)
    const again = open(storage)
    await settled()
    expect(again.inUse()).toBe(two)
    await again.portico.switchNetwork('eip155:10')
    expect(again.inUse()).toBe('eip155:10:0xTwo')
    expect(inUse()).toBe(two)
  })

  it('is the one of the wallet again once that goes to another, or is connected again', async () => {
    const storage = memoryStorage()
    const { portico, alpha, inUse } = await connected(storage)
    await portico.switchAccount(two)
    alpha.change({ ...snapshot, accounts: [one, two, three] })
    expect(inUse()).toBe(two)
    alpha.change({ ...snapshot, address: three, accounts: [three, one, two] })
    expect(inUse()).toBe(three)
    await portico.switchAccount(two)
    await portico.disconnect({ namespace: 'eip155' })
    expect(storage.getItem('portico/accounts')).toBeNull()
    expect(portico.snapshot().connections.solana?.status).toBe('connected')
    await portico.connect('alpha')
    expect(inUse()).toBe(three)
  })

  it('rejects for what no connected wallet shares', async () => {
    const { portico } = await connected()
    for (const address of [three, 'solana:here:b', 'bip122:x:y'] as const)
      await expect(portico.switchAccount(address)).rejects.toBeInstanceOf(NoActiveAddressError)
    await expect(portico.switchAccount(undefined as never)).rejects.toBeInstanceOf(NoActiveAddressError)
  })
})
