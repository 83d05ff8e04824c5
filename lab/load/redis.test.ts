import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRedis } from '../../scripts/tools/findRedis'
import { replay } from './replay'
import { startProcess, type SignInProcess } from './startProcess'
import { startRedis, type Redis } from './startRedis'

const found = findRedis()
// Only Linux has one to install; there its absence must not pass for a success.
const isNeeded = Boolean(process.env['CI']) && process.platform === 'linux'
if (!found && !isNeeded) console.warn('\nLEFT OUT: sign-in over two processes, as no redis-server was found here.\n')

it('Redis is there, where tests have to be whole', () => {
  expect(found !== null || !isNeeded, 'with CI set, redis-server has to be installed').toBe(true)
})

describe.runIf(found)('two processes that share a Redis', () => {
  let redis: Redis
  let processes: readonly SignInProcess[]
  beforeAll(async () => {
    if (!found) return
    redis = await startRedis(found)
    processes = await Promise.all([startProcess(redis.url), startProcess(redis.url)])
  }, 60_000)
  afterAll(async () => {
    await Promise.all(processes?.map((one) => one.stop()) ?? [])
    await redis?.stop()
  })

  it('open one session for a message that reaches them 100 times at once', async () => {
    const { opened, refused } = await replay(processes, 100)
    expect(opened).toBe(1)
    expect(Object.values(refused).reduce((sum, count) => sum + count, 0)).toBe(99)
    expect(Object.keys(refused).filter((reason) => !reason.startsWith('nonce-'))).toEqual([])
    const client = await createClient({ url: redis.url }).connect()
    const keys = await client.keys('portico:session:*')
    const ttl = await client.ttl(keys[0] ?? '')
    client.destroy()
    expect(keys).toHaveLength(1)
    expect(ttl).toBeGreaterThan(86_000)
  })
})
