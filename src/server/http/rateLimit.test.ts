import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startSignIn } from '../../../lab/accounts/startSignIn'
import { InvalidSignInConfigError } from '../serverErrors'
import { createRateLimit } from './rateLimit'

const from = (address: string) => new Request('https://shop.example/nonce', { headers: { 'x-client': address } })

function createLimit(requests: number) {
  let now = 0
  const addressOf = ({ headers }: Request) => headers.get('x-client')
  const limit = createRateLimit({ requests, addressOf, clock: () => now })
  return {
    pass: (ms: number) => (now += ms),
    ask: (address: string, times = 1) => Array.from({ length: times }, () => limit(from(address))),
  }
}

describe('the rate limit', () => {
  it('counts each client separately, in windows of a minute', () => {
    const { ask, pass } = createLimit(2)
    expect(ask('192.0.2.1', 3)).toEqual([true, true, false])
    expect(ask('192.0.2.2')).toEqual([true])
    pass(59_999)
    expect(ask('192.0.2.1')).toEqual([false])
    pass(1)
    expect(ask('192.0.2.1', 3)).toEqual([true, true, false])
  })

  it.each([
    ['2001:db8::1', '2001:db8::ffff:2', true],
    ['2001:db8:0:0:1::', '2001:0db8::9', true],
    ['2001:db8:0:1::1', '2001:db8::1', false],
    ['fe80::1%eth0', 'fe80::2', true],
    ['::ffff:192.0.2.1', '192.0.2.1', true],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ])('takes %s and %s for one client: %s', (one, other, isSame) => {
    const { ask } = createLimit(1)
    ask(one)
    expect(ask(other)).toEqual([!isSame])
  })

  it('counts clients beyond 100,000 together', () => {
    const { ask, pass } = createLimit(1)
    for (let index = 0; index < 100_000; index += 1) ask(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`)
    expect([...ask('192.0.2.1'), ...ask('192.0.2.2'), ...ask('10.0.0.0')]).toEqual([true, false, false])
    pass(60_000)
    expect([...ask('192.0.2.1'), ...ask('192.0.2.2')]).toEqual([true, true])
  })

  it('answers 429 over HTTP, by the address of the connection', async () => {
    const { server } = startSignIn({ limit: createRateLimit({ requests: 2 }) })
    const http = createServer(server.nodeHandler)
    await once(http.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void http.close())
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/nonce`
    const statuses = []
    for (let time = 0; time < 3; time += 1) statuses.push((await fetch(url)).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('fails where it cannot know the client', () => {
    expect(() => createRateLimit()(from('192.0.2.1'))).toThrow(InvalidSignInConfigError)
  })
})
