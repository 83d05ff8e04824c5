import { mainnet, optimism, sepolia } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { InvalidNetworkError } from './errors/errors'
import { defineNetwork, isUnsupported, unsupportedNetwork, type NetworkInput } from './network'

const plain: NetworkInput = {
  id: 31337,
  name: 'Harbour',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
}

describe('a network', () => {
  it('is made of viem chains as they are', () => {
    expect(defineNetwork(mainnet)).toMatchObject({
      id: 1,
      name: 'Ethereum',
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:1',
      rpcUrls: { default: { http: [...mainnet.rpcUrls.default.http] } },
      blockExplorers: { default: { url: 'https://etherscan.io' } },
    })
    expect(defineNetwork(sepolia).testnet).toBe(true)
    expect(defineNetwork(optimism).nativeCurrency.symbol).toBe('ETH')
  })

  it('stays what it is when it is defined again', () => {
    expect(defineNetwork(defineNetwork(plain))).toEqual(defineNetwork(plain))
  })

  it('reads from the host’s endpoints alone and hands wallets the chain’s own', () => {
    const network = defineNetwork(plain, {
      customRpcUrls: { 'eip155:31337': ['http://mine', 'http://second'], 'eip155:1': ['http://other'] },
    })
    expect(network.rpcUrls.default.http).toEqual(['http://mine', 'http://second'])
    expect(network.rpcUrls.chainDefault.http).toEqual(['http://127.0.0.1:8545'])
  })

  it('takes the id of another namespace', () => {
    expect(
      defineNetwork({ ...plain, id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', chainNamespace: 'solana' }).caipNetworkId,
    ).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  })

  it.each<[string, unknown, RegExp]>([
    ['nothing', null, /an object/],
    ['no id', { ...plain, id: undefined }, /`network.id` is missing: expected a number/],
    ['a negative id', { ...plain, id: -1 }, /`network.id` is -1: expected a positive whole number$/],
    ['a huge id', { ...plain, id: 2 ** 60 }, /positive whole number/],
    ['no name', { ...plain, name: ' ' }, /`network.name` is " ": expected a text/],
    ['no currency', { ...plain, nativeCurrency: {} }, /nativeCurrency/],
    ['odd decimals', { ...plain, nativeCurrency: { ...plain.nativeCurrency, decimals: 1.5 } }, /nativeCurrency/],
    ['no endpoints', { ...plain, rpcUrls: {} }, /rpcUrls/],
    ['an endpoint that is a script', { ...plain, rpcUrls: { default: { http: ['javascript:alert(1)'] } } }, /rpcUrls/],
    ['an unknown namespace', { ...plain, chainNamespace: 'moon' }, /one of eip155/],
    ['a text id without a namespace', { ...plain, id: 'main' }, /chainNamespace/],
    ['a text id on eip155', { ...plain, id: 'main', chainNamespace: 'eip155' }, /positive whole number/],
    ['a number as text', { ...plain, id: '1' }, /`network.id` is "1": expected a number for an EVM network: 1/],
    ['a number as text on eip155', { ...plain, id: '1', chainNamespace: 'eip155' }, /a number for an EVM network: 1/],
    [
      'a cluster by number',
      { ...plain, id: 101, chainNamespace: 'solana' },
      /`network.id` is 101: expected a genesis hash; mainnet is 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/,
    ],
    ['a cluster by name', { ...plain, id: 'mainnet-beta', chainNamespace: 'solana' }, /genesis hash/],
    [
      'a CAIP id of another network',
      { ...plain, caipNetworkId: 'eip155:2' },
      /caipNetworkId` is .*: expected eip155:31337/,
    ],
    ['an id that cannot be printed', { ...plain, id: Object.create(null) }, /`network.id`/],
    ['a circular currency', { ...plain, nativeCurrency: circular() }, /nativeCurrency/],
    ['a bigint in a currency', { ...plain, nativeCurrency: { decimals: 18n } }, /nativeCurrency/],
    ['wallet endpoints that are none', { ...plain, rpcUrls: { ...plain.rpcUrls, chainDefault: {} } }, /chainDefault/],
    [
      'an explorer that is a script',
      { ...plain, blockExplorers: { default: { name: 'X', url: 'javascript:alert(1)' } } },
      /blockExplorers/,
    ],
    ['an explorer that is a text', { ...plain, blockExplorers: 'https://explorer' }, /blockExplorers/],
    ['an id CAIP-2 does not allow', { ...plain, id: 'a b', chainNamespace: 'solana' }, /CAIP-2/],
  ])('is refused with %s', (_what, input, reason) => {
    expect(() => defineNetwork(input as NetworkInput)).toThrow(InvalidNetworkError)
    expect(() => defineNetwork(input as NetworkInput)).toThrow(reason)
  })

  it('refuses custom endpoints that are not URLs', () => {
    const customRpcUrls = { 'eip155:31337': 'http://mine' as unknown as string[] }
    expect(() => defineNetwork(plain, { customRpcUrls })).toThrow(
      /`customRpcUrls\["eip155:31337"\]` is "http:\/\/mine": expected a list of http\(s\) URLs/,
    )
  })

  it('has a placeholder for what the host does not have', () => {
    const network = unsupportedNetwork('eip155:999')
    expect(network).toMatchObject({ name: 'Unknown Network', id: '999', chainNamespace: 'eip155' })
    expect(isUnsupported(network)).toBe(true)
    expect(isUnsupported(defineNetwork({ ...plain, name: 'Unknown Network' }))).toBe(false)
    const nameless = { ...plain, name: 'Unknown Network', nativeCurrency: { name: '', symbol: '?', decimals: 0 } }
    expect(isUnsupported({ ...defineNetwork(nameless), nativeCurrency: network.nativeCurrency })).toBe(false)
    expect(isUnsupported({ ...network, name: 'Any other name' })).toBe(true)
  })
})

function circular(): object {
  const loop: { self?: object } = {}
  loop.self = loop
  return loop
}
