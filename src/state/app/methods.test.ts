import type { Providers } from '../../chains/providers'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createLabAdapter, createLabWallet, ignore, refuse } from '../../../stories/lab/wallets/adapter'
import { createLab, labNetworks } from '../../../stories/lab/lab'
import { createGatedLab } from '../../../stories/lab/wallets/gated'
import { createLabSiwx } from '../../../stories/lab/siwx'
import { AttemptAbandonedError, UserRejectedError, WalletUnavailableError } from '../../chains/errors/errors'
import { ChainNotSupportedError } from '../../chains/errors/chainErrors'
import { RequestNotAllowedError } from '../../chains/errors/rpcErrors'
import type { Eip1193Provider } from '../../chains/eip155/provider'
import type { NetworkInput } from '../../chains/network'
import { DestroyedError } from '../core/configErrors'
import { NetworkNotFoundError, NoActiveAddressError, SwitchNotSupportedError } from '../core/requestErrors'

const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solana: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.example'] } },
}

const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

/** One wallet that speaks two namespaces, as it announces itself in each. */
function createTwoNamespaces() {
  const both = createLabWallet('Both', { id: 'both-solana', namespace: 'solana', onSwitch: undefined })
  both.snapshot = {
    address: `${solanaId}:${solanaAddress}`,
    accounts: [`${solanaId}:${solanaAddress}`],
    networkId: solanaId,
  }
  const adapters = [
    createLabAdapter([createLabWallet('Both', { id: 'both-evm' }), createLabWallet('Alpha')]),
    createLabAdapter([both], 'solana'),
  ]
  return createLab({ adapters, config: { networks: [...labNetworks, solana] } })
}

const signIns = (isRequired = true) => createLabSiwx({ isRequired })

describe('connecting without React', () => {
  it('answers the account of a wallet of the snapshot', async () => {
    const { portico } = createLab()
    await portico.ready()
    const [wallet] = portico.snapshot().wallets
    const account = await portico.connect(wallet?.id ?? '')
    expect(account).toEqual(portico.snapshot().account)
    expect(account.address).toMatch(/^0x/)
  })

  it('asks a wallet that speaks several namespaces in the one that is wanted', async () => {
    const { portico } = createTwoNamespaces()
    await portico.ready()
    const both = portico.snapshot().wallets.find(({ name }) => name === 'Both')
    expect(both?.connectors).toHaveLength(2)
    const account = await portico.connect(both?.id ?? '', { namespace: 'solana' })
    expect(account.address).toBe(solanaAddress)
    await portico.connect(both?.id ?? '')
    const { connections } = portico.snapshot()
    expect(connections.eip155).toMatchObject({ status: 'connected', wallet: { name: 'Both' } })
    expect(connections.solana).toMatchObject({
      status: 'connected',
      account: { address: solanaAddress },
      networkId: solanaId,
    })
    await portico.disconnect('eip155')
    expect(portico.snapshot().connections.eip155).toEqual({ status: 'disconnected' })
    expect(portico.snapshot().connections.solana?.status).toBe('connected')
    await portico.disconnect()
    expect(portico.snapshot().connections.solana?.status).toBe('disconnected')
  })

  it('says with a type why not', async () => {
    const { portico, adapter } = createLab()
    await expect(portico.connect('gone')).rejects.toBeInstanceOf(WalletUnavailableError)
    await expect(portico.connect('alpha', { namespace: 'solana' })).rejects.toBeInstanceOf(ChainNotSupportedError)
    adapter.find('alpha').onConnect = refuse(new UserRejectedError('No'))
    await expect(portico.connect('alpha')).rejects.toBeInstanceOf(UserRejectedError)
  })

  it('tells whom a newer attempt overtook', async () => {
    const { portico, adapter } = createLab({ wallets: [createLabWallet('Alpha'), createLabWallet('Beta')] })
    adapter.find('alpha').onConnect = ignore
    const older = portico.connect('alpha')
    const newer = portico.connect('beta')
    await expect(older).rejects.toBeInstanceOf(AttemptAbandonedError)
    expect(await newer).toEqual(portico.snapshot().account)
  })
})

