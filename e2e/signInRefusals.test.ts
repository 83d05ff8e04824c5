import { ParsedMessage } from '@spruceid/siwe-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manipulations, rightFields } from '../lab/accounts/tamperCases'
import { createSigners } from '../lab/accounts/signers'
import { startLab, type Lab } from '../lab/startLab'
import type { CaipNetworkId } from '../src/chains/network'
import { formatSiwxMessage } from '../src/siwx/message/formatSiwxMessage'
import { createServerStorage, createMessenger, createSiwx } from '../src/siwx'

const minute = 60_000
// One for each namespace; the server's own tests have every kind of account.
const kinds = ['evm', 'solana', 'bitcoin p2wpkh', 'polkadot sr25519', 'cosmos']
const accounts = (await createSigners(7)).filter(({ kind }) => kinds.includes(kind))
let lab: Lab
beforeAll(async () => {
  lab = await startLab({ isBuilt: true })
})
afterAll(() => lab?.stop())

let cookie = ''
/** A browser's request: with the origin of the page, and the cookie that came with the nonce. */
const ask = async (url: string, init: RequestInit) => {
  const response = await fetch(url, { ...init, headers: { ...init.headers, origin: lab.url, cookie } })
  if (url.endsWith('/nonce')) cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  return response
}

async function send(message: string, signature: string): Promise<string> {
  const body = JSON.stringify({ message, signature })
  const answer = await ask(`${lab.url}/auth/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { reason } = (await answer.json()) as { reason?: string }
  return answer.ok ? 'in' : `${reason}`
}

describe.each(accounts)('a message for $kind at the server behind the shop', ({ address, networkId, sign }) => {
  /** A message as a page has it: the nonce is the server's. */
  const draft = async () => {
    const { url } = lab
    const storage = createServerStorage({ url: `${url}/auth`, fetch: ask })
    const messenger = createMessenger({
      ...rightFields,
      domain: new URL(url).host,
      uri: `${url}/login`,
      expirationMs: 10 * minute,
      getRequestId: () => rightFields.requestId,
    })
    const chainId: CaipNetworkId = networkId.startsWith('solana') ? lab.solana.caipNetworkId : networkId
    return createSiwx({ messenger, storage }).createMessage({ accountAddress: address, chainId })
  }

  it('is taken as it is, once, and read by another library', async () => {
    const message = (await draft()).toString()
    if (networkId.startsWith('eip155'))
      expect(new ParsedMessage(message)).toMatchObject({ address, statement: rightFields.statement })
    const signature = await sign(message)
    expect([await send(message, signature), await send(message, signature)]).toEqual(['in', 'nonce-used'])
  })

  it('is refused with every manipulation', async () => {
    const seen: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    for (const { name, reason, change, write, edit, laterMs } of manipulations) {
      const { toString, ...right } = await draft()
      const text = formatSiwxMessage({ ...right, ...change?.(right) })
      const signed = write?.(text) ?? text
      const message = edit?.(signed) ?? signed
      // Cases that need another clock, or letters that this address does not have.
      if (laterMs !== undefined || message === toString()) continue
      wanted[name] = reason
      seen[name] = await send(message, await sign(signed))
    }
    expect(seen).toEqual(wanted)
    expect(Object.keys(seen).length).toBeGreaterThan(40)
  })
})
