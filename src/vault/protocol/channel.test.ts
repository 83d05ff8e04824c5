import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { createClock } from '../../../stories/lab/clock'
import { createWindow, type LabWindow } from '../../../stories/lab/vault/windows'
import { openVault, VaultError, type HostChannel } from './hostChannel'
import { createId, protocolVersion, type Params } from './messages'
import { acceptHost, RefusalError, type Handlers, type HostContext, type VaultChannel } from './vaultChannel'

const shop = 'https://shop.example'
const vaultOrigin = 'https://vault.shop.example'
const addresses = { eip155: '0x1', solana: '1' }
const signParams = { networkId: 'eip155:1', account: 'eip155:1:0x1', method: 'personal_sign', params: ['0x', '0x1'] }

const open: HostChannel[] = []
const ports = new Set<MessagePort>()
afterEach(() => {
  for (const channel of open.splice(0)) channel.close()
  for (const port of ports) port.close()
  ports.clear()
})

/** A host's page and the window of a vault. */
function createWorld() {
  const [host, vault] = [createWindow(shop), createWindow(vaultOrigin)]
  const clock = createClock()
  const heights: number[] = []
  const channel = openVault({
    page: host,
    vault: vault.seenBy(host),
    origin: vaultOrigin,
    clock,
    onHeight: (height) => heights.push(height),
  })
  open.push(channel)
  const asked: { method: string; params: unknown; host: HostContext }[] = []
  const answers: { resolve: (result: never) => void; reject: (error: unknown) => void }[] = []
  const handlerOf = (method: string) => (params: unknown, context: HostContext) =>
    new Promise<never>((resolve, reject) => {
      asked.push({ method, params, host: context })
      answers.push({ resolve, reject })
    })
  const handlers = Object.fromEntries(
    ['getState', 'connect', 'sign', 'openView', 'disconnect'].map((name) => [name, handlerOf(name)]),
  ) as unknown as Handlers
  /** Loads the page of the vault, again where it was there. */
  const load = (isAllowed: (origin: string) => boolean = (origin) => origin === shop): Promise<VaultChannel> =>
    acceptHost({ page: vault, host: host.seenBy(vault), isAllowed, handlers })
  const result = (name: string, value: unknown) =>
    answers[asked.findIndex(({ method }) => method === name)]?.resolve(value as never)
  return { host, vault, clock, channel, asked, answers, heights, load, result }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 15))
const failureOf = (request: Promise<unknown>) =>
  request.then(
    (result) => ({ result }),
    (error: unknown) => (error instanceof VaultError ? error.failure : error),
  )

/** The port by which a page that pretends to be the host reaches the vault. */
async function forge(world: ReturnType<typeof createWorld>, from: LabWindow, message: Record<string, unknown>) {
  const { port1, port2 } = new MessageChannel()
  ports.add(port1)
  const heard: unknown[] = []
  port1.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data)
  world.vault.seenBy(from).postMessage(message, '*', [port2])
  await settle()
  return { port: port1, heard }
}
/** The nonce of the page of the vault that was loaded last. */
function nonceOf({ host }: ReturnType<typeof createWorld>): string {
  const found = host.received.map(({ data }) => data as { portico: string; nonce: string })
  return found.findLast(({ portico }) => portico === 'vault/ready')?.nonce ?? ''
}

