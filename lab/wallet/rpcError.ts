/** Codes of EIP-1193, EIP-1474 and EIP-5792 with their usual sentences. */
const sentences = {
  '4001': 'User rejected the request.',
  '4100': 'The requested account or method is not authorized.',
  '4200': 'The method is not supported.',
  '4900': 'The provider is disconnected from all chains.',
  '4902': 'Unrecognized chain ID.',
  '5700': 'The wallet lacks a capability that is asked for.',
  '5710': 'The wallet does not know that chain.',
  '5720': 'There are calls of that id already.',
  '5730': 'The wallet knows no such calls.',
  '5760': 'The wallet cannot do all or nothing.',
  '-32002': 'A request of this kind is already pending.',
  '-32602': 'Invalid parameters.',
  '-32603': 'Internal error.',
} as const

export type RpcErrorCode =
  4001 | 4100 | 4200 | 4900 | 4902 | 5700 | 5710 | 5720 | 5730 | 5760 | -32002 | -32602 | -32603

/** An error that a provider throws. */
export class RpcError extends Error {
  override name = 'RpcError'
  readonly code: RpcErrorCode
  readonly data: unknown
  constructor(code: RpcErrorCode, detail?: string, data?: unknown) {
    super(detail ?? sentences[`${code}`])
    this.code = code
    this.data = data
  }
}

/** Whatever went wrong, as a page may see it. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  const { shortMessage, message } = error as { shortMessage?: string; message?: string }
  return new RpcError(-32603, shortMessage ?? message)
}
