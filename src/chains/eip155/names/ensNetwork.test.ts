import { describe, expect, it } from 'vitest'
import { ensNetworkFor, ensResolverOf } from './ensNetwork'
import { defineNetwork, type NetworkContracts } from '../../network'

const resolver = '0x00000000000000000000000000000000000000e5'
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const make = (id: number, testnet = false, contracts?: NetworkContracts) =>
  defineNetwork({
    id,
    name: `${id}`,
    nativeCurrency,
    rpcUrls: { default: { http: ['https://rpc.example'] } },
    testnet,
    contracts,
  })

const mainnet = make(1)
const other = make(10)
const trial = make(84532, true)
const carrier = make(11155111, true, { ensUniversalResolver: { address: resolver } })

describe('the network that carries names', () => {
  it('is mainnet, or one whose definition says so', () => {
    expect(ensResolverOf(mainnet)).toMatch(/^0x[\da-f]{40}$/i)
    expect(ensResolverOf(carrier)).toBe(resolver)
    expect(ensResolverOf(other)).toBeNull()
    expect(ensResolverOf(make(10, false, { ensUniversalResolver: { address: 'nowhere' as '0x' } }))).toBeNull()
    expect(ensResolverOf(make(10, false, { ensUniversalResolver: null as never }))).toBeNull()
  })

  it('is the network in use itself, else the one of real names; a test network serves its kind only', () => {
    expect(ensNetworkFor(carrier, [mainnet, carrier])).toBe(carrier)
    expect(ensNetworkFor(other, [carrier, other, mainnet])).toBe(mainnet)
    expect(ensNetworkFor(trial, [carrier, trial, mainnet])).toBe(mainnet)
    expect(ensNetworkFor(trial, [trial, carrier])).toBe(carrier)
    expect(ensNetworkFor(other, [other, carrier])).toBeNull()
    expect(ensNetworkFor(other, [other])).toBeNull()
  })
})
