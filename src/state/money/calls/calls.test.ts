import { pinConnection } from '../../session/connection/pin'
import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createSharedStorage } from '../../../../stories/lab/sharedStorage'
import type { LabOptions } from '../../../../stories/lab/types'
import { createCallsWallet, type CallsShape } from '../../../../stories/lab/wallets/callsWallet'
import { NoActiveAddressError } from '../../core/requestErrors'
import { UserRejectedError } from '../../../chains/errors/errors'
import { UnansweredError } from '../../../chains/errors/unanswered'
import { InvalidRequestError } from '../../../chains/errors/rpcErrors'
import { openIntentsOf } from '../intents/openIntents'
import { sentFromHereAtom } from '../activity/localActivity'
import { connectWallet } from '../../session/connection/connect'
import { snackAtom } from '../../shell/feedback/feedback'
import { transactionsAtom } from '../transactions/transactions'
import { resumeCalls, sendCalls } from './calls.late'
import { capabilitiesAtom, readAtomicStatus } from './capabilities'
import { AtomicNotSupportedError, CallsFailedError } from './callsErrors'
import { callsAtom, type CallsRequest } from './state'
import { checkIntents, dismissIntent } from '../transactions/check'
import { intentsAtom } from '../transactions/transactions'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const approval = `0x095ea7b3${'0'.repeat(24)}${to.slice(2)}${'0'.repeat(63)}5`
const purchase = '0xbb'
const request: CallsRequest = {
  calls: [
    { to, data: approval },
    { to, data: purchase, value: 3n },
  ],
  transfers: [{ direction: 'out', symbol: 'USD', amount: '5' }],
  kind: 'trade',
  words: ['Allow it', 'Buy'],
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

async function openPage(shape: CallsShape, options: Partial<LabOptions> = {}, made = createCallsWallet(shape)) {
  const lab = createLab({ wallets: [made.wallet], ...options })
  lab.adapter.fates = made.fates
  const { store } = lab.portico
  store.sub(callsAtom, () => undefined)
  store.sub(transactionsAtom, () => undefined)
  await store.set(connectWallet, 'alpha')
  await settle()
  const statuses: string[] = []
  store.sub(callsAtom, () => statuses.push(store.get(callsAtom).status))
  /** Lets a promise end while time goes by. */
  const end = async <T>(promise: Promise<T>) => {
    let isOver = false
    promise.catch(() => undefined).finally(() => (isOver = true))
    for (let round = 0; round < 40 && !isOver; round++) {
      await settle()
      if (!isOver) await lab.clock.advance(2_000)
    }
    return promise
  }
  return {
    ...lab,
    ...made,
    store,
    end,
    steps: () => [...new Set(statuses)],
    send: (change: Partial<CallsRequest> = {}) => end(store.set(sendCalls, { ...request, ...change })),
    calls: () => store.get(callsAtom),
    each: () => store.get(callsAtom).calls.map(({ status }) => status),
    rows: () => store.get(sentFromHereAtom).map(({ kind, status, transfers }) => [kind, status, transfers.length]),
    told: () => lab.events.filter(({ event }) => event.startsWith('SEND')).map(({ event }) => event),
  }
}

describe('several calls', () => {
  it.each(['supported', 'ready', 'firstVersion'] as const)('are one approval of a wallet that is %s', async (shape) => {
    const page = await openPage(shape)
    const result = await page.send()
    expect(page.asked).toEqual(['calls'])
    expect(page.done).toEqual([approval, purchase])
    expect(result).toMatchObject({ isAtomic: true, hashes: [expect.stringMatching(/^0x/)] })
    expect(page.steps()).toEqual(['asking', 'sent', 'confirmed'])
    expect(page.calls()).toMatchObject({ mode: 'batch', status: 'confirmed', canResume: false })
    expect(page.calls().calls).toMatchObject([
      { to, data: approval, words: 'Allow it', status: 'confirmed', hash: result.hashes[0] },
      { value: 3n, words: 'Buy', status: 'confirmed', hash: result.hashes[0] },
    ])
    expect(page.rows()).toEqual([['trade', 'confirmed', 1]])
    expect(page.store.get(snackAtom)?.message).toBe('transactionConfirmed')
    expect(page.told()).toEqual(['SEND_INITIATED', 'SEND_SUCCESS'])
    expect(page.events.find(({ event }) => event === 'SEND_INITIATED')?.properties).toMatchObject({ calls: 2 })
  })

  it('are one approval and several transactions of a wallet that is not atomic', async () => {
    const page = await openPage('oneByOne')
    const result = await page.send()
    expect(page.asked).toEqual(['calls'])
    expect(result).toMatchObject({ isAtomic: false })
    expect(result.hashes).toHaveLength(2)
    expect(page.rows().sort()).toEqual([
      ['approve', 'confirmed', 0],
      ['trade', 'confirmed', 1],
    ])
  })

  it('go one by one to a wallet that takes no several, each once the one before is confirmed', async () => {
    const page = await openPage('none')
    page.knobs.isMining = false
    const sending = page.store.set(sendCalls, request)
    await expect.poll(() => page.each()).toEqual(['sent', 'waiting'])
    await page.clock.advance(60_000)
    expect(page.asked).toEqual(['call'])
    page.knobs.isMining = true
    page.mine()
    const result = await page.end(sending)
    expect(page.asked).toEqual(['call', 'call'])
    expect(page.done).toEqual([approval, purchase])
    expect(page.calls()).toMatchObject({ mode: 'oneByOne', status: 'confirmed' })
    expect(result).toMatchObject({ isAtomic: false, id: result.hashes[1] })
    expect(page.rows().sort()).toEqual([
      ['approve', 'confirmed', 0],
      ['trade', 'confirmed', 1],
    ])
  })

  it('are described by what their bytes do', async () => {
    const page = await openPage('supported')
    await page.send()
    await expect.poll(() => page.calls().calls[0]?.description?.action).toBe('approve')
    expect(page.calls().calls[1]?.warnings?.map(({ key }) => key)).not.toEqual([])
  })

  it.each(['supported', 'oneByOne', 'none'] as const)(
    'that are declined at once were never sent: %s',
    async (shape) => {
      const page = await openPage(shape)
      page.knobs.answers = ['no']
      await expect(page.send()).rejects.toThrow(UserRejectedError)
      expect(page.calls()).toMatchObject({ status: 'declined', canResume: true })
      expect(page.each()).toEqual(shape === 'none' ? ['declined', 'notSent'] : ['declined', 'declined'])
      expect(page.done).toEqual([])
      expect(page.told().at(-1)).toBe('SEND_REJECTED')
      await page.end(page.store.set(resumeCalls))
      expect(page.done).toEqual([approval, purchase])
    },
  )

  const refusals = [
    Object.assign(new Error('no'), { code: 5750 }),
    Object.assign(new Error('Internal error'), { code: -32603, data: { cause: { code: 5750 } } }),
    Object.assign(new Error('User rejected the upgrade'), { code: 4001 }),
    Object.assign(new Error('EIP-7702 delegation was declined'), { code: -32603 }),
  ]
  it.each(refusals)('go one by one after the wallet refused the upgrade: %o', async (refusal) => {
    const page = await openPage('ready')
    page.knobs.refusal = refusal
    await expect(page.send()).rejects.toThrow(UserRejectedError)
    expect(page.calls()).toMatchObject({ status: 'declined', canResume: true })
    await page.end(page.store.set(resumeCalls))
    expect(page.done).toEqual([approval, purchase])
    await page.send()
    expect(page.asked).toEqual(['calls', 'call', 'call', 'call', 'call'])
    expect(page.calls()).toMatchObject({ mode: 'oneByOne', status: 'confirmed' })
  })

  it.each([
    ['busy', 'pending'],
    ['broken', 'failed'],
  ] as const)('are asked for once where the wallet is %s, and no other way is tried', async (answer, status) => {
    const page = await openPage('supported')
    page.knobs.answers = [answer]
    await expect(page.send()).rejects.toThrow()
    expect(page.asked).toEqual(['calls'])
    expect(page.calls()).toMatchObject({ status, reason: expect.any(String) })
    expect(page.each()).toEqual(['notSent', 'notSent'])
  })

  it('are followed where the wallet sent them and failed to say so', async () => {
    const page = await openPage('supported')
    page.knobs.answers = ['lost']
    await page.send()
    expect(page.asked).toEqual(['calls'])
    expect(page.done).toEqual([approval, purchase])
  })

  it('stop where one is declined, and go on there', async () => {
    const page = await openPage('none')
    page.knobs.answers = ['yes', 'no']
    await expect(page.send()).rejects.toThrow(UserRejectedError)
    expect(page.calls()).toMatchObject({ status: 'partial', canResume: true })
    expect(page.each()).toEqual(['confirmed', 'declined'])
    const result = await page.end(page.store.set(resumeCalls))
    expect(page.done).toEqual([approval, purchase])
    expect(result.hashes).toHaveLength(2)
    expect(page.calls().status).toBe('confirmed')
  })

  it.each([
    ['none', ['confirmed', 'failed', 'notSent'], 1],
    ['oneByOne', ['confirmed', 'failed', 'notSent'], 1],
    ['supported', ['failed', 'failed', 'failed'], undefined],
  ] as const)('say which failed, and why: %s', async (shape, statuses, index) => {
    const page = await openPage(shape)
    page.knobs.fails.add(purchase)
    const calls = [...request.calls, { to, data: '0xcc' }]
    const failure: unknown = await page.send({ calls }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CallsFailedError)
    expect(failure).toMatchObject({ index, reason: 'Not enough rope' })
    expect(page.each()).toEqual(statuses)
    expect(page.calls().status).toBe(shape === 'supported' ? 'failed' : 'partial')
    page.knobs.fails.clear()
    await page.end(page.store.set(resumeCalls))
    expect(page.done).toEqual([approval, purchase, '0xcc'])
    expect(page.calls().status).toBe('confirmed')
  })

  it.each(['oneByOne', 'none'] as const)('that are to be all or none are not sent by a wallet of %s', async (shape) => {
    const page = await openPage(shape)
    await expect(page.send({ atomicRequired: true })).rejects.toThrow(AtomicNotSupportedError)
    expect(page.asked).toEqual([])
    expect(page.calls().status).toBe('failed')
  })

  it('need an account, and to be calls', async () => {
    const { portico } = createLab()
    await expect(portico.store.set(sendCalls, request)).rejects.toThrow(NoActiveAddressError)
    const page = await openPage('supported')
    for (const calls of [[], [{}], [{ to: 'me' }], [{ to, data: 'zz' }], [{ to, value: 1 }]])
      await expect(page.send({ calls: calls as never })).rejects.toThrow(InvalidRequestError)
    expect(page.asked).toEqual([])
  })

  it('are sent from no other account than the one they were asked for', async () => {
    const page = await openPage('none')
    page.knobs.isMining = false
    const sending = page.store.set(sendCalls, request)
    sending.catch(() => undefined)
    await expect.poll(() => page.each()).toEqual(['sent', 'waiting'])
    const account = 'eip155:1:0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as const
    page.wallet.change({ address: account, accounts: [account], networkId: 'eip155:1' })
    page.mine()
    await expect(page.end(sending)).rejects.toThrow('The account or the network changed')
    expect(page.asked).toEqual(['call'])
    expect(page.each()).toEqual(['confirmed', 'notSent'])
  })
})

describe('a request that the wallet has', () => {
  it('is followed after a reload, and seen in another tab', async () => {
    const shared = createSharedStorage()
    const made = createCallsWallet('supported')
    made.knobs.isMining = false
    const first = await openPage('supported', shared.openPage(), made)
    void first.store.set(sendCalls, request).catch(() => undefined)
    await expect.poll(() => first.calls().status).toBe('sent')
    const other = await openPage('supported', shared.openPage(), made)
    await first.portico.destroy()
    expect(other.calls()).toMatchObject({ status: 'sent', canResume: false })
    expect(other.calls().calls).toMatchObject([{ words: 'Allow it' }, { value: 3n }])
    made.mine()
    await other.clock.advance(4_000)
    await settle()
    expect(other.calls().status).toBe('confirmed')
    expect(other.rows()).toEqual([['trade', 'confirmed', 1]])
  })

  it('that a wallet of the first version tells nothing of is looked for on the chain', async () => {
    const page = await openPage('firstVersion')
    page.knobs.tellsStatus = false
    page.knobs.isMining = false
    const sending = page.store.set(sendCalls, request)
    await expect.poll(() => page.calls().status).toBe('sent')
    page.fates[page.calls().id!] = { state: 'confirmed', isFinal: true }
    expect(await page.end(sending)).toMatchObject({ hashes: [page.calls().id] })
  })

  it('is unanswered where the wallet knows nothing of it for ten minutes', async () => {
    const page = await openPage('supported')
    page.knobs.isForgetful = true
    const sending = page.store.set(sendCalls, request)
    sending.catch(() => undefined)
    await expect.poll(() => page.calls().status).toBe('sent')
    await page.clock.advance(590_000)
    expect(page.calls().status).toBe('sent')
    await page.clock.advance(12_000)
    await expect(page.end(sending)).rejects.toThrow(UnansweredError)
    expect(page.calls()).toMatchObject({ status: 'unanswered', canResume: true })
    expect(page.each()).toEqual(['sent', 'sent'])
    // Then it remembers: they are not asked for twice.
    page.knobs.isForgetful = false
    await page.end(page.store.set(resumeCalls))
    expect(page.done).toEqual([approval, purchase])
    expect(page.calls().status).toBe('confirmed')
  })
})

describe('a batch of a contract account with several owners', () => {
  const hash = `0x${'c'.repeat(64)}`
  const by = { hash: `0x${'d'.repeat(64)}`, kind: 'executed' } as const
  const owners = { block: 5, required: 2, total: 3 }

  /** Its wallet names the batch by the hash that the owners approve. */
  async function openWaiting() {
    const page = await openPage('supported')
    page.knobs.isMining = false
    page.knobs.ownId = hash
    page.fates[hash] = { state: 'sent', owners }
    const sending = page.store.set(sendCalls, request)
    sending.catch(() => undefined)
    await settle()
    await page.clock.advance(4_000)
    return { ...page, sending }
  }

  it('waits for them, also while the wallet is away, and is done by the transaction that executed it', async () => {
    const page = await openWaiting()
    expect(page.calls()).toMatchObject({ status: 'sent', owners })
    page.knobs.isForgetful = true
    await page.clock.advance(1_200_000)
    expect(page.calls()).toMatchObject({ status: 'sent', owners })
    page.fates[hash] = { state: 'confirmed', isFinal: true, by: { ...by, hasFailed: false }, owners }
    await page.clock.advance(61_000)
    expect(await page.sending).toMatchObject({ hashes: [by.hash], isAtomic: true })
    expect(page.each()).toEqual(['confirmed', 'confirmed'])
  })

  it('has failed where the account executed it in vain', async () => {
    const page = await openWaiting()
    page.fates[hash] = { state: 'failed', isFinal: true, reason: 'reverted', by: { ...by, hasFailed: true }, owners }
    await page.clock.advance(61_000)
    await expect(page.sending).rejects.toThrow(CallsFailedError)
    expect(page.each()).toEqual(['failed', 'failed'])
  })

  it('is done as its wallet says, where that says so first', async () => {
    const page = await openWaiting()
    page.mine()
    await page.clock.advance(61_000)
    await page.sending
    expect(page.each()).toEqual(['confirmed', 'confirmed'])
  })
})

describe('a request for several calls without an answer', () => {
  it('is unanswered after five minutes, and found when the wallet sent it after all', async () => {
    const page = await openPage('supported')
    page.knobs.answers = ['late']
    const sending = page.store.set(sendCalls, request)
    sending.catch(() => undefined)
    await expect.poll(() => page.asked).toEqual(['calls'])
    await page.clock.advance(299_000)
    expect(page.calls().status).toBe('asking')
    await page.clock.advance(1_000)
    await expect(sending).rejects.toThrow(UnansweredError)
    expect(page.calls()).toMatchObject({ status: 'unanswered', canResume: true })
    expect(page.store.get(intentsAtom)).toMatchObject([
      {
        status: 'unanswered',
        isFinal: false,
        transfers: request.transfers,
        batch: { calls: [{ data: '0x095ea7b3' }, {}] },
      },
    ])
    page.knobs.approveLate()
    await page.store.set(checkIntents)
    await expect.poll(() => page.calls().status).toBe('confirmed')
    expect(page.rows()).toEqual([['trade', 'confirmed', 1]])
    expect(page.done).toEqual([approval, purchase])
  })

  it('is unanswered where a pairing fails, as the phone may still have it', async () => {
    const page = await openPage('supported', {}, createCallsWallet('supported', { isPaired: true }))
    page.knobs.answers = ['broken']
    await expect(page.send()).rejects.toThrow(UnansweredError)
    expect(page.calls()).toMatchObject({ status: 'unanswered', canResume: true })
    expect(page.store.get(intentsAtom)).toMatchObject([{ status: 'unanswered' }])
  })

  it('is found in another tab, also after the page that asked is closed', async () => {
    const shared = createSharedStorage()
    const made = createCallsWallet('supported')
    made.knobs.answers = ['late']
    const first = await openPage('supported', shared.openPage(), made)
    void first.store.set(sendCalls, request).catch(() => undefined)
    await expect.poll(() => made.asked).toEqual(['calls'])
    await first.portico.destroy()
    const other = await openPage('supported', shared.openPage(), made)
    other.store.sub(intentsAtom, () => undefined)
    await expect.poll(() => other.store.get(intentsAtom)[0]?.status).toBe('asked')
    await other.clock.advance(300_000)
    expect(other.store.get(intentsAtom)[0]?.status).toBe('unanswered')
    made.knobs.approveLate()
    await other.clock.advance(60_000)
    await settle()
    expect(other.store.get(intentsAtom).map(({ status, batch }) => [status, batch?.calls.length])).toEqual(
      expect.arrayContaining([['confirmed', 2]]),
    )
    expect(other.rows()).toEqual([['trade', 'confirmed', 1]])
  })

  it('warns before the next request until the visitor says that it will not be sent', async () => {
    const page = await openPage('supported')
    page.knobs.answers = ['late']
    page.store.set(sendCalls, request).catch(() => undefined)
    await expect.poll(() => page.asked).toEqual(['calls'])
    await page.clock.advance(300_000)
    const { account, networkId } = pinConnection(page.store.get)!
    const open = () => openIntentsOf(page.store.get, account, networkId)
    await expect.poll(() => open().length).toBe(1)
    await page.store.set(dismissIntent, open()[0]?.id ?? '')
    expect(open()).toEqual([])
    page.knobs.approveLate()
    await page.clock.advance(60_000)
    await settle()
    expect(page.calls().status).toBe('confirmed')
  })

  it('keeps no bytes of the calls but the first four', async () => {
    const shared = createSharedStorage()
    const page = await openPage('supported', shared.openPage())
    await page.send()
    expect(shared.changes.join()).not.toContain(approval.slice(0, 20))
  })
})

describe('what a wallet can do', () => {
  it.each([
    ['supported', 'supported'],
    ['ready', 'ready'],
    ['firstVersion', 'supported'],
    ['oneByOne', 'unsupported'],
    ['none', 'unsupported'],
  ] as const)('is read of a wallet of %s as %s', async (shape, atomic) => {
    const page = await openPage(shape)
    const network = page.portico.snapshot().network
    expect(network.caipNetworkId).toBe('eip155:1')
    page.store.sub(capabilitiesAtom, () => undefined)
    await expect.poll(() => page.store.get(capabilitiesAtom)).toMatchObject({ status: 'ready', value: { atomic } })
    expect(await readAtomicStatus(page.store.get, pinConnection(page.store.get))).toBe(atomic)
  })

  it('is asked once, and again after calls, which may have changed the account', async () => {
    const page = await openPage('ready')
    const { provider } = page.wallet
    let questions = 0
    const request = provider!.request.bind(provider)
    provider!.request = (call) => {
      if (call.method === 'wallet_getCapabilities') questions += 1
      return request(call)
    }
    const atomic = () => {
      const now = page.store.get(capabilitiesAtom)
      return now.status === 'ready' ? now.value?.atomic : now.status
    }
    page.store.sub(capabilitiesAtom, () => undefined)
    await expect.poll(atomic).toBe('ready')
    await readAtomicStatus(page.store.get, pinConnection(page.store.get))
    const sending = page.send()
    page.knobs.shape = 'supported'
    await sending
    await expect.poll(atomic).toBe('supported')
    expect(questions).toBe(2)
  })

  it('is unsupported where the wallet does not say within three seconds, and is asked again then', async () => {
    const page = await openPage('supported')
    const { request } = page.wallet.provider!
    page.wallet.provider!.request = () => new Promise(() => undefined)
    const asked = readAtomicStatus(page.store.get, pinConnection(page.store.get))
    await settle()
    await page.clock.advance(3_000)
    expect(await asked).toBe('unsupported')
    page.wallet.provider!.request = request
    expect(await readAtomicStatus(page.store.get, pinConnection(page.store.get))).toBe('supported')
  })

  it('is null while no account is connected', async () => {
    const { portico } = createLab()
    portico.store.sub(capabilitiesAtom, () => undefined)
    await expect.poll(() => portico.store.get(capabilitiesAtom)).toEqual({ status: 'ready', value: null })
  })
})
