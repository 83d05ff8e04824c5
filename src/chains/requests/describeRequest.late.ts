import type { RpcCall } from '../adapter'
import { tryOrNull } from '../untrusted'
import { copyPlain, type Plain } from '../rpc/cloneRpcCall'
import { printParameters } from './plain'
import { describeCalls } from './eip155/calls'
import { describeTransaction } from './eip155/transaction'
import { describePersonalSign, describeSolanaMessage } from './text/message'
import { describePermissions } from './eip155/permissions'
import type { Described, Reading } from './requestContext'
import { describeSolana } from './solana/request'
import { describeTypedData } from './typedData/typedData'
import type { RequestContext, RequestDescription, RequestProblem } from './types'
import { describeUserOperation } from './eip155/userOperation'
import { isTooLarge } from './limits'
import type { WarningLevel } from './types/warnings'

export { messageTextMax, readBase58, transactionTextMax } from './bytes'
export { warnOfImitation } from './warnOfImitation'
export { warnOfSupply } from './warnOfSupply'

type Describe = (reading: Reading) => Described<RequestDescription> | null

const readers: ReadonlyMap<string, Describe> = new Map<string, Describe>([
  ['personal_sign', describePersonalSign],
  ['eth_signTypedData_v4', describeTypedData],
  ['eth_sendTransaction', describeTransaction],
  ['wallet_sendCalls', describeCalls],
  ['wallet_grantPermissions', describePermissions],
  ['wallet_revokePermissions', describePermissions],
  ['wallet_requestPermissions', describePermissions],
  ['eth_sendUserOperation', describeUserOperation],
  ['solana_signMessage', describeSolanaMessage],
  ['solana_signTransaction', describeSolana],
  ['solana_signAllTransactions', describeSolana],
  ['solana_signAndSendTransaction', describeSolana],
])

/** Methods that can be described. */
export const describedMethods: readonly string[] = [...readers.keys()]

const order: readonly WarningLevel[] = ['danger', 'caution', 'note']

/**
 * Describes what a request asks for, so that a person can be shown it. Never rejects: what cannot be read is a
 * description with a `problem`.
 */
export async function describeRequest(call: RpcCall, context: RequestContext): Promise<RequestDescription> {
  const method = tryOrNull(() => String(call.method)) ?? ''
  const params = tryOrNull((): { readonly copy: Plain } => ({ copy: copyPlain(call.params) ?? null }))
  if (!params) return unknown(method, null, 'unreadable')
  const describe = readers.get(method)
  if (!describe) return unknown(method, params.copy, 'unknownMethod')
  if (isTooLarge(method, params.copy)) return unknown(method, null, 'tooLarge')
  const [, , address = context.account] = context.account.split(':')
  const described = tryOrNull(() => describe({ method, params: params.copy, context, address, origin: context.origin }))
  if (!described) return unknown(method, params.copy, 'malformed')
  const warnings = [...described.warnings].sort((one, other) => order.indexOf(one.level) - order.indexOf(other.level))
  return { ...described, method, parameters: printParameters(described.params), warnings }
}

function unknown(method: string, params: Plain, problem: RequestProblem): RequestDescription {
  const parameters = params === null ? '' : printParameters(params)
  return { kind: 'unknown', method, params, parameters, problem, warnings: [], tokens: [] }
}
