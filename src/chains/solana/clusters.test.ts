import { describe, expect, it } from 'vitest'
import { defineNetwork } from '../network'
import { chainFor, pickNetwork } from './clusters'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const testnet = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'
const local = 'solana:8z1Qn4ncXk3WkX9nXbFzJt1c2m7cVb5a'

const network = (caipNetworkId: string) =>
  defineNetwork({
    id: caipNetworkId.split(':')[1] as string,
    chainNamespace: 'solana',
    name: 'A network',
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [] } },
  })

describe('clusters', () => {
  it.each([
    [mainnet, 'solana:mainnet'],
    [devnet, 'solana:devnet'],
    [testnet, 'solana:testnet'],
    [local, 'solana:localnet'],
    [mainnet, mainnet],
    [mainnet, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
    [devnet, 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
    ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', 'solana:mainnet'],
    [local, local],
  ] as const)('%s is %s to a wallet', (networkId, chain) => {
    expect(chainFor(networkId, ['solana:other', chain])).toBe(chain)
  })

  it.each([
    [mainnet, 'solana:devnet'],
    [local, 'solana:mainnet'],
    [local, 'solana:anotherGenesis'],
    [mainnet, 'bitcoin:mainnet'],
  ] as const)('%s is not %s', (networkId, chain) => expect(chainFor(networkId, [chain])).toBeUndefined())

  it('picks the first network of the host that the account allows', () => {
    const networks = [mainnet, devnet, local].map(network)
    expect(pickNetwork(networks, ['solana:devnet', 'solana:localnet'])).toBe(devnet)
    expect(pickNetwork(networks, ['solana:localnet', 'solana:mainnet'])).toBe(mainnet)
    expect(pickNetwork(networks, ['solana:localnet'])).toBe(local)
  })

  it('says where the account is when the host has none of it', () => {
    expect(pickNetwork([network(devnet)], ['solana:mainnet'])).toBe(mainnet)
    expect(pickNetwork([network(devnet)], ['solana:other', 'solana:testnet'])).toBe(testnet)
    expect(pickNetwork([], ['solana:localnet'])).toBe('solana:localnet')
  })
})
