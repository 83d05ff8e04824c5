import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import {
  createWalletClient,
  encodeFunctionData,
  hashMessage,
  http,
  publicActions,
  serializeErc6492Signature,
  type Address,
  type Hex,
  type LocalAccount,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compile } from '../../../lab/chains/compile'
import { labAccounts, startChain, type LabChain } from '../../../lab/chains/startChain'
import { ChainUnavailableError } from '../../chains/errors/chainErrors'
import { formatSiwxMessage } from '../message/formatSiwxMessage'
import { createSignInServer } from '../../server/createSignInServer'
import { createEip155Verifier } from './eip155'

const text = 'shop.example wants you to sign in\n\nnonce 12345678'
const networkId = 'eip155:31337'
const [owner, stranger] = labAccounts as readonly LocalAccount[] as readonly [LocalAccount, LocalAccount]
const cache = mkdtempSync(join(tmpdir(), 'lab-verify-'))
const { abi, bytecode } = compile('LabAccountFactory')
let lab: LabChain
let factory: Address
let account: Address

beforeAll(async () => {
  lab = await startChain({ chainId: 31337, name: 'Harbour', port: 0, cache })
  const client = clientOf()
  const hash = await client.deployContract({ abi, bytecode })
  factory = (await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })).contractAddress as Address
  account = (await client.readContract({
    address: factory,
    abi,
    functionName: 'addressOf',
    args: [owner.address],
  })) as Address
}, 60_000)

afterAll(async () => {
  await lab.stop()
  rmSync(cache, { recursive: true })
})

function clientOf() {
  return createWalletClient({ account: owner, chain: lab.chain, transport: http(lab.url) }).extend(publicActions)
}

const create = () => encodeFunctionData({ abi, functionName: 'create', args: [owner.address] })
const wrapped = async (signer: LocalAccount, data: Hex = create()): Promise<Hex> =>
  serializeErc6492Signature({ address: factory, data, signature: await signer.signMessage({ message: text }) })

function verify(signature: Hex, change: { text?: string; address?: Address; networkId?: 'eip155:1' } = {}) {
  return createEip155Verifier({ [networkId]: lab.url })({ text, address: account, networkId, signature, ...change })
}

describe('a contract account', () => {
  it('signs before it exists (EIP-6492)', async () => {
    expect(await clientOf().getCode({ address: account })).toBeUndefined()
    expect(await verify(await wrapped(owner))).toBe(true)
    expect(await verify(await wrapped(owner), { text: `${text}.` })).toBe(false)
    expect(await verify(await wrapped(owner), { address: factory })).toBe(false)
    expect(await verify(await wrapped(owner), { networkId: 'eip155:1' })).toBe(false)
    expect(await verify(await wrapped(stranger))).toBe(false)
    expect(await verify(await wrapped(owner, '0x12345678'))).toBe(false)
    expect(await verify(await owner.signMessage({ message: text }))).toBe(false)
    expect(await verify(`0x00${(await wrapped(owner)).slice(-64)}`)).toBe(false)
    expect(await clientOf().getCode({ address: account })).toBeUndefined()
  })

  it('signs in before it exists', async () => {
    const server = createSignInServer({
      domain: 'shop.example',
      chains: [networkId],
      sessionLifetimeMs: 60_000,
      nonceLifetimeMs: 60_000,
      rpcUrls: { [networkId]: lab.url },
    })
    const { nonce } = await server.issueNonce()
    const message = formatSiwxMessage({
      domain: 'shop.example',
      accountAddress: account,
      chainId: networkId,
      uri: 'https://shop.example/',
      version: '1',
      nonce,
      issuedAt: new Date().toISOString(),
    })
    const own = await owner.signMessage({ message })
    const signature = serializeErc6492Signature({ address: factory, data: create(), signature: own })
    const result = await server.verify({ message, signature })
    expect(result).toMatchObject({ isVerified: true, session: { accountAddress: account, chainId: networkId } })
  })

  it('signs once it exists (EIP-1271), in the older wrapper too', async () => {
    const client = clientOf()
    const hash = await client.writeContract({ address: factory, abi, functionName: 'create', args: [owner.address] })
    await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    const signature = await owner.signMessage({ message: text })
    expect(await verify(signature)).toBe(true)
    expect(await verify(await wrapped(owner))).toBe(true)
    expect(await verify(signature, { text: `${text}.` })).toBe(false)
    expect(await verify(signature, { address: factory })).toBe(false)
    expect(await verify(await stranger.signMessage({ message: text }))).toBe(false)
    expect(await verify('0x')).toBe(false)
    expect(await verify(`0x${'8010'.repeat(200)}`)).toBe(false)
  })

  it('signs without a signature where enough owners signed on the chain', async () => {
    const { abi: ofOwners, bytecode: code } = compile('LabOwnersAccount')
    const client = clientOf()
    const mined = (hash: Hex) => client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    const owners = labAccounts.slice(0, 3).map(({ address }) => address)
    const made = await mined(await client.deployContract({ abi: ofOwners, bytecode: code, args: [owners, 2n] }))
    const address = made.contractAddress as Address
    const asOwner = async (signer: LocalAccount, functionName: 'approve' | 'signMessage') => {
      const data = encodeFunctionData({ abi: ofOwners, functionName, args: [hashMessage(text)] })
      const own = createWalletClient({ account: signer, chain: lab.chain, transport: http(lab.url) })
      await mined(await own.sendTransaction({ to: address, data }))
    }
    expect(await verify('0x', { address })).toBe(false)
    await asOwner(owner, 'approve')
    await asOwner(stranger, 'approve')
    expect(await verify('0x', { address })).toBe(false)
    await asOwner(owner, 'signMessage')
    expect(await verify('0x', { address })).toBe(true)
    expect(await verify('0x', { address, text: `${text}.` })).toBe(false)
    expect(await verify(await owner.signMessage({ message: text }), { address })).toBe(false)
    expect(await verify('0x', { address: owner.address })).toBe(false)
  })

  it('is not initialised by the signature that comes', async () => {
    const open = compile('LabOpenAccount')
    const client = clientOf()
    const hash = await client.deployContract(open)
    const address = (await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })).contractAddress as Address
    const data = encodeFunctionData({ abi: open.abi, functionName: 'initialize', args: [stranger.address] })
    const signature = await stranger.signMessage({ message: text })
    expect(await verify(serializeErc6492Signature({ address, data, signature }), { address })).toBe(false)
  })

  it('cannot sign where there is no endpoint', async () => {
    const signature = await owner.signMessage({ message: text })
    expect(await createEip155Verifier()({ text, address: account, networkId, signature })).toBe(false)
    expect(await createEip155Verifier()({ text, address: owner.address, networkId, signature })).toBe(true)
  })

  it('is neither right nor wrong while its chain does not answer, or another one does', async () => {
    const signature = await owner.signMessage({ message: text })
    const silent = createEip155Verifier({ [networkId]: 'http://127.0.0.1:9' })
    await expect(silent({ text, address: account, networkId, signature })).rejects.toBeInstanceOf(ChainUnavailableError)
    const other = createEip155Verifier({ 'eip155:1': lab.url })
    await expect(other({ text, address: account, networkId: 'eip155:1', signature })).rejects.toBeInstanceOf(
      ChainUnavailableError,
    )
  })
})

