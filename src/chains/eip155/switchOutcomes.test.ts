import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createProvider } from '../../../stories/lab/wallets/provider'
import { systemClock } from '../clock'
import { PorticoError, UserRejectedError } from '../errors/errors'
import { defineNetwork } from '../network'
import { connectWallet } from './wallet.late'

const network = defineNetwork({
  id: 31338,
  name: 'Lighthouse',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://own'] } },
})
const chainId = '0x7a6a'

/** Codes of wallets by their meaning for a switch: EIP-1193, EIP-3326, EIP-1474, and codes met in the wild. */
const codes = {
  refused: [4001],
  otherwise: [-32002, 4100, 4900, 4901],
  unknown: [4902, -32603, 32603, 5000, -32601, -32000, -31999, -32600, 0, 1, 4200, 'CHAIN_NOT_FOUND', '4902', null],
} as const
type Meaning = keyof typeof codes

/** Puts an error into another one, as wallets and their transports do. */
const wrappers: readonly ((code: unknown) => unknown)[] = [
  (code) => ({ code, message: 'raw' }),
  (code) => Object.assign(new Error('raw'), { code }),
  (code) => ({ code: '', message: 'raw', data: { code } }),
  (code) => ({ code: '', message: 'raw', data: { originalError: { code } } }),
  (code) => ({ code: '', message: 'raw', error: { cause: { code } } }),
]

/** One answer of a wallet. A wallet that goes to the network arrives after `delay` ms; it never arrives with `null`. */
interface Answer {
  readonly meaning: Meaning | 'done'
  readonly code: unknown
  readonly wrap: (code: unknown) => unknown
  readonly delay: number | null
}

const delay = fc.constantFrom<number | null>(0, 40, 900, 5_000, 59_000, null)
const wrap = fc.constantFrom(...wrappers)
const failure = fc.constantFrom<Meaning>('refused', 'otherwise', 'unknown').chain((meaning) =>
  fc.record({
    meaning: fc.constant(meaning),
    code: fc.constantFrom<unknown>(...codes[meaning]),
    wrap,
    // Some wallets go there and fail all the same.
    delay: fc.constantFrom<number | null>(0, null, null),
  }),
)
const done = fc.record({ meaning: fc.constant('done' as const), code: fc.constant(0), wrap, delay })
const answer: fc.Arbitrary<Answer> = fc.oneof(failure, done)

/** A wallet that gives these answers, over a clock of its own. */
function createWallet(toSwitch: readonly [Answer, Answer], toAdd: Answer) {
  let now = 0
  let arrival = Infinity
  let switches = 0
  const wallet = createProvider()
  const give = ({ meaning, code, wrap, delay }: Answer) => {
    if (delay !== null) arrival = Math.min(arrival, now + delay)
    return meaning === 'done' ? null : wrap(code)
  }
  wallet.answers['eth_chainId'] = () => (now >= arrival ? chainId : '0x7a69')
  wallet.answers['wallet_switchEthereumChain'] = () => give(toSwitch[switches++ === 0 ? 0 : 1])
  wallet.answers['wallet_addEthereumChain'] = () => give(toAdd)
  const sleep = async (ms: number, signal?: AbortSignal) => {
    // Limits of questions run beside the pauses of the wait.
    if (ms >= 1_000) return systemClock.sleep(60_000, signal)
    now += ms
    await Promise.resolve()
  }
  return { wallet, clock: { ...systemClock, sleep } }
}

/** Result by the rules: the network of the wallet decides, and what a person refused is not asked again. */
function expectedOf([first, second]: readonly [Answer, Answer], add: Answer): { result: string; asked: string[] } {
  const asked = ['switch']
  const arrives = (...answers: readonly Answer[]) => answers.some(({ delay }) => delay !== null)
  const end = (result: string) => ({ result, asked })
  if (first.meaning === 'done') return end(arrives(first) ? 'there' : 'failed')
  if (first.meaning === 'refused') return end('refused')
  if (first.meaning === 'otherwise') return end('failed')
  if (first.delay === 0) return end('there')
  asked.push('add')
  // WalletConnect: 5000 is a refusal, except for a switch, where wallets use it for an unknown network.
  if (add.meaning === 'refused' || (add.meaning === 'unknown' && add.code === 5000)) return end('refused')
  if (add.meaning === 'otherwise') return end('failed')
  if (add.delay === 0) return end('there')
  if (add.meaning === 'unknown') return end('failed')
  asked.push('switch')
  if (second.meaning === 'done') return end(arrives(add, second) ? 'there' : 'failed')
  if (second.meaning === 'unknown' && second.delay === 0) return end('there')
  return end(second.meaning === 'refused' ? 'refused' : 'failed')
}

describe('a switch of network', () => {
  it('ends as the network of the wallet says, for answers, codes and delays of 3,000 wallets', async () => {
    await fc.assert(
      fc.asyncProperty(answer, answer, answer, async (first, second, add) => {
        const { wallet, clock } = createWallet([first, second], add)
        const handle = await connectWallet(wallet.provider, { signal: new AbortController().signal, clock })
        const result = await handle.switchNetwork!(network).then(
          () => 'there',
          (error: unknown) => {
            expect(error).toBeInstanceOf(PorticoError)
            return error instanceof UserRejectedError ? 'refused' : 'failed'
          },
        )
        const asked = wallet.methods().flatMap((method) => {
          if (method === 'wallet_switchEthereumChain') return ['switch']
          return method === 'wallet_addEthereumChain' ? ['add'] : []
        })
        expect({ result, asked }).toEqual(expectedOf([first, second], add))
        if (result === 'there') expect(handle.snapshot.networkId).toBe('eip155:31338')
      }),
      { numRuns: 3_000 },
    )
  })
})