describe('a channel between host and vault', () => {
  it('carries requests that were made before and after it opened, with the origin that the browser tells', async () => {
    const world = createWorld()
    const early = world.channel.request('connect', { networks: ['eip155:1'] })
    const vault = await world.load()
    await settle()
    world.result('connect', addresses)
    expect(await early).toEqual(addresses)
    const late = world.channel.request('sign', signParams)
    await settle()
    expect(world.asked[1]).toMatchObject({ method: 'sign', params: signParams, host: { origin: shop } })
    world.result('sign', ['0xsigned'])
    expect(await late).toEqual(['0xsigned'])
    vault.setHeight(420)
    await settle()
    expect(world.heights).toEqual([420])
  })

  it('tells a refusal, a time limit and a request that was given up, and the vault hears of both', async () => {
    const world = createWorld()
    await world.load()
    const declined = failureOf(world.channel.request('sign', signParams))
    await settle()
    world.answers[0]?.reject(new RefusalError('declined'))
    expect(await declined).toBe('declined')
    const late = failureOf(world.channel.request('sign', signParams, { limitMs: 1_000 }))
    await settle()
    await world.clock.advance(1_001)
    expect(await late).toBe('timeout')
    const controller = new AbortController()
    const given = failureOf(world.channel.request('sign', signParams, { signal: controller.signal }))
    await settle()
    controller.abort()
    expect(await given).toBe('aborted')
    await settle()
    expect(world.asked.map(({ host }) => host.signal.aborted)).toEqual([false, true, true])
    expect(await failureOf(world.channel.request('sign', signParams, { signal: controller.signal }))).toBe('aborted')
    // A failure of the vault's code has no text that could have a secret.
    const broken = failureOf(world.channel.request('sign', signParams))
    await settle()
    world.answers[3]?.reject(new Error('entropy 00ff'))
    expect(await broken).toBe('failed')
  })

  it('loses no request while the page of the vault is reloaded, up to three times', async () => {
    const world = createWorld()
    await world.load()
    const signed = world.channel.request('sign', signParams)
    for (let times = 1; times <= 3; times += 1) {
      await settle()
      await world.load()
    }
    await settle()
    expect(world.asked).toHaveLength(4)
    world.answers[3]?.resolve(['0xsigned'] as never)
    expect(await signed).toEqual(['0xsigned'])
    const lost = failureOf(world.channel.request('sign', signParams))
    for (let times = 1; times <= 5; times += 1) {
      await settle()
      await world.load()
    }
    expect(await lost).toBe('reloaded')
  })

  it('is not there where the vault does not load within 20 seconds, and later requests fail at once', async () => {
    const world = createWorld()
    const early = failureOf(world.channel.request('getState', {}))
    await world.clock.advance(20_001)
    expect(await early).toBe('notLoaded')
    void world.load()
    await settle()
    expect(await failureOf(world.channel.request('getState', {}))).toBe('notLoaded')
  })

  it('is refused for an origin that is not allowed, in words for the host', async () => {
    const world = createWorld()
    const early = failureOf(world.channel.request('getState', {}))
    void world.load(() => false)
    expect(await early).toBe('origin')
    expect(world.asked).toEqual([])
  })

  it('ends with this page, and rejects what is open', async () => {
    const world = createWorld()
    await world.load()
    const asked = failureOf(world.channel.request('sign', signParams))
    world.channel.close()
    expect(await asked).toBe('closed')
    expect(await failureOf(world.channel.request('sign', signParams))).toBe('closed')
  })
})

const hostAttacks: readonly [string, (world: ReturnType<typeof createWorld>) => Promise<{ heard: unknown[] }>][] = [
  ['another window with the right nonce', (world) => forge(world, createWindow(shop), openOf(nonceOf(world)))],
  [
    'another window of the same origin as the vault',
    (world) => forge(world, createWindow(vaultOrigin), openOf(nonceOf(world))),
  ],
  ['a nonce that is not the vault’s', (world) => forge(world, world.host, openOf(createId()))],
  ['no nonce', (world) => forge(world, world.host, { ...openOf(''), answers: undefined })],
  [
    'a message of another kind',
    (world) => forge(world, world.host, { ...openOf(nonceOf(world)), portico: 'vault/ready' }),
  ],
  [
    'a nonce of its own that is too long',
    (world) => forge(world, world.host, { ...openOf(nonceOf(world)), nonce: 'a'.repeat(99) }),
  ],
  ['a version that is a text', (world) => forge(world, world.host, { ...openOf(nonceOf(world)), version: '1' })],
]
const openOf = (answers: string) => ({ portico: 'vault/open', version: protocolVersion, nonce: createId(), answers })

