import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeAbiParameters, getAddress } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../clock'
import { compile } from '../../../../lab/chains/compile'
import { openEns, type Ens } from '../../../../lab/chains/ens'
import { putContract } from '../../../../lab/chains/putContract'
import { labAccounts, startChain, type LabChain } from '../../../../lab/chains/startChain'
import { InvalidChainIdError, ResolveNameError } from '../../errors/nameErrors'
import { defineNetwork, type Network } from '../../network'
import { coinTypeOf } from './coinType'
import { createReader } from '../reader.late'

let lab: LabChain
let ens: Ens
let home: Network
const reader = createReader(systemClock)
type Account = (typeof labAccounts)[number]
const [alice, bob, mallory] = labAccounts as [Account, Account, Account]
const other = '0x00000000000000000000000000000000000000b5'

beforeAll(async () => {
  lab = await startChain({ chainId: 31337, name: 'Harbour', port: 0, hasNames: true })
  if (!lab.ens) throw new Error('No names')
  ens = openEns({ chain: lab.chain, url: lab.url, owner: alice }, lab.ens)
  home = defineNetwork(lab.chain)
}, 60_000)
afterAll(() => lab.stop())

const on = (id: number): Network => ({ ...home, id, caipNetworkId: `eip155:${id}`, contracts: undefined })

// Records are transactions, one after the other.
const slow = { timeout: 60_000 }

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => (server.closeAllConnections(), server.close())))

/** A server on loopback; `reply` null never answers. */
async function listen(reply: (() => unknown) | null) {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    if (reply) response.setHeader('content-type', 'application/json').end(JSON.stringify(reply()))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked }
}

describe('resolving a name', slow, () => {
  it('gives the address, in whatever case the name is typed', async () => {
    expect(await reader.resolveName?.(home, 'alice.eth')).toBe(alice.address)
    expect(await reader.resolveName?.(home, 'ALICE.eth')).toBe(alice.address)
  })

  it('gives nothing for a name without an owner, or without an address', async () => {
    await ens.register('empty.eth')
    expect(await reader.resolveName?.(home, 'nobody.eth')).toBeNull()
    expect(await reader.resolveName?.(home, 'empty.eth')).toBeNull()
  })

  it.each(['alice..eth', 'al ice.eth', '', 'αlice.eth', 'xn--ls8h.eth', 'al_ice.eth'])(
    'refuses %j, which is no name',
    async (name) => {
      const answer = reader.resolveName?.(home, name)
      await expect(answer).rejects.toBeInstanceOf(ResolveNameError)
      await expect(answer).rejects.toThrow('Error resolving name')
    },
  )

  it('gives nothing where the resolver is no contract', async () => {
    await ens.own('hollow.eth', { resolver: other })
    expect(await reader.resolveName?.(home, 'hollow.eth')).toBeNull()
  })

  it('gives nothing where the resolver does not know the question', async () => {
    await ens.own('token.eth', { resolver: lab.token })
    expect(await reader.resolveName?.(home, 'token.eth')).toBeNull()
  })

  it('sends no request where the network has no names', async () => {
    const { url, asked } = await listen(() => ({}))
    const bare = defineNetwork({ ...lab.chain, rpcUrls: { default: { http: [url] } }, contracts: {} })
    expect(await reader.resolveName?.(bare, 'alice.eth')).toBeNull()
    expect(await reader.lookupName?.(bare, alice.address)).toBeNull()
    expect(await reader.readAvatar?.(bare, 'alice.eth')).toBeNull()
    expect(asked()).toBe(0)
  })

  it('says so when the contract is not there, or does not answer as one', async () => {
    const missing = { ...home, contracts: { ensUniversalResolver: { address: other } } } as const
    await expect(reader.resolveName?.(missing, 'alice.eth')).rejects.toThrow('Error resolving name')
    const wrong = { ...home, contracts: { ensUniversalResolver: { address: lab.token } } } as const
    await expect(reader.resolveName?.(wrong, 'alice.eth')).rejects.toBeInstanceOf(ResolveNameError)
  })
})

describe('an address for another chain', slow, () => {
  it("is the name's for that chain", async () => {
    await ens.register('branch.eth', { addresses: { 60: alice.address, [coinTypeOf(10)]: bob.address } })
    expect(await reader.resolveName?.(home, 'branch.eth', on(10))).toBe(bob.address)
    expect(await reader.resolveName?.(home, 'branch.eth', home)).toBe(alice.address)
  })

  it("is the name's own if that is a key's, never a contract's", async () => {
    await ens.register('safe.eth', { addresses: { 60: lab.token } })
    expect(await reader.resolveName?.(home, 'branch.eth', on(8453))).toBe(alice.address)
    expect(await reader.resolveName?.(home, 'safe.eth')).toBe(getAddress(lab.token))
    expect(await reader.resolveName?.(home, 'safe.eth', on(10))).toBeNull()
  })

  it('is null when the record is not an address', async () => {
    await ens.register('odd.eth', { addresses: { [coinTypeOf(10)]: '0x1234' } })
    expect(await reader.resolveName?.(home, 'odd.eth', on(10))).toBeNull()
  })

  it('needs a chain id that a coin type can hold', async () => {
    await expect(reader.resolveName?.(home, 'alice.eth', on(2 ** 31))).rejects.toBeInstanceOf(InvalidChainIdError)
    await expect(reader.lookupName?.(home, alice.address, on(2 ** 31))).rejects.toThrow('Invalid chainId')
  })
})

