import fc from 'fast-check'
import { decodeFunctionData, erc20Abi, hexToString } from 'viem'
import { describe, expect, it } from 'vitest'
import { abi } from '../../../stories/lab/swap/contracts'
import { marketTokens, router } from '../../../stories/lab/swap/market'
import { createPinnedWorld, type Asked, type PinnedWorld } from '../../../stories/lab/walk/pinnedWorld'
import { signPinned } from '../session/account/signMessage'
import { sendCallsPinned } from '../money/calls/calls.late'
import { connectWallet } from '../session/connection/connect'
import { findPin } from '../session/connection/findPin'
import { plainAddress } from '../core/visitor/connections'
import { registerName } from '../session/names/registerName'
import { approve, setVisibility } from '../session/approvals/decide'
import { approvalAtom } from '../session/approvals/queue'
import { pressSign } from '../session/signIn/pressSign'
import { signInAtom } from '../core/visitor/signIn'
import { activeNetworkAtom } from '../core/visitor/networks'
import { navigate } from '../shell/router/navigation'
import { editSend } from '../money/send/draft'
import { sendFormAtom } from '../money/send/form'
import { sendReviewAtom, type SendReview } from '../money/send/review'
import { cancelSend, confirmSend, reviewSend } from '../money/send/send'
import { editSwap } from '../money/swap/draft'
import { swapFormAtom } from '../money/swap/form'
import { swapReviewAtom } from '../money/swap/review'
import { renewReview } from '../money/swap/signing/reviewSwap.late'
import { cancelSwap, confirmSwap, reviewSwap } from '../money/swap/swap'
import type { SwapReview } from '../money/swap/types'
import { swapTokensAtom } from '../money/swap/tokens'
import { sendPinned } from '../money/transactions/transactions.late'

/** Number of cases: set by `npm run walks`, a sample in the unit tests. */
const { PORTICO_PINNED = '600', PORTICO_WALKS_SEED: seed, PORTICO_WALKS_PATH: path } = process.env
const numRuns = Number(PORTICO_PINNED)

const [dollar, quay] = marketTokens
type Hex = `0x${string}`
const plain = (text: string | undefined) => text?.toLowerCase()

/** Subject of a press: the values on screen, or the connection of the host's request. */
interface Meant {
  readonly account: string
  readonly chainId: number
  readonly wallet: string
  readonly send?: SendReview | undefined
  readonly swap?: SwapReview | undefined
  /** The message of a sign-in. */
  readonly message?: string | undefined
}

