import { describe, expect, it } from 'vitest'
import { labNetworks } from '../../../stories/lab/lab'
import { renderHook } from '../../../stories/lab/testing/renderHook'
import { settled } from '../../../stories/lab/settled'
import { ignore } from '../../../stories/lab/wallets/adapter'
import { createTwoChainLab } from '../../../stories/lab/wallets/twoChains'
import { AttemptAbandonedError } from '../../chains/errors/errors'
import { connectWallet } from '../../state/session/connection/connect'
import { NetworkNotFoundError } from '../../state/core/requestErrors'
import { useChainId, useNetwork, useNetworks, useSwitchNetwork } from './networks'

async function twoChains() {
  const lab = createTwoChainLab()
  const hook = await renderHook(lab.portico, () => ({
    name: useNetwork().network.name,
    isSupported: useNetwork().isSupported,
    solana: useNetwork({ namespace: 'solana' }).network?.name,
    bitcoin: useNetwork({ namespace: 'bip122' }),
    ids: [useChainId(), useChainId({ namespace: 'eip155' }), useChainId({ namespace: 'solana' })],
    list: useNetworks(),
    verb: useSwitchNetwork(),
  }))
  return { ...lab, ...hook, connect: (id: string) => lab.portico.store.set(connectWallet, id) }
}

describe('useNetwork and useChainId', () => {
  it('are of the network in use, or of that of a namespace', async () => {
    const { now } = await twoChains()
    expect(now()).toMatchObject({ name: 'Ethereum', isSupported: true, solana: 'Solana', ids: [1, 1, 'here'] })
    expect(now().bitcoin).toEqual({ network: null, isSupported: false })
    await now().verb.switchNetwork('solana:here')
    await settled()
    expect(now()).toMatchObject({ name: 'Solana', ids: ['here', 1, 'here'], verb: { status: 'success' } })
  })

  it('tell a network that the host does not have, in use or not, by its number', async () => {
    const { now, evm, connect } = await twoChains()
    await connect('alpha')
    const { address } = evm.find('alpha').snapshot
    evm.find('alpha').change({ address, accounts: [address], networkId: 'eip155:999' })
    await settled()
    expect(now()).toMatchObject({ isSupported: false, ids: [999, 999, 'here'] })
    await connect('sol')
    await settled()
    expect(now()).toMatchObject({ name: 'Solana', ids: ['here', 999, 'here'] })
  })
})

describe('useSwitchNetwork', () => {
  it('asks the wallet; pending until it answers', async () => {
    const { now, evm, connect } = await twoChains()
    await connect('alpha')
    let answer = () => undefined as void
    evm.find('alpha').onSwitch = () => new Promise((resolve) => (answer = resolve))
    await connect('alpha') // handles take what the wallet can do when they are made
    const switched = now().verb.switchNetwork('eip155:10')
    await settled()
    expect(now().verb.status).toBe('pending')
    answer()
    await switched
    await settled()
    expect(now()).toMatchObject({ name: 'OP Mainnet', verb: { status: 'success' } })
  })

  it('rejects for a network that is not there, and where another switch took over', async () => {
    const { now, evm, connect } = await twoChains()
    await expect(now().verb.switchNetwork('eip155:5')).rejects.toBeInstanceOf(NetworkNotFoundError)
    evm.find('alpha').onSwitch = ignore
    await connect('alpha')
    const first = expect(now().verb.switchNetwork('eip155:10')).rejects.toBeInstanceOf(AttemptAbandonedError)
    await settled()
    now()
      .verb.switchNetwork('eip155:10')
      .catch(() => undefined)
    await first
    await settled()
    expect(now().verb.status).toBe('pending')
  })
})

describe('useNetworks', () => {
  it('lists the host’s networks, and changes them while the page runs', async () => {
    const { now } = await twoChains()
    const ids = () => now().list.networks.map(({ id }) => id)
    expect(ids()).toEqual([1, 10, 'here'])
    now().list.addNetwork({ ...(labNetworks[0] ?? expect.fail()), id: 8453, name: 'Base' })
    await settled()
    expect(ids()).toEqual([1, 10, 'here', 8453])
    now().list.removeNetwork('eip155:8453')
    await settled()
    expect(ids()).toEqual([1, 10, 'here'])
    expect(() => now().list.removeNetwork('eip155:8453')).toThrow(NetworkNotFoundError)
  })
})