describe('the vault', () => {
  it.each(hostAttacks)('opens no channel for %s', async (_name, attack) => {
    const world = createWorld()
    world.channel.close()
    void world.load()
    await settle()
    const { heard } = await attack(world)
    expect(heard).toEqual([])
    expect(world.asked).toEqual([])
  })

  it('opens one channel, and no second one for a message that is sent again', async () => {
    const world = createWorld()
    world.channel.close()
    void world.load()
    await settle()
    const message = openOf(nonceOf(world))
    expect((await forge(world, world.host, message)).heard).toHaveLength(1)
    for (const again of [message, openOf(nonceOf(world))])
      expect((await forge(world, world.host, again)).heard).toEqual([])
  })

  it('opens no channel for the nonce of a page that was there before', async () => {
    const world = createWorld()
    world.channel.close()
    void world.load()
    await settle()
    const old = nonceOf(world)
    const fresh = createWorld()
    fresh.channel.close()
    void fresh.load()
    await settle()
    expect((await forge(fresh, fresh.host, openOf(old))).heard).toEqual([])
  })

  /** A host that speaks the protocol by hand. */
  async function openByHand() {
    const world = createWorld()
    world.channel.close()
    void world.load()
    await settle()
    const { port, heard } = await forge(world, world.host, openOf(nonceOf(world)))
    heard.splice(0)
    const send = async (message: unknown) => {
      port.postMessage(message)
      await settle()
    }
    return { ...world, port, heard, send }
  }
  const requestOf = (change: Record<string, unknown> = {}) => ({
    type: 'request',
    id: createId(),
    method: 'sign',
    params: signParams,
    ...change,
  })

  it.each([
    ['an unknown method', { method: 'exportEntropy' }],
    ['a method of every object', { method: 'constructor' }],
    ['a method of the prototype', { method: '__proto__' }],
    ['no parameters', { params: undefined }],
    ['a parameter too many', { params: { ...signParams, origin: 'https://bank.example' } }],
    ['an account that is too long', { params: { ...signParams, account: 'a'.repeat(201) } }],
    ['a network of another kind', { params: { ...signParams, networkId: 'bip122:1' } }],
    ['parameters that are not JSON', { params: { ...signParams, params: 1n } }],
    ['parameters that are too long', { params: { ...signParams, params: ['a'.repeat(300_000)] } }],
    ['a list in the place of parameters', { params: [signParams] }],
  ])('refuses a request with %s', async (_name, change) => {
    const { send, heard, asked } = await openByHand()
    const request = requestOf(change)
    await send(request)
    expect(heard).toEqual([{ type: 'refusal', id: request.id, reason: 'invalid' }])
    expect(asked).toEqual([])
  })

  it.each([
    ['no id', { id: undefined }],
    ['an id that is not random', { id: '1' }],
    ['another type', { type: 'answer', result: 'x' }],
    ['a field too many', { origin: 'https://bank.example' }],
  ])('ignores a message with %s', async (_name, change) => {
    const { send, heard, asked } = await openByHand()
    await send(requestOf(change))
    expect([heard, asked]).toEqual([[], []])
  })

  it('answers an id once, also while it is open', async () => {
    const { send, heard, asked, answers } = await openByHand()
    const request = requestOf()
    await send(request)
    await send(request)
    expect(heard).toEqual([{ type: 'refusal', id: request.id, reason: 'replayed' }])
    answers[0]?.resolve('0x' as never)
    await settle()
    await send(request)
    expect(heard.slice(1)).toEqual([
      { type: 'answer', id: request.id, result: '0x' },
      { type: 'refusal', id: request.id, reason: 'replayed' },
    ])
    expect(asked).toHaveLength(1)
  })

  it('takes eight open requests', async () => {
    const { send, heard, asked } = await openByHand()
    for (let count = 0; count < 9; count += 1) await send(requestOf())
    expect(asked).toHaveLength(8)
    expect(heard).toMatchObject([{ type: 'refusal', reason: 'busy' }])
  })

  it('gives no result for a request that was given up, whichever comes first', async () => {
    const { send, heard, answers } = await openByHand()
    const request = requestOf()
    await send(request)
    await send({ type: 'abort', id: request.id })
    answers[0]?.resolve('0xsigned' as never)
    await settle()
    expect(heard).toEqual([{ type: 'refusal', id: request.id, reason: 'aborted' }])
  })

  it('survives any messages: none is answered with a result, and no request reaches the visitor', async () => {
    const { send, heard, asked } = await openByHand()
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (message) => {
        await send(message)
      }),
      { numRuns: 30 },
    )
    expect([heard, asked]).toEqual([[], []])
  })
})

