import * as chains from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { readIcon } from '../../chains/discovery/icon'
import type { CaipNetworkId } from '../../chains/network'
import * as given from '../../networks'
import { UnusableImageError } from '../http/httpErrors'
import { listedWallets, walletList } from '../wallets/walletList.late'
import { isPlainSvg } from '../wallets/plainSvg'
import { markOfNetwork, markOfWallet } from './marks.late'
import { drawings as eip155 } from './marksOfEip155.late'

const textOf = async (mark: Promise<Blob>) => (await mark).text()
const marked = async (id: CaipNetworkId) =>
  markOfNetwork(id).then(
    () => true,
    () => false,
  )

describe('marks of wallets', () => {
  it('are those of the built-in list, by their image id', async () => {
    for (const { name, imageId } of walletList)
      if (imageId) expect((await listedWallets.walletImage(imageId)).type, name).toBe('image/svg+xml')
    expect(await textOf(markOfWallet('metamask'))).not.toBe(await textOf(markOfWallet('trust')))
  })

  it('are missing for two, which keep their letter', async () => {
    expect(walletList.filter(({ imageId }) => !imageId).map(({ name }) => name)).toEqual(['Xverse', 'SubWallet'])
    await expect(markOfWallet('MetaMask')).rejects.toThrow(UnusableImageError)
    await expect(markOfWallet('')).rejects.toThrow(UnusableImageError)
  })
})

const { usdc: _token, ...networks } = given

describe('marks of networks', () => {
  it.each([
    ['eip155:1', 'eip155:11155111'],
    ['eip155:8453', 'eip155:84532'],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
    ['bip122:000000000019d6689c085ae165831e93', 'bip122:00000000da84f2bafbbc53dee25a72ae'],
  ] as const)('%s and its test network share one', async (main, test) => {
    expect(await textOf(markOfNetwork(test))).toBe(await textOf(markOfNetwork(main)))
  })

  it('are found by the id, whole and within its namespace', async () => {
    expect(await marked('cosmos:cosmoshub-4')).toBe(true)
    for (const id of ['eip155:', 'eip155:0', 'eip155:31337', 'eip155:111', 'eip155:1 11155111', 'solana:1'] as const)
      expect(await marked(id), id).toBe(false)
    await expect(markOfNetwork('other:1' as CaipNetworkId)).rejects.toThrow(UnusableImageError)
  })

  it('are missing for few of those that come along', async () => {
    const missing = await Promise.all(
      Object.values(networks).map(async ({ name, chainNamespace, id }) =>
        (await marked(`${chainNamespace}:${id}`)) ? [] : [name],
      ),
    )
    expect(missing.flat().sort()).toEqual([
      'Anvil',
      'Foundry',
      'Hardhat',
      'Kusama Asset Hub',
      'Localhost',
      'Neutron',
      'Paseo',
      'Polkadot Asset Hub',
      'Westend',
      'Westend Asset Hub',
      'opBNB',
      'opBNB Testnet',
    ])
  })

  it('belong to chains of viem or of Portico', () => {
    const known = new Set([...Object.values(chains), ...Object.values(networks)].map(({ id }) => `${id}`))
    const ids = Object.keys(eip155).flatMap((key) => key.split(' '))
    expect(ids.filter((id) => !known.has(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('every mark', () => {
  it('is a plain drawing that fills its square', async () => {
    for (const key of Object.keys(eip155)) {
      const text = await textOf(markOfNetwork(`eip155:${key.split(' ')[0]}`))
      expect(isPlainSvg(text), key).toBe(true)
      expect(readIcon(`data:image/svg+xml;base64,${btoa(text)}`), key).toBeDefined()
      expect(text, key).toMatch(/d="M24 0H0v24h24z"|d="M0 0h24v24H0z"/)
    }
  })
})
