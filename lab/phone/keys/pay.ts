import { encodeFunctionData, erc20Abi, isAddress, type Hex } from 'viem'
import { keyringOf, namespaceOf } from './keyrings'
import { PhoneError } from '../phoneError'
import type { PhoneCore } from '../phoneCore'

/**
 * Pays what a code asks for, once its person says yes: https://eips.ethereum.org/EIPS/eip-681, with a number for the
 * chain and an amount. Returns the hash.
 */
export async function pay(core: PhoneCore, uri: string): Promise<string> {
  const [, target, chainId, call, query] = /^ethereum:(0x[0-9a-f]{40})@(\d+)(\/transfer)?(?:\?(.*))?$/i.exec(uri) ?? []
  const chain = core.chain(`eip155:${chainId}`)
  if (!chain || !isAddress(target ?? '')) throw new Error('The phone cannot pay this')
  const fields = new URLSearchParams(query)
  const from = core.accountOn(chain).split(':')[2]
  const to = fields.get('address') as Hex
  const units = BigInt(fields.get(call ? 'uint256' : 'value') ?? 0)
  const transaction = call
    ? { from, to: target, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] }) }
    : { from, to: target, value: `0x${units.toString(16)}` }
  const method = 'eth_sendTransaction'
  const app = { name: 'A code', url: uri }
  const decision = await core.decide({ kind: 'request', app, chain, method, params: [transaction] })
  if (decision !== 'approve') throw new PhoneError(5000)
  const keyring = keyringOf(namespaceOf(chain.id))
  return String(await keyring?.run(method, [transaction], chain, core.index()))
}
