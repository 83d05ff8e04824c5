import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { LocalAccount } from 'viem'
import { describe, expect, it } from 'vitest'
import { createClock } from '../../../stories/lab/clock'
import { labAccounts } from '../../../lab/chains/startChain'
import { ChainUnavailableError } from '../../chains/errors/chainErrors'
import { createEip155Verifier } from './eip155'

const text = 'shop.example wants you to sign in\n\nnonce 12345678'
const networkId = 'eip155:31337'
const [owner, stranger] = labAccounts as readonly LocalAccount[] as readonly [LocalAccount, LocalAccount]
/** A contract, as the endpoint has it. */
const account = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

function answerOf(id: number, answer: object): string {
  return JSON.stringify({ jsonrpc: '2.0', id, ...answer })
}

/** An endpoint on which only `eth_call` goes wrong. */
async function failing(fail: (response: ServerResponse, id: number) => void) {
  const server = createServer(async (request, response) => {
    const { id, method } = (await json(request)) as { id: number; method: string }
    response.setHeader('content-type', 'application/json')
    if (method === 'eth_call') return fail(response, id)
    const results: Record<string, string> = { eth_chainId: '0x7a69', eth_getCode: '0x60' }
    response.end(answerOf(id, { result: results[method] }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

describe('an endpoint that fails in the middle', () => {
  const faults: Readonly<Record<string, (response: ServerResponse, id: number) => void>> = {
    'limits the rate': (response) => void response.writeHead(429).end('slow down'),
    'is out of order': (response) => void response.writeHead(503).end(),
    'cuts the connection': (response) => void response.destroy(),
    'answers nonsense': (response) => void response.end('<html>'),
    'answers with another result': (response, id) => void response.end(answerOf(id, { result: '0x' })),
    'has not got the block': (response, id) =>
      void response.end(answerOf(id, { error: { code: -32000, message: 'header not found' } })),
    'counts requests': (response, id) =>
      void response.end(answerOf(id, { error: { code: -32005, message: 'limit exceeded' } })),
  }

  it.each(Object.keys(faults))('%s: says nothing about the signature', async (fault) => {
    const endpoint = await failing((response, id) => faults[fault]?.(response, id))
    const signature = await stranger.signMessage({ message: text })
    const ask = createEip155Verifier({ [networkId]: endpoint.url })
    await expect(ask({ text, address: account, networkId, signature })).rejects.toBeInstanceOf(ChainUnavailableError)
    endpoint.stop()
  })

  it.each(['execution reverted', 'out of gas', 'invalid opcode: INVALID'])(
    '%s: the chain has said no',
    async (text_) => {
      const endpoint = await failing(
        (response, id) => void response.end(answerOf(id, { error: { code: -32000, message: text_ } })),
      )
      const signature = await stranger.signMessage({ message: text })
      expect(
        await createEip155Verifier({ [networkId]: endpoint.url })({ text, address: account, networkId, signature }),
      ).toBe(false)
      endpoint.stop()
    },
  )
})

describe('a chain that is slow', () => {
  it('has a time for a signature, and a number of signatures at a time', async () => {
    const calls: { readonly response: ServerResponse; readonly id: number }[] = []
    const endpoint = await failing((response, id) => void calls.push({ response, id }))
    const clock = createClock()
    const limits = { clock, verificationMs: 10_000, verificationsAtOnce: 2 }
    const ask = createEip155Verifier({ [networkId]: endpoint.url }, limits)
    const signed = {
      text,
      address: account,
      networkId,
      signature: await stranger.signMessage({ message: text }),
    } as const
    const waiting = [ask(signed), ask(signed)]
    await expect.poll(() => calls.length).toBe(2)
    await expect(ask(signed)).rejects.toThrow('is asked about 2 signatures already')
    // A key's own signature asks no chain.
    expect(
      await ask({ ...signed, address: owner.address, signature: await owner.signMessage({ message: text }) }),
    ).toBe(true)
    const ended = Promise.allSettled(waiting)
    await clock.advance(10_000)
    const reason = expect.objectContaining({ message: `${networkId} took longer than 10000 ms` })
    expect(await ended).toEqual([
      { status: 'rejected', reason },
      { status: 'rejected', reason },
    ])
    // The request is given up, and its place is free.
    await expect.poll(() => calls.every(({ response }) => response.destroyed)).toBe(true)
    const again = ask(signed)
    await expect.poll(() => calls.length).toBe(3)
    calls[2]?.response.end(answerOf(calls[2].id, { result: '0x00' }))
    expect(await again).toBe(false)
    endpoint.stop()
  })
})
