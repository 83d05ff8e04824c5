import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labAccounts, startChain, type LabChain } from './startChain'

const cache = mkdtempSync(join(tmpdir(), 'lab-ens-'))
let lab: LabChain
beforeAll(async () => {
  lab = await startChain({ chainId: 31337, name: 'Harbour', port: 0, hasNames: true, cache })
}, 60_000)
afterAll(async () => {
  await lab.stop()
  rmSync(cache, { recursive: true })
})

describe("the lab's name service", () => {
  it('answers what viem asks, and finds a forged name out', async () => {
    const [alice, bob, mallory] = labAccounts.map(({ address }) => address)
    const client = createPublicClient({ chain: lab.chain, transport: http(lab.url) })
    expect(await client.getEnsAddress({ name: 'alice.eth' })).toBe(alice)
    expect(await client.getEnsName({ address: alice ?? '0x' })).toBe('alice.eth')
    expect(await client.getEnsName({ address: bob ?? '0x' })).toBe('bob.eth')
    expect(await client.getEnsName({ address: mallory ?? '0x' })).toBeNull()
    expect(await client.getEnsName({ address: '0x00000000000000000000000000000000000000aa' })).toBeNull()
    expect(await client.getEnsText({ name: 'alice.eth', key: 'avatar' })).toMatch(/^data:image\/svg/)
    expect(await client.getEnsAddress({ name: 'nobody.eth' })).toBeNull()
    await expect(client.getEnsName({ address: mallory ?? '0x', strict: true })).rejects.toThrow(
      'ReverseAddressMismatch',
    )
  })

  it('comes back from the cache', { timeout: 60_000 }, async () => {
    const again = await startChain({ chainId: 31337, name: 'Harbour', port: 0, hasNames: true, cache })
    const client = createPublicClient({ chain: again.chain, transport: http(again.url) })
    const address = await client.getEnsAddress({ name: 'bob.eth' })
    await again.stop()
    expect([again.isRestored, again.ens, address]).toEqual([true, lab.ens, labAccounts[1]?.address])
  })
})
