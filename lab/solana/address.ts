import { base58 } from '@scure/base'
import type { LiteSVM } from 'litesvm'
import { RpcFailure, text } from './rpcFailure'

/** An address with the brand that LiteSVM wants. */
export type Address = Parameters<LiteSVM['getAccount']>[0]

/** Narrows a parameter to an address: base58 of 32 bytes. */
export function readAddress(value: unknown): Address {
  try {
    if (base58.decode(text(value)).length === 32) return value as Address
  } catch {
    // Not base58.
  }
  throw new RpcFailure(-32602, 'Invalid param: WrongSize')
}