interface Path {
  readonly name: string
  readonly world?: Parameters<typeof createPinnedWorld>[0]
  /** Brings the world to where the first press is next. */
  readonly open: (world: PinnedWorld) => Promise<void>
  /** Maximum number of presses. */
  readonly presses: number
  readonly press: (world: PinnedWorld) => Promise<unknown>
  /** Maximum number of wallet requests for each press. @default 1 */
  readonly most?: number
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Waits until no work is pending. */
async function rest({ clock }: PinnedWorld, ms = 0) {
  for (let turns = 0; turns < 4; turns += 1) await turn()
  if (ms > 0) await clock.advance(ms)
  for (let turns = 0; turns < 4; turns += 1) await turn()
}

/** Like `expect.poll`, which would keep each world until the end of the test. */
async function until(isTrue: () => boolean) {
  for (let tries = 0; !isTrue(); tries += 1) {
    if (tries === 1000) throw new Error(`Not true in time: ${isTrue}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

async function openSend(world: PinnedWorld, draft: Parameters<typeof editSend.write>[2]) {
  const { store } = world
  await until(() => store.get(sendFormAtom)?.tokens.length === 4)
  store.set(navigate, { name: 'WalletSend' })
  store.set(editSend, draft)
  await rest(world, 500)
  await store.set(reviewSend)
}

async function openSwap(world: PinnedWorld, draft: Parameters<typeof editSwap.write>[2]) {
  const { store } = world
  await until(() => store.get(swapTokensAtom).own.length > 1)
  store.set(editSwap, draft)
  await world.clock.advance(200)
  await until(() => store.get(swapFormAtom)?.gap === null)
  await store.set(reviewSwap)
}

const pressSend = ({ store }: PinnedWorld) => store.set(confirmSend)
const pressSwap = ({ store }: PinnedWorld) => store.set(confirmSwap)
const swapped = { from: dollar.address, to: quay.address, amount: '100' }

const paths: readonly Path[] = [
  { name: 'send', presses: 1, press: pressSend, open: (world) => openSend(world, { amount: '1', to: friend }) },
  {
    name: 'send a token',
    presses: 1,
    press: pressSend,
    open: (world) => openSend(world, { token: dollar.address, amount: '2', to: friend }),
  },
  {
    name: 'send to a name',
    presses: 1,
    press: pressSend,
    open: (world) => openSend(world, { amount: '1', to: 'friend.eth' }),
  },
  {
    name: 'swap the currency',
    presses: 1,
    press: pressSwap,
    open: (world) => openSwap(world, { from: undefined, to: dollar.address, amount: '1' }),
  },
  { name: 'swap with a permit', presses: 2, press: pressSwap, open: (world) => openSwap(world, swapped) },
  {
    name: 'swap after an approval',
    world: { hasSelfPermit: false },
    presses: 2,
    press: pressSwap,
    open: (world) => openSwap(world, swapped),
  },
  {
    name: 'swap in one batch',
    world: { hasSelfPermit: false, isAtomic: true },
    presses: 1,
    press: pressSwap,
    open: (world) => openSwap(world, swapped),
  },
  {
    name: 'a transaction of the host',
    presses: 1,
    press: async ({ store }) => {
      const pin = findPin(store.get)
      await turn()
      return store.set(sendPinned, pin, async () => (await turn(), { to: friend, value: 3n }))
    },
    open: async () => undefined,
  },
  {
    name: 'calls of the host',
    world: { isAtomic: true },
    presses: 1,
    press: async ({ store }) => {
      const pin = findPin(store.get)
      await turn()
      return store.set(sendCallsPinned, pin, { calls: [1n, 2n].map((value) => ({ to: friend, value })) })
    },
    open: async () => undefined,
  },
  {
    name: 'a message of the host',
    presses: 1,
    press: async ({ store }) => {
      const pin = findPin(store.get)
      await turn()
      return store.set(signPinned, pin, 'Two coils of rope')
    },
    open: async () => undefined,
  },
  {
    name: 'calls of the host, one by one',
    presses: 1,
    press: async ({ store }) => {
      const pin = findPin(store.get)
      await turn()
      return store.set(sendCallsPinned, pin, { calls: [1n, 2n].map((value) => ({ to: friend, value })) })
    },
    open: async () => undefined,
    most: 2,
  },
  {
    name: 'sign-in',
    world: { hasSignIn: true },
    presses: 1,
    press: ({ store }) => store.set(pressSign),
    open: async ({ store }) => {
      await until(() => store.get(signInAtom).status === 'ready')
    },
  },
  {
    name: 'a name',
    presses: 1,
    press: ({ store }) => store.set(registerName, 'alice'),
    open: async () => undefined,
  },
  {
    name: 'a transaction behind the gate',
    world: { isGated: true },
    presses: 1,
    press: async (world) => {
      const { store, clock } = world
      const sent = store.set(sendPinned, findPin(store.get), { to: friend, value: 3n })
      sent.catch(() => undefined) // the caller looks at it, once the request was decided
      await rest(world)
      store.set(setVisibility, store.get(approvalAtom)?.id ?? 0, true)
      await clock.advance(500)
      store.set(approve, store.get(approvalAtom)?.id ?? 0, { isSeen: true, isTrusted: true })
      return sent
    },
    open: async () => undefined,
  },
]

const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** Everything that can change what was on screen. */
const changes: Readonly<Record<string, (world: PinnedWorld) => unknown>> = {
  none: () => undefined,
  network: ({ wallets: [alpha] }) => alpha?.goTo(10),
  'network and back': ({ wallets: [alpha] }) => (alpha?.goTo(10), alpha?.goTo(1)),
  account: ({ wallets: [alpha] }) => alpha?.use(1, 0),
  'account gone': ({ wallets: [alpha] }) => alpha?.use(1),
  disconnect: ({ portico }) => portico.disconnect(),
  reconnect: ({ portico, store }) => portico.disconnect().then(() => store.set(connectWallet, 'lab.alpha')),
  'another wallet': ({ store }) => store.set(connectWallet, 'lab.beta'),
  'price down': async ({ market, store }) => {
    market.movePrice(dollar.address, -60)
    market.movePrice(quay.address, -60)
    await store.set(renewReview)
  },
  'price up': async ({ market, store }) => {
    market.movePrice(dollar.address, 60)
    await store.set(renewReview)
  },
  'another amount': ({ store }) => {
    store.set(editSend, { amount: '3' })
    store.set(editSwap, { amount: '200' })
  },
  'another review': async ({ store }) => {
    store.set(editSend, { amount: '3' })
    await store.set(reviewSend).catch(() => undefined)
    store.set(editSwap, { amount: '200' })
    await store.set(reviewSwap).catch(() => undefined)
  },
  'another name': ({ moveName }) => moveName(),
  cancel: ({ store }) => {
    store.set(cancelSend)
    store.set(cancelSwap)
  },
}

/** Text that a person reads. A renewed quote with the same figures counts as the same. */
function screenOf(world: PinnedWorld): { readonly meant: Meant; readonly text: string } {
  const { store } = world
  const [send, swap] = [store.get(sendReviewAtom), store.get(swapReviewAtom)]
  const signIn = store.get(signInAtom)
  const pin = findPin(store.get)
  const meant: Meant = {
    account: pin ? plainAddress(pin.account) : '',
    chainId: Number(pin?.networkId.split(':')[1] ?? 0),
    wallet: world.wallets.find(({ provider }) => provider === pin?.handle.provider)?.name ?? '',
    send: send ?? undefined,
    swap: swap ?? undefined,
    message: signIn.status === 'ready' ? signIn.message : undefined,
  }
  const sendText = send && [send.account, send.network.id, send.token.symbol, send.value, send.receiver, send.fee]
  const terms = swap && { ...swap.terms, quotedAt: 0 }
  const swapText = swap && [swap.network.id, swap.from.symbol, swap.to.symbol, swap.value, terms, swap.next]
  const text = JSON.stringify([sendText, swapText], (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
  return { meant, text }
}

/** Asserts that the wallet request matches the review: content, network and account. */
function check(asked: Asked, meant: Meant, readMs: number, isReviewed: boolean): void {
  const told = JSON.stringify(asked)
  if (isReviewed) expect(readMs, `on screen for half a second: ${told}`).toBeGreaterThanOrEqual(500)
  expect(asked.wallet, 'the wallet').toBe(meant.wallet)
  expect(asked.chainId, `the network of the wallet: ${told}`).toBe(meant.chainId)
  expect(asked.accounts.map(plain), 'the accounts of the wallet').toContain(plain(meant.account))
  const [first, second] = asked.params as [Record<string, unknown>, string]
  if (asked.method === 'personal_sign') {
    const text = hexToString(first as unknown as Hex)
    const isName = text.startsWith('{"name":"alice.')
    expect(isName || text === (meant.message ?? 'Two coils of rope'), text).toBe(true)
    return expect(plain(second)).toBe(plain(meant.account))
  }
  if (asked.method === 'eth_signTypedData_v4') {
    const { domain, message } = JSON.parse(second) as { domain: { chainId: number }; message: Record<string, string> }
    expect(domain.chainId).toBe(meant.chainId)
    expect([plain(message.owner), plain(message.spender)]).toEqual([plain(meant.account), plain(router)])
    return expect(BigInt(message.value ?? 0)).toBe(meant.swap?.value)
  }
  expect(plain(first.from as string), 'the sender').toBe(plain(meant.account))
  expect(Number(first.chainId), 'the chain').toBe(meant.chainId)
  const calls = (first.calls as readonly Record<string, unknown>[] | undefined) ?? [first]
  for (const { to, value = '0x0', data = '0x' } of calls) {
    if (!isReviewed) return expect([plain(to as string), data]).toEqual([plain(friend), '0x'])
    if (meant.send) checkTransfer(meant.send, to as string, BigInt(value as string), data as Hex)
    else checkSwap(meant.swap as SwapReview, meant.account, to as string, BigInt(value as string), data as Hex)
  }
}

function checkTransfer({ token, receiver, value: shown }: SendReview, to: string, value: bigint, data: Hex): void {
  if (token.address === undefined) return expect([plain(to), value]).toEqual([plain(receiver.address), shown])
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
  expect([plain(to), value, functionName]).toEqual([plain(token.address), 0n, 'transfer'])
  expect([plain(args?.[0] as string), args?.[1]]).toEqual([plain(receiver.address), shown])
}

function checkSwap(
  { from, to, value: shown, terms }: SwapReview,
  account: string,
  target: string,
  value: bigint,
  data: Hex,
): void {
  const { functionName, args } = decodeFunctionData({ abi, data })
  if (functionName === 'approve')
    return expect([plain(target), plain(args[0]), args[1]]).toEqual([plain(from.address), plain(router), shown])
  expect(plain(target)).toBe(plain(router))
  if (functionName === 'multicall')
    return args[0].forEach((one) =>
      checkSwap({ from, to, value: shown, terms } as SwapReview, account, target, value, one),
    )
  if (functionName === 'selfPermit') return expect([plain(args[0]), args[1]]).toEqual([plain(from.address), shown])
  const isNative = functionName === 'swapExactETHForTokens'
  const [least, path, receiver] = (isNative ? args : args.slice(1)) as [bigint, readonly string[], string]
  expect(isNative ? value : args?.[0], 'the amount').toBe(shown)
  expect(least, 'the least that arrives').toBeGreaterThanOrEqual(terms.minValue)
  expect(plain(receiver)).toBe(plain(account))
  expect(plain(path.at(-1))).toBe(plain(to.address))
}

interface Case {
  readonly path: number
  readonly change: string
  /** Index of the press that the change interrupts. */
  readonly press: number
  /** Milliseconds before the press, or microtasks and turns after it. */
  readonly at: { readonly before: number } | { readonly ticks: number; readonly turns: number }
}

const seenPaths = new Set<string>()
let askedInAll = 0

async function run({ path: index, change, press, at }: Case): Promise<void> {
  const { name, world: options, open, presses, press: pressOnce, most = 1 } = paths[index] as Path
  const world = createPinnedWorld(options)
  const { store, clock, asked } = world
  for (const one of [sendFormAtom, sendReviewAtom, swapFormAtom, swapTokensAtom, swapReviewAtom, activeNetworkAtom])
    store.sub(one, () => undefined)
  await store.set(connectWallet, 'lab.alpha')
  await open(world)
  // Values on screen, and the time since when.
  let screen = { ...screenOf(world), since: clock.now() }
  const look = () => {
    const now = screenOf(world)
    if (now.text !== screen.text) screen = { ...now, since: clock.now() }
    else screen = { ...screen, meant: now.meant }
  }
  for (const one of [sendReviewAtom, swapReviewAtom]) store.sub(one, look)
  const make = () => Promise.resolve(changes[change]?.(world)).catch(() => undefined)
  const isReviewed = pressOnce === pressSend || pressOnce === pressSwap
  for (let count = 0; count < presses; count += 1) {
    await rest(world, 600)
    const isNow = count === press % presses
    if (isNow && 'before' in at) {
      void make()
      await rest(world, at.before)
    }
    look()
    const { meant, since } = screen
    const readMs = clock.now() - since
    const before = asked.length
    const pressed = pressOnce(world).catch(() => undefined)
    if (isNow && 'ticks' in at) {
      for (let ticks = 0; ticks < at.ticks; ticks += 1) await Promise.resolve()
      for (let turns = 0; turns < at.turns; turns += 1) await turn()
      void make()
    }
    await Promise.race([pressed, rest(world, 100).then(() => rest(world))])
    // A swap goes on once the chain has its approval.
    await rest(world, 4_000)
    const here = asked.slice(before)
    askedInAll += here.length
    if (here.length > 0) seenPaths.add(name)
    expect(here.length, 'questions of one press').toBeLessThanOrEqual(most)
    for (const one of here) check(one, meant, readMs, isReviewed)
    if (change === 'none') expect(here.length, `${name} asks`).toBe(most)
  }
  store.set(cancelSwap)
  world.portico.destroy()
}

const cases = fc.record<Case>({
  path: fc.nat(paths.length - 1),
  change: fc.constantFrom(...Object.keys(changes)),
  press: fc.nat(1),
  at: fc.oneof(
    fc.record({ before: fc.constantFrom(0, 1, 499, 500, 501, 1000) }),
    fc.record({ ticks: fc.nat(120), turns: fc.nat(3) }),
  ),
})

describe('what a wallet is asked', () => {
  it(
    `is what has been on screen for half a second, or nothing, in ${numRuns} cases`,
    async () => {
      // Loads what comes late: the first press of each path would be waiting for code.
      await Promise.all([
        import('../../chains/requests/describeRequest.late'),
        import('../session/approvals/approval.late'),
        import('../session/approvals/recipientNames.late'),
        import('../session/account/checkToken.late'),
      ])
      for (const index of paths.keys())
        await run({ path: index, change: 'none', press: 0, at: { before: 0 } }).catch(() => undefined)
      const replayed = { ...(seed && { seed: Number(seed) }), ...(path && { path }) }
      await fc.assert(fc.asyncProperty(cases, run), { numRuns, ...replayed })
      if (numRuns < 300 || path) return
      expect([...seenPaths].sort()).toEqual(paths.map(({ name }) => name).sort())
      expect(askedInAll).toBeGreaterThan(numRuns / 10)
    },
    60_000 + numRuns * 400,
  )
})
