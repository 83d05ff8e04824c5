import { WalletResponseError } from '../errors/walletErrors'
import type { CaipNetworkId } from '../network'

const addressPattern = /^0x[0-9a-f]{40}$/i

/** Accounts as wallets give them: a list of hex addresses, possibly empty. */
export function readAccounts(answer: unknown): readonly string[] {
  if (!Array.isArray(answer) || !answer.every((entry) => typeof entry === 'string' && addressPattern.test(entry)))
    throw new WalletResponseError('The wallet did not answer with a list of addresses')
  return [...new Set(answer as string[])]
}

/** A chain id: hex by EIP-695; some wallets send a number or decimal text. */
export function readChainId(answer: unknown): CaipNetworkId {
  const id = typeof answer === 'string' && /^(0x[0-9a-f]+|\d+)$/i.test(answer) ? Number(answer) : answer
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1)
    throw new WalletResponseError('The wallet did not answer with a chain id')
  return `eip155:${id}`
}
