/** An error of a Solana node: codes of https://docs.rs/solana-rpc-client-api */
export class RpcFailure extends Error {
  override name = 'RpcFailure'
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export type RpcMethod = (params: readonly unknown[]) => unknown

/** A parameter that has to be a text. */
export function text(value: unknown): string {
  if (typeof value !== 'string') throw new RpcFailure(-32602, 'Invalid params: expected a string')
  return value
}

/** A parameter that has to be a whole number. */
export function count(value: unknown): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new RpcFailure(-32602, 'Invalid params: expected an integer')
  return value as number
}

export function texts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw new RpcFailure(-32602, 'Invalid params: expected a list')
  return value.map(text)
}

/** The options of a call; none when left out. */
export function options(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