describe('the host', () => {
  /** A vault that speaks the protocol by hand. */
  async function answerByHand() {
    const world = createWorld()
    const { host, vault } = world
    const heard: { id: string; type: string }[] = []
    let port: MessagePort | null = null
    vault.addEventListener('message', ({ ports: [given], data }) => {
      if (!given) return
      port = given
      ports.add(given)
      given.onmessage = ({ data: message }: MessageEvent<{ id: string; type: string }>) => heard.push(message)
      given.postMessage({ type: 'opened', answers: (data as { nonce: string }).nonce })
    })
    const ready = { portico: 'vault/ready', version: protocolVersion, nonce: createId() }
    host.seenBy(vault).postMessage(ready, '*')
    await settle()
    const send = async (message: unknown) => {
      port?.postMessage(message)
      await settle()
    }
    return { ...world, heard, send, ready }
  }

  it.each([
    [
      'another window of the vault’s origin',
      (world: ReturnType<typeof createWorld>) => createWindow(world.vault.origin),
    ],
    ['a window of another origin', () => createWindow('https://evil.example')],
    [
      'a frame that was navigated elsewhere',
      (world: ReturnType<typeof createWorld>) => Object.assign(world.vault, { origin: 'https://evil.example' }),
    ],
  ])('opens no channel for %s', async (_name, from) => {
    const world = createWorld()
    const other = from(world)
    const before = world.vault.received.length + other.received.length
    world.host.seenBy(other).postMessage({ portico: 'vault/ready', version: 1, nonce: createId() }, '*')
    await settle()
    expect(world.vault.received.length + other.received.length).toBe(before)
  })

  it.each([
    ['of an older version', { version: 0 }, 'vaultIsOlder'],
    ['of a newer version', { version: 2 }, 'vaultIsNewer'],
  ])('says that the vault is %s', async (_name, change, failure) => {
    const world = createWorld()
    const asked = failureOf(world.channel.request('getState', {}))
    const ready = { portico: 'vault/ready', nonce: createId(), ...change }
    world.host.seenBy(world.vault).postMessage(ready, '*')
    expect(await asked).toBe(failure)
  })

  it('takes no answer with another nonce, and none before the channel is open', async () => {
    const world = createWorld()
    world.vault.addEventListener('message', ({ ports: [port] }) => {
      if (port) ports.add(port)
      port?.postMessage({ type: 'opened', answers: createId() })
      port?.postMessage({ type: 'size', height: 9 })
    })
    const asked = failureOf(world.channel.request('getState', {}))
    world.host.seenBy(world.vault).postMessage({ portico: 'vault/ready', version: 1, nonce: createId() }, '*')
    await settle()
    expect(world.heights).toEqual([])
    await world.clock.advance(20_001)
    expect(await asked).toBe('notLoaded')
  })

  it('takes no answer to another request, none twice, and none of another kind', async () => {
    const { channel, heard, send } = await answerByHand()
    const signed = channel.request('sign', signParams)
    await settle()
    const { id } = heard[0] ?? { id: '' }
    await send({ type: 'answer', id: createId(), result: ['0xother'] })
    await send({ type: 'answer', id, result: ['0xsigned'], origin: 'x' })
    await send({ type: 'refusal', id, reason: 'unheardOf' })
    await send({ type: 'answer', id, result: ['0xsigned'] })
    await send({ type: 'answer', id, result: ['0xagain'] })
    expect(await signed).toEqual(['0xsigned'])
  })

  it.each([
    ['sign', { value: 1 }],
    ['sign', []],
    ['sign', '0xsigned'],
    ['connect', { eip155: '0x1' }],
    ['connect', { eip155: 'a'.repeat(999), solana: '1' }],
    ['getState', { isSupported: 'yes' }],
  ] as const)('refuses an answer to %s that is not one: %j', async (method, result) => {
    const { channel, heard, send } = await answerByHand()
    const params = { sign: signParams, connect: { networks: ['eip155:1'] }, getState: {} }[method]
    const asked = failureOf(channel.request(method, params as Params<typeof method>))
    await settle()
    await send({ type: 'answer', id: heard[0]?.id, result })
    expect(await asked).toBe('invalidAnswer')
  })

  it('ignores the port of a page that was reloaded', async () => {
    const { channel, heard, send, host, vault, ready } = await answerByHand()
    const signed = failureOf(channel.request('sign', signParams))
    await settle()
    const first = heard[0]?.id
    host.seenBy(vault).postMessage({ ...ready, nonce: createId() }, '*')
    await settle()
    // The request was sent again, with another id.
    expect(heard.map(({ type }) => type)).toEqual(['request', 'request'])
    expect(heard[1]?.id).not.toBe(first)
    await send({ type: 'answer', id: first, result: ['0xold'] })
    await send({ type: 'answer', id: heard[1]?.id, result: ['0xsigned'] })
    expect(await signed).toEqual({ result: ['0xsigned'] })
  })

  it('survives any messages', async () => {
    const { channel, send, heard } = await answerByHand()
    const signed = channel.request('sign', signParams)
    await settle()
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (message) => {
        await send(message)
      }),
      { numRuns: 30 },
    )
    await send({ type: 'answer', id: heard[0]?.id, result: ['0xsigned'] })
    expect(await signed).toEqual(['0xsigned'])
  })
})
