import { concat, keccak256, numberToHex, pad, stringToHex, type Client, type Hash, type Hex } from 'viem'
import { call } from 'viem/actions'
import type { TransactionTrace } from '../transactions'

/**
 * Calls of a Safe (https://github.com/safe-global/safe-smart-account): `getThreshold()`, `getOwners()`, `domainSeparator()` and
 * `nonce()`.
 */
const getters = {
  threshold: '0xe75235b8',
  owners: '0xa0e67e2b',
  domain: '0xf698da25',
  nonce: '0xaffed0e0',
} as const

/** Reads the first word of an answer of the account's contract, in a block or the latest. @throws RangeError for no word */
export async function readWord(
  client: Client,
  address: Hex,
  getter: keyof typeof getters,
  { place = 0, blockNumber }: { readonly place?: number; readonly blockNumber?: bigint } = {},
): Promise<bigint> {
  const { data = '0x' } = await call(client, { to: address, data: getters[getter], blockNumber })
  const word = data.slice(2 + place * 64, 2 + (place + 1) * 64)
  if (word.length < 64) throw new RangeError('The answer is too short')
  return BigInt(`0x${word}`)
}

const transactionType = keccak256(
  stringToHex(
    'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
  ),
)

/** Content of a transaction, with the hash of its data. */
export type Content = Pick<TransactionTrace, 'to' | 'value' | 'data'>

/** EIP-712 hash of a transaction of a Safe that is a plain call and repays no gas, as its wallets propose it. */
export function safeHash(domain: bigint, { to, value, data }: Content, nonce: bigint): Hash {
  const word = (number: bigint) => numberToHex(number, { size: 32 })
  const zero = word(0n)
  const fields = [transactionType, pad((to ?? '0x') as Hex), word(BigInt(value)), data as Hex]
  const struct = keccak256(concat([...fields, zero, zero, zero, zero, zero, zero, word(nonce)]))
  return keccak256(concat(['0x1901', word(domain), struct]))
}

/** Numbers of nonces before and after the next one that a transaction is looked for at. */
const [passed, queued] = [64n, 64n]

/** The nonce of the account that makes the hash of a transaction; undefined where none does. */
export async function readNonceOf(
  client: Client,
  address: Hex,
  hash: string,
  content: Content,
): Promise<number | undefined> {
  const [domain, next] = await Promise.all([readWord(client, address, 'domain'), readWord(client, address, 'nonce')])
  for (let nonce = next > passed ? next - passed : 0n; nonce < next + queued; nonce += 1n)
    if (safeHash(domain, content, nonce) === hash.toLowerCase()) return Number(nonce)
  return undefined
}