describe('an account without an owner', () => {
  const forged: Hex = `0x${'00'.repeat(64)}1b`
  const addressOf = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`

  it.each([0, 1, 9, 0x1ff])('cannot sign in, though the chain says that the signature is right: %d', async (number) => {
    const address = addressOf(number)
    expect(await verify(forged, { address })).toBe(false)
    expect(
      await verify(serializeErc6492Signature({ address: factory, data: create(), signature: forged }), { address }),
    ).toBe(false)
    const server = createSignInServer({
      domain: 'shop.example',
      chains: [networkId],
      sessionLifetimeMs: 60_000,
      nonceLifetimeMs: 60_000,
      rpcUrls: { [networkId]: lab.url },
    })
    const message = formatSiwxMessage({
      domain: 'shop.example',
      accountAddress: address,
      chainId: networkId,
      uri: 'https://shop.example/',
      version: '1',
      nonce: (await server.issueNonce()).nonce,
      issuedAt: new Date().toISOString(),
    })
    expect(await server.verify({ message, signature: forged })).toEqual({
      isVerified: false,
      reason: 'address-not-allowed',
    })
  })

  it('is not asked of the chain where it has a key alone', async () => {
    const asked: string[] = []
    const endpoint = createServer(async (request, response) => {
      const { id, method } = (await json(request)) as { id: number; method: string }
      asked.push(method)
      const results: Record<string, string> = { eth_chainId: '0x7a69', eth_getCode: '0x', eth_call: '0x01' }
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ jsonrpc: '2.0', id, result: results[method] }))
    })
    await once(endpoint.listen(0, '127.0.0.1'), 'listening')
    const { port } = endpoint.address() as AddressInfo
    const ask = createEip155Verifier({ [networkId]: `http://127.0.0.1:${port}` })
    for (const signature of [forged, await owner.signMessage({ message: text }), '0x'] as const)
      expect(await ask({ text, address: stranger.address, networkId, signature })).toBe(false)
    expect(await ask({ text, address: stranger.address, networkId, signature: await wrapped(owner) })).toBe(true)
    expect(asked.filter((method) => method === 'eth_call')).toHaveLength(1)
    endpoint.closeAllConnections()
    endpoint.close()
  })
})
