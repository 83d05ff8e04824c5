/** Codes of WalletConnect with their sentences: https://specs.walletconnect.com/2.0/specs/clients/sign/error-codes */
const sentences = {
  '5000': 'User rejected.',
  '5100': 'Unsupported chains.',
  '5101': 'Unsupported methods.',
  '5102': 'Unsupported events.',
  '6000': 'User disconnected.',
} as const

export type PhoneErrorCode = 5000 | 5100 | 5101 | 5102 | 6000

/** An error that a wallet answers over WalletConnect. */
export class PhoneError extends Error {
  override name = 'PhoneError'
  readonly code: PhoneErrorCode
  constructor(code: PhoneErrorCode) {
    super(sentences[`${code}`])
    this.code = code
  }
}

/** Whatever went wrong, as it is sent. */
export function toReason(error: unknown): { readonly code: number; readonly message: string } {
  const { code, shortMessage, message } = (error ?? {}) as { code?: unknown; shortMessage?: string; message?: string }
  return { code: typeof code === 'number' ? code : -32603, message: shortMessage ?? message ?? 'Internal error.' }
}
