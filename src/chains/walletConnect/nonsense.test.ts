import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLine } from '../../../lab/phone/testPhone'
import { systemClock } from '../clock'
import { AttemptAbandonedError } from '../errors/errors'
import { defineNetwork } from '../network'
import { walletConnect } from './index'

const line = withLine()
const uncaught: unknown[] = []
const note = (reason: unknown) => void uncaught.push(reason)
const events = ['unhandledRejection', 'uncaughtException'] as const

beforeEach(() => events.forEach((event) => process.on(event, note)))
afterEach(() => {
  events.forEach((event) => process.off(event, note))
  uncaught.length = 0
})

const network = defineNetwork({
  id: 31337,
  name: 'Harbour',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
})

const pair = (signal: AbortSignal, onUri: (uri: string) => void = () => undefined) =>
  walletConnect({ relayUrl: line().relay.url }).pair({
    networks: [network],
    metadata: null,
    projectId: 'lab',
    instanceId: '',
    signal,
    clock: systemClock,
    onUri,
  })
const moment = () => new Promise((resolve) => setTimeout(resolve, 500))

/** Asks for a link that does not come, and gives up. */
async function giveUp() {
  const abort = new AbortController()
  const given = pair(abort.signal)
  await expect.poll(() => line().relay.stats().clients).toBeGreaterThan(0)
  await moment()
  abort.abort()
  await expect(given).rejects.toBeInstanceOf(AttemptAbandonedError)
}

describe('a relay that is there and is of no use', () => {
  it('gives a link to the next try once it answers', async () => {
    line().relay.stall(true)
    await giveUp()
    const again = pair(new AbortController().signal, (uri) => void line().phone.pair(uri))
    await moment()
    line().relay.stall(false)
    expect(Object.keys((await again).handles)).toEqual(['eip155'])
    expect(uncaught).toEqual([])
  })

  it('answers nonsense, of which nothing is uncaught', async () => {
    line().relay.babble(true)
    await giveUp()
    await moment()
    line().relay.babble(false)
    expect(uncaught).toEqual([])
  })
})
