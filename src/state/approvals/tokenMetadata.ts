import type { WalletHandle } from '../../chains/adapter'
import type { RequestDescription, TransactionDescription } from '../../chains/requests'
import { askOf } from './walletMoved'

/** What a token says about itself: no proof that it is the one of that name. */
export interface TokenFacts {
  readonly symbol: string
  readonly decimals: number
}

/** What makes amounts readable. */
export interface ApprovalFacts {
  /** By address in lower case. */
  readonly tokens: Readonly<Record<string, TokenFacts>>
  /** At most so much of the native currency goes to the network, in its smallest unit; null when unknown. */
  readonly fee: bigint | null
}

export const noFacts: ApprovalFacts = { tokens: {}, fee: null }

const maxTokens = 8
const symbolSelector = '0x95d89b41'
const decimalsSelector = '0x313ce567'

type Ask = (method: string, params?: unknown) => Promise<unknown>

/** Asks the chain, through the wallet, about the tokens of a request and its fee; what fails is left out. */
export async function readFacts(handle: WalletHandle, description: RequestDescription): Promise<ApprovalFacts> {
  const send = askOf(handle)
  if (!send || !handle.snapshot.networkId.startsWith('eip155:')) return noFacts
  const ask: Ask = async (method, params = []) => send({ method, params }).catch(() => undefined)
  const transaction = description.kind === 'transaction' ? description.transaction : null
  const addresses = description.tokens.slice(0, maxTokens)
  const [fee, ...tokens] = await Promise.all([
    transaction ? readFee(ask, transaction, handle.snapshot.address) : null,
    ...addresses.map((address) => readToken(ask, address)),
  ])
  const known = addresses.flatMap((address, index) => {
    const token = tokens[index]
    return token ? [[address.toLowerCase(), token] as const] : []
  })
  return { tokens: Object.fromEntries(known), fee }
}

async function readToken(ask: Ask, to: string): Promise<TokenFacts | null> {
  const [symbol, decimals] = await Promise.all(
    [symbolSelector, decimalsSelector].map((data) => ask('eth_call', [{ to, data }, 'latest'])),
  )
  const digits = readNumber(decimals)
  const name = readSymbol(symbol)
  return digits !== null && digits <= 77n && name ? { symbol: name, decimals: Number(digits) } : null
}

async function readFee(ask: Ask, transaction: TransactionDescription, account: string): Promise<bigint | null> {
  const { to, value, data } = transaction
  const from = account.split(':')[2]
  const call = { from, ...(to && { to }), value: `0x${value.toString(16)}`, data }
  const gas = transaction.gas ?? readNumber(await ask('eth_estimateGas', [call]))
  const price = transaction.maxFeePerGas ?? transaction.gasPrice ?? readNumber(await ask('eth_gasPrice'))
  return gas === null || price === null ? null : gas * price
}

function readNumber(answer: unknown): bigint | null {
  return typeof answer === 'string' && /^0x[0-9a-f]{1,64}$/i.test(answer) ? BigInt(answer) : null
}

/** A `string`, or `bytes32` in old tokens; only plain letters, so that none looks like another. */
function readSymbol(answer: unknown): string | null {
  if (typeof answer !== 'string' || !/^0x([0-9a-f]{64}){1,8}$/i.test(answer)) return null
  const words = answer.slice(2)
  const length = words.length === 64 ? 32 : Number(BigInt(`0x${words.slice(64, 128) || '0'}`))
  const hex = words.length === 64 ? words : words.slice(128, 128 + length * 2)
  const text = (hex.match(/../g) ?? [])
    .map((byte) => String.fromCharCode(Number.parseInt(byte, 16)))
    .join('')
    .replace(/\0+$/, '')
  return /^[\w.$+-]{1,12}$/.test(text) ? text : null
}
