import { describe, expect, expectTypeOf, it } from 'vitest'
import { base58 } from '@scure/base'
import { isAddress, type Chain } from 'viem'
import { defineNetwork, namespaces, type NetworkInput } from '../chains/network'
import * as all from './index'

const { usdc, ...networks } = all
const given: readonly (readonly [string, NetworkInput])[] = Object.entries(networks)

describe('portico/networks', () => {
  it.each(given)('%s is a network as it is', (_name, network) => {
    expect(defineNetwork(network).caipNetworkId).toBe(`${network.chainNamespace}:${network.id}`)
  })
  it('has every id once, but for the names of the local chain', () => {
    const isLocal = ([, { id }]: readonly [string, NetworkInput]) => id === networks.anvil.id
    const ids = given.filter((entry) => !isLocal(entry)).map(([, { chainNamespace, id }]) => `${chainNamespace}:${id}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(given.filter(isLocal).map(([name]) => name)).toEqual(['anvil', 'hardhat', 'foundry'])
  })
  it('can be imported beside the adapters', () => {
    // Each adapter is called like its namespace.
    const adapters: readonly string[] = [...namespaces, 'walletConnect']
    expect(Object.keys(networks).filter((name) => adapters.includes(name))).toEqual([])
  })
  it('names chains as CAIP-2 does', () => {
    const { solanaMainnet, bitcoin, polkadotMainnet, cosmosHub } = networks
    expect(
      [solanaMainnet, bitcoin, polkadotMainnet, cosmosHub].map((network) => defineNetwork(network).caipNetworkId),
    ).toEqual([
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'bip122:000000000019d6689c085ae165831e93',
      'polkadot:91b171bb158e2d3848fa23a9f1c25182',
      'cosmos:cosmoshub-4',
    ])
  })
  it.each(usdc)('has USDC on $chainId at an address of it, once', ({ chainId, address }) => {
    const network = given.find(([, { id, chainNamespace }]) => id === chainId || `${chainNamespace}:${id}` === chainId)
    expect(network).toBeDefined()
    // A slip of the pen is no checksum, and no key of 32 bytes.
    if (typeof chainId === 'number') expect(isAddress(address, { strict: true })).toBe(true)
    else expect(base58.decode(address)).toHaveLength(32)
    expect(usdc.filter((one) => one.chainId === chainId)).toHaveLength(1)
  })
  it('keeps ids and namespaces as literal types, and its EVM networks are chains of viem', () => {
    expectTypeOf(networks.optimism.id).toEqualTypeOf<10>()
    expectTypeOf(networks.solanaMainnet.chainNamespace).toEqualTypeOf<'solana'>()
    expectTypeOf(networks.mainnet).toExtend<Chain>()
  })
})
