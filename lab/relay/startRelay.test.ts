import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startRelay, type Relay } from './startRelay'

let relay: Relay
const sockets: WebSocket[] = []

beforeEach(async () => {
  relay = await startRelay({ allowProject: (id) => id !== 'refused' })
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await relay.stop()
})

interface Push {
  readonly topic: string
  readonly message: string
  readonly tag: number
}

/** A client that says and hears plain text; `name` is its identity over reconnects. */
async function client(name: string, { acknowledges = true } = {}) {
  const token = `x.${Buffer.from(JSON.stringify({ iss: name })).toString('base64url')}.x`
  const socket = new WebSocket(`${relay.url}/?projectId=lab&auth=${token}`)
  sockets.push(socket)
  const heard: Push[] = []
  const answers = new Map<number, (answer: { result?: unknown; error?: { code: number } }) => void>()
  let nextId = 0
  socket.on('message', (raw) => {
    const message = JSON.parse(String(raw))
    if (message.method !== 'irn_subscription') return answers.get(message.id)?.(message)
    heard.push(message.params.data)
    if (acknowledges) socket.send(JSON.stringify({ jsonrpc: '2.0', id: message.id, result: true }))
  })
  await new Promise((open, fail) => socket.once('open', open).once('error', fail))
  const ask = (method: string, params: unknown) =>
    new Promise<{ result?: unknown; error?: { code: number } }>((resolve) => {
      const id = ++nextId
      answers.set(id, resolve)
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    })
  const texts = () => heard.map(({ message }) => message)
  const publish = (message: string, topic = 'tea') => ask('irn_publish', { topic, message, ttl: 60, tag: 7 })
  return { socket, heard, texts, ask, publish, closed: new Promise<number>((done) => socket.once('close', done)) }
}

const knobs = (change: unknown) =>
  fetch(`${relay.url.replace('ws', 'http')}/knobs`, { method: 'POST', body: JSON.stringify(change) })
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('the relay', () => {
  it('hands a message to others, now and from the mailbox, and no echo to its author', async () => {
    const [one, two] = [await client('one'), await client('two')]
    await two.ask('irn_subscribe', { topic: 'tea' })
    await one.ask('irn_subscribe', { topic: 'tea' })
    expect(await one.publish('hello')).toMatchObject({ result: true })
    await expect.poll(() => two.heard).toMatchObject([{ topic: 'tea', message: 'hello', tag: 7 }])
    const three = await client('three')
    await three.ask('irn_batchSubscribe', { topics: ['tea', 'milk'] })
    await expect.poll(three.texts).toEqual(['hello'])
    expect(one.heard).toEqual([])
    await two.ask('irn_unsubscribe', { topic: 'tea' })
    await one.publish('again')
    await expect.poll(three.texts).toEqual(['hello', 'again'])
    expect(two.texts()).toEqual(['hello'])
    expect(relay.stats()).toMatchObject({ methods: { irn_publish: 2 }, tags: { 7: 2 }, published: 2, clients: 3 })
  })

  it('keeps a message until its client has answered, over reconnects', async () => {
    const one = await client('one')
    const deaf = await client('two', { acknowledges: false })
    await deaf.ask('irn_subscribe', { topic: 'tea' })
    await one.publish('hello')
    await expect.poll(deaf.texts).toEqual(['hello'])
    deaf.socket.terminate()
    const back = await client('two')
    await back.ask('irn_subscribe', { topic: 'tea' })
    await expect.poll(back.texts).toEqual(['hello'])
    const fetched = await back.ask('irn_fetchMessages', { topic: 'tea' })
    expect(fetched.result).toEqual({ messages: [], hasMore: false })
    const other = await client('three')
    expect((await other.ask('irn_batchFetchMessages', { topics: ['tea'] })).result).toMatchObject({
      messages: [{ message: 'hello' }],
    })
  })

  it('proposes and approves sessions, and subscribes who asked for that', async () => {
    const [dapp, wallet] = [await client('dapp'), await client('wallet')]
    await dapp.ask('wc_proposeSession', { pairingTopic: 'pairing', sessionProposal: 'marry me', ttl: 300 })
    await wallet.ask('irn_subscribe', { topic: 'pairing' })
    await expect.poll(() => wallet.heard).toMatchObject([{ message: 'marry me', tag: 1100 }])
    await wallet.ask('wc_approveSession', {
      pairingTopic: 'pairing',
      sessionTopic: 'session',
      sessionProposalResponse: 'yes',
      sessionSettlementRequest: 'so be it',
      ttl: 300,
    })
    await expect.poll(() => dapp.heard).toMatchObject([{ message: 'yes', tag: 1101 }])
    await dapp.ask('irn_subscribe', { topic: 'session' })
    await expect.poll(() => dapp.heard).toMatchObject([{}, { message: 'so be it', tag: 1102 }])
    await dapp.publish('thanks', 'session')
    await expect.poll(wallet.texts).toEqual(['marry me', 'thanks'])
  })

  it('answers what it does not know or cannot read with an error', async () => {
    const one = await client('one')
    one.socket.send('nonsense')
    expect((await one.ask('irn_dance', {})).error?.code).toBe(-32601)
    expect((await one.ask('constructor', {})).error?.code).toBe(-32601)
    expect((await one.ask('irn_publish', { topic: 7 })).error?.code).toBe(-32602)
    expect((await one.ask('irn_batchSubscribe', null)).error?.code).toBe(-32602)
  })
})

