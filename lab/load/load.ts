import { findRedis } from '../../scripts/tools/findRedis'
import { fill } from './full'
import { replay } from './replay'
import { signedBy } from './shop'
import { createVisitor, startProcess } from './startProcess'
import { startRedis } from './startRedis'

// Sign-in under load, in numbers of the machine it runs on.
const failures: string[] = []
const say = (line: string, isRight = true) => {
  console.log(`${isRight ? '✓' : '✗'} ${line}`)
  if (!isRight) failures.push(line)
}
const secondsSince = (began: number) => (performance.now() - began) / 1000

await measureRate()
await replayOverRedis()
await fillProcess()
process.exit(failures.length > 0 ? 1 : 0)

/** A nonce and what it was signed for, over HTTP; signing, which is the visitor's work, is not counted. */
async function measureRate() {
  const process = await startProcess()
  const count = 2_000
  let began = performance.now()
  const visitors = Array.from({ length: count }, () => createVisitor(process.url))
  const nonces = await inLanes(visitors, (visitor) => visitor.nonce())
  const asking = secondsSince(began)
  const signed = await inLanes(nonces, (nonce, index) => signedBy(index, nonce))
  began = performance.now()
  const answers = await inLanes(signed, async (one, index) => visitors[index]?.ask('/verify', one))
  const verifying = secondsSince(began)
  await process.stop()
  const right = answers.filter((answer) => answer?.status === 200).length
  const rate = (count / (asking + verifying)).toFixed(0)
  say(
    `${right} of ${count} signed in at one process: ${rate} a second, with ${(count / asking).toFixed(0)} nonces a second`,
    right === count,
  )
}

async function replayOverRedis() {
  const found = findRedis()
  if (!found) return say('No redis-server was found here', false)
  const redis = await startRedis(found)
  const processes = await Promise.all([startProcess(redis.url), startProcess(redis.url)])
  const began = performance.now()
  const { opened, refused } = await replay(processes, 1_000)
  const seconds = secondsSince(began).toFixed(1)
  say(
    `1,000 replays of one message over two processes and Redis in ${seconds} s: ${opened} session, ${JSON.stringify(refused)}`,
    opened === 1,
  )
  await Promise.all(processes.map((one) => one.stop()))
  await redis.stop()
}

async function fillProcess() {
  const most = 100_000
  const before = process.memoryUsage().heapUsed
  const began = performance.now()
  const { alive, late, next } = await fill(most)
  const used = Math.round((process.memoryUsage().heapUsed - before) / 1_048_576)
  const seconds = secondsSince(began).toFixed(0)
  say(
    `${alive} of ${most} signed in and alive in one process after ${seconds} s, in ${used} MB; one more is told ${late}, and when one left: ${next}`,
    alive === most && late === 'server-full' && next === 'in',
  )
}

/** So many at once as a browser farm would: enough to keep a process busy, and few enough for its sockets. */
async function inLanes<In, Out>(
  list: readonly In[],
  run: (one: In, index: number) => Promise<Out>,
): Promise<readonly Out[]> {
  const results: Out[] = []
  const rest = list.entries()
  const lane = async () => {
    for (const [index, one] of rest) results[index] = await run(one, index)
  }
  await Promise.all(Array.from({ length: 32 }, lane))
  return results
}
