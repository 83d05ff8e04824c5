import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublicClient, http, stringToHex, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startChain, type LabChain } from '../../chains/startChain'
import { createTestWallet } from './createTestWallet'
import { walletIcon } from '../icon'
import { labKeys } from '../labKeys'
import type { OwnedContract } from '../types'

const cache = mkdtempSync(join(tmpdir(), 'lab-contracts-'))
let lab: LabChain
beforeAll(async () => {
  lab = await startChain({ chainId: 31337, name: 'Harbour', port: 0, cache })
}, 60_000)
afterAll(async () => {
  await lab?.stop()
  rmSync(cache, { recursive: true })
})

async function signAs(contracts: readonly OwnedContract[]) {
  const { provider } = createTestWallet({
    name: 'Contract Wallet',
    rdns: 'lab.contract',
    icon: walletIcon(0),
    keys: labKeys,
    contracts,
    chains: [{ id: 31337, name: 'Harbour', rpcUrl: lab.url }],
    decide: async () => 'approve',
  })
  const [address] = (await provider.request({ method: 'eth_requestAccounts' })) as [Address]
  const signature = (await provider.request({ method: 'personal_sign', params: [stringToHex('ahoy'), address] })) as Hex
  const verify = (message: string) =>
    createPublicClient({ transport: http(lab.url) }).verifyMessage({ address, message, signature })
  return { provider, address, verify }
}

it.each(['present', 'future'] as const)('signs for an account that is a contract, %s', async (kind) => {
  const accounts = lab.accounts[kind]
  const contracts = accounts.map(({ owner, address, ...deployment }) => ({
    owner,
    address,
    ...(kind === 'future' && { deployment }),
  }))
  const { provider, address, verify } = await signAs(contracts)
  expect(address).toBe(accounts[0]?.address)
  expect([await verify('ahoy'), await verify('ahoi')]).toEqual([true, false])
  const transaction = { from: address, to: address, value: '0x0' }
  await expect(provider.request({ method: 'eth_sendTransaction', params: [transaction] })).rejects.toMatchObject({
    code: 4200,
  })
})