describe('the name of an address', slow, () => {
  it('is the one that leads back to it', async () => {
    expect(await reader.lookupName?.(home, alice.address)).toBe('alice.eth')
    expect(await reader.lookupName?.(home, bob.address.toLowerCase())).toBe('bob.eth')
    expect(await reader.lookupName?.(home, other)).toBeNull()
  })

  it('is null when it belongs to another account', async () => {
    expect(await reader.lookupName?.(home, mallory.address)).toBeNull()
  })

  it('is null when it only looks like a name', async () => {
    await ens.register('Mallory.eth', { addresses: { 60: mallory.address } })
    await ens.setReverse(mallory, 'Mallory.eth')
    expect(await reader.lookupName?.(home, mallory.address)).toBeNull()
    await ens.register('аlice.eth', { addresses: { 60: mallory.address } }) // Cyrillic а
    await ens.setReverse(mallory, 'аlice.eth')
    expect(await reader.lookupName?.(home, mallory.address)).toBeNull()
    await ens.register('mallory.eth', { addresses: { 60: mallory.address } })
    await ens.setReverse(mallory, 'mallory.eth')
    expect(await reader.lookupName?.(home, mallory.address)).toBe('mallory.eth')
  })

  it('on another chain is its name there, else its own', async () => {
    await ens.register('there.eth', { addresses: { [coinTypeOf(10)]: bob.address } })
    expect(await reader.lookupName?.(home, bob.address, on(10))).toBe('bob.eth')
    await ens.setReverseOn(coinTypeOf(10), bob.address, 'there.eth')
    expect(await reader.lookupName?.(home, bob.address, on(10))).toBe('there.eth')
    await ens.setReverseOn(coinTypeOf(42161), bob.address, 'alice.eth')
    expect(await reader.lookupName?.(home, bob.address, on(42161))).toBe('bob.eth')
    expect(await reader.lookupName?.(home, bob.address)).toBe('bob.eth')
  })

  it('is checked by us as well: a contract that claims anything is not believed', async () => {
    const claim = encodeAbiParameters(
      [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
      ['alice.eth', other, other],
    )
    const record = encodeAbiParameters([{ type: 'address' }], [alice.address])
    const truth = encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [record, other])
    const answers = [claim, truth, claim, truth]
    const liar = await listen(() => ({ jsonrpc: '2.0', id: 1, result: answers.shift() }))
    const lying = { ...home, rpcUrls: { ...home.rpcUrls, default: { http: [liar.url] } } }
    const asking = createReader(systemClock)
    expect(await asking.lookupName?.(lying, mallory.address)).toBeNull()
    expect(await asking.lookupName?.(lying, alice.address)).toBe('alice.eth')
    expect(liar.asked()).toBe(4)
  })
})

describe('a name that is kept elsewhere', slow, () => {
  const answer = encodeAbiParameters([{ type: 'address' }], [other])

  async function offchain(name: string, url: string): Promise<void> {
    const deployer = { chain: lab.chain, url: lab.url, owner: alice }
    const resolver = await putContract(deployer, compile('LabOffchainResolver'), url)
    await ens.own(name, { resolver })
  }

  it('is not asked for unless the host named the server', async () => {
    const gateway = await listen(() => ({ data: answer }))
    await offchain('away.eth', gateway.url)
    await ens.setReverse(mallory, 'away.eth')
    await expect(reader.resolveName?.(home, 'away.eth')).rejects.toBeInstanceOf(ResolveNameError)
    expect(await reader.lookupName?.(home, mallory.address)).toBeNull()
    expect(await reader.readAvatar?.(home, 'away.eth')).toBeNull()
    const elsewhere = createReader(systemClock, { gateways: ['https://gateway.example'] })
    await expect(elsewhere.resolveName?.(home, 'away.eth')).rejects.toBeInstanceOf(ResolveNameError)
    expect(gateway.asked()).toBe(0)
    const allowed = createReader(systemClock, { gateways: [gateway.url] })
    expect(await allowed.resolveName?.(home, 'away.eth')).toBe(getAddress(other))
    expect(gateway.asked()).toBe(1)
  })
})

describe('a picture', slow, () => {
  const pictureOf = async (avatar: string, options = {}) => {
    await ens.register('face.eth', { texts: { avatar } })
    return createReader(systemClock, options).readAvatar?.(home, 'face.eth')
  }

  it('is shown from image data, https, and the gateway the host has', async () => {
    const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
    expect(await reader.readAvatar?.(home, 'alice.eth')).toMatch(/^data:image\/svg/)
    expect(await pictureOf('https://pictures.example/a.png')).toBe('https://pictures.example/a.png')
    expect(await pictureOf(`ipfs://${cid}`)).toBeNull()
    expect(await pictureOf(`ipfs://${cid}/a.png`, { ipfsGateway: 'https://ipfs.example/' })).toBe(
      `https://ipfs.example/ipfs/${cid}/a.png`,
    )
    expect(await reader.readAvatar?.(home, 'bob.eth')).toBeNull()
    expect(await reader.readAvatar?.(home, 'nobody.eth')).toBeNull()
  })

  it('is given up after two seconds', async () => {
    const { url } = await listen(null)
    const silent = { ...home, rpcUrls: { ...home.rpcUrls, default: { http: [url] } } }
    const before = Date.now()
    expect(await createReader(systemClock).readAvatar?.(silent, 'alice.eth')).toBeNull()
    expect(Date.now() - before).toBeLessThan(3_000)
  })
})

describe('a chain that does not answer', slow, () => {
  it('is waited for ten seconds', async () => {
    const { url } = await listen(null)
    const silent = { ...home, rpcUrls: { ...home.rpcUrls, default: { http: [url] } } }
    const before = Date.now()
    await expect(createReader(systemClock).resolveName?.(silent, 'alice.eth')).rejects.toThrow('Error resolving name')
    expect(Date.now() - before).toBeLessThan(12_000)
  })
})