describe('what a connected page asks without React', () => {
  it('switches the network', async () => {
    const { portico, adapter } = createLab()
    await portico.connect('alpha')
    await portico.switchNetwork('eip155:10')
    expect(portico.snapshot().network.caipNetworkId).toBe('eip155:10')
    await expect(portico.switchNetwork('eip155:99')).rejects.toBeInstanceOf(NetworkNotFoundError)
    adapter.find('alpha').onSwitch = refuse(new UserRejectedError('No'))
    await expect(portico.switchNetwork('eip155:1')).rejects.toBeInstanceOf(UserRejectedError)
  })

  it('signs a text, in any namespace that is connected', async () => {
    const { portico } = createTwoNamespaces()
    await expect(portico.signMessage('x')).rejects.toBeInstanceOf(NoActiveAddressError)
    await portico.connect('both-solana')
    await portico.connect('alpha')
    expect(await portico.signMessage('order')).toMatch(/^signed:eip155:1:0x.*:order$/)
    expect(await portico.signMessage('order', { namespace: 'solana' })).toBe(
      `signed:${solanaId}:${solanaAddress}:order`,
    )
    await expect(portico.signMessage('x', { namespace: 'cosmos' })).rejects.toBeInstanceOf(NoActiveAddressError)
  })

  it('cannot switch a wallet that cannot', async () => {
    const { portico } = createLab({ wallets: [createLabWallet('Alpha', { onSwitch: undefined })] })
    await portico.connect('alpha')
    await expect(portico.switchNetwork('eip155:10')).rejects.toBeInstanceOf(SwitchNotSupportedError)
  })

  it('hands out the provider of a namespace, and none before an account is connected', async () => {
    const { portico, adapter } = createLab()
    expect(await portico.getProvider()).toBeNull()
    await portico.connect('alpha')
    expect(await portico.getProvider()).toBe(adapter.find('alpha'))
    expect(await portico.getProvider('eip155')).toBe(adapter.find('alpha'))
    expect(await portico.getProvider('solana')).toBeNull()
    expectTypeOf(portico.getProvider('eip155')).resolves.toEqualTypeOf<Eip1193Provider | null>()
    expectTypeOf(portico.getProvider('solana')).resolves.toEqualTypeOf<Providers['solana'] | null>()
  })

  it('hands out a gate, always the same, where the wallet shows no prompt itself', async () => {
    const { portico } = await createGatedLab()
    const provider = await portico.getProvider('eip155')
    expect(await provider?.request({ method: 'eth_chainId' })).toBe('0x1')
    await expect(provider?.request({ method: 'eth_sign' })).rejects.toBeInstanceOf(RequestNotAllowedError)
    expect(await portico.getProvider()).toBe(provider)
  })

  it('adds networks and takes them out', async () => {
    const { portico } = createLab()
    await expect(portico.removeNetwork('eip155:5')).rejects.toBeInstanceOf(NetworkNotFoundError)
    await expect(portico.addNetwork(solana)).rejects.toBeInstanceOf(ChainNotSupportedError)
    await portico.addNetwork({ ...solana, chainNamespace: 'eip155', id: 5, name: 'Fifth' })
    await portico.switchNetwork('eip155:5')
    expect(portico.snapshot().network.name).toBe('Fifth')
    await portico.removeNetwork('eip155:5')
    expect(portico.snapshot().network.name).not.toBe('Fifth')
  })
})

it('is refused once the instance is destroyed', async () => {
  const { portico } = createLab({ config: { siwx: signIns() } })
  portico.destroy()
  const calls = [
    portico.connect('alpha'),
    portico.disconnect(),
    portico.switchNetwork('eip155:10'),
    portico.signMessage('x'),
    portico.signIn(),
    portico.signOut(),
    portico.getProvider('eip155'),
    portico.addNetwork(solana),
    portico.removeNetwork('eip155:1'),
  ]
  for (const call of calls) await expect(call).rejects.toBeInstanceOf(DestroyedError)
})

it('names the method in the stack of what it throws', async () => {
  const { portico } = createLab()
  const error = await portico.switchNetwork('eip155:99').catch((thrown: unknown) => thrown)
  expect((error as Error).stack).toMatch(/switchNetwork/)
  const other = await portico.signIn().catch((thrown: unknown) => thrown)
  expect((other as Error).stack).toMatch(/signIn/)
})
