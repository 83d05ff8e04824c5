import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { accountInfo, alice, aliceKey, startPolkadotNode } from '../../../stories/lab/testing/chains/polkadotNode'
import { polkadotMainnet } from '../../networks/polkadot'
import { rewriteSs58 } from '../accounts/ss58'
import { systemClock } from '../clock'
import { defineNetwork } from '../network'
import { polkadot } from './index'
import { rpcReader } from './rpc'

const network = defineNetwork(polkadotMainnet)
const storage: Record<string, string> = {}
let node: Awaited<ReturnType<typeof startPolkadotNode>>
beforeAll(async () => {
  node = await startPolkadotNode(storage)
})
beforeEach(() => {
  node.answer = undefined
  node.asked.length = 0
  storage[aliceKey] = accountInfo(12_345_678_901n)
})
afterAll(() => node.stop())

const read = async (address = alice) => {
  const { reader } = polkadot({ reader: rpcReader({ [network.caipNetworkId]: node.url }) })
  return (await reader?.(systemClock))?.getBalance(network, address)
}

it('What an account has is read from the storage of a node, by whatever prefix it is written', async () => {
  expect(await read()).toEqual({ value: 12_345_678_901n, symbol: 'DOT', decimals: 10 })
  const here = rewriteSs58(network.caipNetworkId, alice) ?? ''
  expect(here).toMatch(/^1/)
  expect(await read(here)).toMatchObject({ value: 12_345_678_901n })
  expect(node.asked).toEqual(['POST state_getStorage', 'POST state_getStorage'])
})

it('What is reserved and frozen is still the account’s, to the last unit', async () => {
  storage[aliceKey] = accountInfo(2n ** 100n + 1n, 10n ** 18n + 2n, 2n ** 90n)
  expect((await read())?.value).toBe(2n ** 100n + 10n ** 18n + 3n)
})

it('An account that was never used has nothing', async () => {
  delete storage[aliceKey]
  expect((await read())?.value).toBe(0n)
})

it.each([
  ['is cut off', accountInfo(5n).slice(0, -2)],
  ['is longer', `${accountInfo(5n)}00`],
  ['is empty', '0x'],
  ['is no hex', accountInfo(5n).replace('00', 'zz')],
  ['is beyond what a chain counts in', `0x${'ff'.repeat(80)}`],
])('Storage that %s is no balance', async (_what, stored) => {
  storage[aliceKey] = stored
  await expect(read()).rejects.toMatchObject({ name: 'ChainUnavailableError' })
})

it.each(['<html>', '{}', 'null', '[]', '{"result":7}', '{"error":{"code":-32601}}', `"${'0'.repeat(200_000)}"`])(
  'An answer of %.30s is no balance',
  async (answer) => {
    node.answer = answer
    await expect(read()).rejects.toMatchObject({ name: 'ChainUnavailableError' })
  },
)

it('Sends no request for a network without a node, nor for an invalid address', async () => {
  const reader = await rpcReader({})(systemClock)
  await expect(reader.getBalance(network, alice)).rejects.toMatchObject({ name: 'NoRpcUrlError' })
  await expect(read('5Grw')).rejects.toMatchObject({ name: 'InvalidCaipAddressError' })
  expect(node.asked).toEqual([])
})