describe('the knobs of the relay', () => {
  it('refuse a project, or everybody, with a code', async () => {
    const refused = new WebSocket(`${relay.url}/?projectId=refused`)
    expect(await new Promise((done) => refused.once('close', done))).toBe(3000)
    await knobs({ refuse: 1013 })
    expect(await (await client('one')).closed).toBe(1013)
    relay.refuse()
    expect(await (await client('one')).closed).toBe(3000)
    await knobs({ refuse: false })
    expect((await (await client('one')).publish('hello')).result).toBe(true)
  })

  it('stall it: it takes messages, and answers once it is awake', async () => {
    await knobs({ stall: true })
    const one = await client('one')
    const answer = one.publish('hello')
    expect(await Promise.race([answer, pause(100)])).toBeUndefined()
    await knobs({ stall: false })
    expect((await answer).result).toBe(true)
  })

  it('cut sockets off, or close them with a code', async () => {
    const one = await client('one')
    await knobs({ dropAll: true })
    expect(await one.closed).toBe(1006)
    const two = await client('two')
    await knobs({ hangUp: 1012 })
    expect(await two.closed).toBe(1012)
  })

  it('let the next two messages change places, and lose none that is alone', async () => {
    const [one, two] = [await client('one'), await client('two')]
    await two.ask('irn_subscribe', { topic: 'tea' })
    await knobs({ reorder: true })
    for (const message of ['a', 'b', 'c']) await one.publish(message)
    await expect.poll(two.texts).toEqual(['b', 'a', 'c'])
    relay.reorder()
    await one.publish('d')
    expect(two.texts()).not.toContain('d')
    await expect.poll(two.texts, { timeout: 3000 }).toEqual(['b', 'a', 'c', 'd'])
  })

  it('delay what it sends', async () => {
    const one = await client('one')
    await knobs({ delayMs: 120 })
    const start = performance.now()
    await one.publish('hello')
    expect(performance.now() - start).toBeGreaterThan(100)
  })

  it.each([{ refuse: 1005 }, { refuse: 'no' }, { delayMs: -1 }, { hangUp: 12 }])('turn down %j', async (change) => {
    expect((await knobs(change)).status).toBe(400)
  })

  it('deliver to the latest of several sockets with one client id', async () => {
    const one = await client('one')
    const [early, late] = [await client('two'), await client('two')]
    for (const socket of [early, late]) await socket.ask('irn_subscribe', { topic: 'tea' })
    await knobs({ latestOnly: true })
    await one.publish('hello')
    await expect.poll(late.texts).toEqual(['hello'])
    expect(early.texts()).toEqual([])
    await knobs({ latestOnly: false })
    await one.publish('again')
    for (const { texts } of [early, late]) await expect.poll(texts).toContain('again')
  })

  it('are seen from any page', async () => {
    const response = await knobs({ delayMs: 5 })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const settings = { isStalled: false, isBabbling: false, isLatestOnly: false, refusesWith: null, delayMs: 5 }
    expect(await response.json()).toEqual(settings)
    expect(await (await fetch(`${relay.url.replace('ws', 'http')}/stats`)).json()).toMatchObject({
      clients: 0,
      published: 0,
    })
  })

  it('takes another port when its own is taken', async () => {
    const other = await startRelay({ port: Number(new URL(relay.url).port) })
    expect(other.url).not.toBe(relay.url)
    await other.stop()
  })
})
