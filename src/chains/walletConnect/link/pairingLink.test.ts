import { afterEach, describe, expect, it, vi } from 'vitest'
import { withLine } from '../../../../lab/phone/testPhone'
import { systemClock } from '../../clock'
import { eip155 } from '../../eip155'
import { AttemptAbandonedError } from '../../errors/errors'
import { defineNetwork } from '../../network'
import type { PairingSignIn, PairRequest } from '../../pairing'
import { pair as pairOver } from '../client.late'
import { walletConnect } from '../index'

const line = withLine()

const network = defineNetwork({
  id: 31337,
  name: 'Lab',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
})
const { verifier } = eip155()
const fields = { domain: 'app.example', uri: 'https://app.example', version: '1', nonce: 'abcdef1234' } as const
const signIn: PairingSignIn = {
  fields: { ...fields, issuedAt: '2026-01-01T00:00:00Z' },
  chainIds: ['eip155:31337'],
  verifier,
}

const ends: (() => void)[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  ends.splice(0).forEach((end) => end())
})

/** Links that a pairing shows while it goes on. */
function ask(more: Partial<PairRequest> = {}) {
  const codes: string[] = []
  const uris: string[] = []
  const request: PairRequest = {
    networks: [network],
    metadata: null,
    projectId: 'lab',
    instanceId: `link-${Math.random()}`,
    signal: new AbortController().signal,
    clock: systemClock,
    onDestroy: (end) => void ends.push(end),
    onCode: (uri) => void codes.push(uri),
    onUri: (uri) => void uris.push(uri),
    ...more,
  }
  return { codes, uris, request }
}

const transport = () => walletConnect({ relayUrl: line().relay.url })

describe('a link that is made before the relay is asked', () => {
  it.each([
    ['an approval', undefined, 0],
    ['a sign-in in the same step', signIn, 1],
  ])('is one for %s: whoever scans it early gets the request when the relay has it', async (_, asked, signIns) => {
    const { codes, uris, request } = ask({ signIn: asked })
    line().relay.stall(true)
    const paired = transport().pair(request)
    await expect.poll(() => codes).toHaveLength(1)
    const [code = ''] = codes
    const scanned = line().phone.pair(code)
    expect(uris).toEqual([])
    line().relay.stall(false)
    await scanned
    const answer = await paired
    expect(answer.wallet.name).not.toBe('')
    expect(answer.signIns ?? []).toHaveLength(signIns)
    expect([codes, uris]).toEqual([[code], [code]])
  })

  it('is another one for each attempt, and is dropped with it', async () => {
    const own = transport()
    const controller = new AbortController()
    const first = ask({ signal: controller.signal })
    const second = ask({ instanceId: first.request.instanceId })
    const given = expect(own.pair(first.request)).rejects.toBeInstanceOf(AttemptAbandonedError)
    await expect.poll(() => first.codes).toHaveLength(1)
    controller.abort()
    const paired = own.pair(second.request)
    await given
    await expect.poll(() => second.uris).toHaveLength(1)
    expect(second.codes).toEqual(second.uris)
    expect(second.uris).not.toEqual(first.codes)
    await line().phone.pair(second.uris[0] ?? '')
    await paired
  })

  it('is asked for nowhere where it is given up as it is shown', async () => {
    const controller = new AbortController()
    const { request } = ask({ signIn, signal: controller.signal, onCode: () => controller.abort() })
    await expect(transport().pair(request)).rejects.toBeInstanceOf(AttemptAbandonedError)
    expect(line().relay.stats().tags).toEqual({})
    expect(line().relay.stats().methods['wc_proposeSession']).toBeUndefined()
  })

  it('is made again where the library took so long that little of its time is left', async () => {
    const { codes, uris, request } = ask()
    const expiry = Math.floor(Date.now() / 1000) + 200
    const old = { uri: `wc:${'a'.repeat(64)}@2`, topic: 'a'.repeat(64), symKey: 'b'.repeat(64), expiry }
    const paired = pairOver({ relayUrl: line().relay.url }, request, old)
    await expect.poll(() => uris).toHaveLength(1)
    expect(codes).toEqual(uris)
    await line().phone.pair(uris[0] ?? '')
    await paired
  })

  it('is the library’s where the browser does not hash, and comes once the relay has the request', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const { codes, uris, request } = ask()
    const paired = transport().pair(request)
    await expect.poll(() => uris).toHaveLength(1)
    expect(codes).toEqual([])
    await line().phone.pair(uris[0] ?? '')
    await paired
  })
})
