import { encodeFunctionData, erc20Abi, isAddress, type Hex } from 'viem'
import type { PhoneCore } from '../phoneCore'
import { PhoneError } from '../phoneError'
import type { PhoneChain } from '../types'
import { textOf } from './keyring'
import { keyringOf, namespaceOf } from './keyrings'

/** A payment that its person is asked about, and a keyring then makes. */
interface Payment {
  readonly chain: PhoneChain
  readonly method: string
  readonly params: unknown
}

/** Pays what a code asks for, once its person says yes. Returns the hash. */
export async function pay(core: PhoneCore, uri: string): Promise<string> {
  const payment = uri.startsWith('solana:') ? await onSolana(core, uri) : onEvm(core, uri)
  if (!payment) throw new Error('The phone cannot pay this')
  const { chain, method, params } = payment
  const decision = await core.decide({ kind: 'request', app: { name: 'A code', url: uri }, ...payment })
  if (decision !== 'approve') throw new PhoneError(5000)
  const answer = await keyringOf(namespaceOf(chain.id))?.run(method, params, chain, core.index())
  return typeof answer === 'string' ? answer : textOf(answer, 'signature')
}

const addressOn = (core: PhoneCore, chain: PhoneChain) => core.accountOn(chain).split(':')[2] ?? ''

/** https://eips.ethereum.org/EIPS/eip-681, with a number for the chain and an amount. */
function onEvm(core: PhoneCore, uri: string): Payment | null {
  const [, target, chainId, call, query] = /^ethereum:(0x[0-9a-f]{40})@(\d+)(\/transfer)?(?:\?(.*))?$/i.exec(uri) ?? []
  const chain = core.chain(`eip155:${chainId}`)
  if (!chain || !isAddress(target ?? '')) return null
  const fields = new URLSearchParams(query)
  const from = addressOn(core, chain)
  const to = fields.get('address') as Hex
  const units = BigInt(fields.get(call ? 'uint256' : 'value') ?? 0)
  const transaction = call
    ? { from, to: target, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] }) }
    : { from, to: target, value: `0x${units.toString(16)}` }
  return { chain, method: 'eth_sendTransaction', params: [transaction] }
}

/** https://docs.solanapay.com/spec, which names no network: the one that the phone reaches is meant. */
async function onSolana(core: PhoneCore, uri: string): Promise<Payment | null> {
  const { readSolanaPayment, writeSolanaPayment } = await import('./paySolana')
  const asked = readSolanaPayment(uri)
  const chain = core.chains().find(({ id, rpcUrl }) => namespaceOf(id) === 'solana' && rpcUrl)
  if (!asked || !chain?.rpcUrl) return null
  const pubkey = addressOn(core, chain)
  const transaction = await writeSolanaPayment(chain.rpcUrl, pubkey, asked)
  return { chain, method: 'solana_signAndSendTransaction', params: { transaction, pubkey } }
}
