import type { ChainReader, TokenInfo } from '../../../chains/adapter'
import type { CaipAddress, Network } from '../../../chains/network'
import type { RequestDescription } from '../../../chains/requests'

/** A token's own words about itself: no proof that it is the one of that name. */
export type TokenFacts = TokenInfo & { readonly symbol: string }

/** Facts that make amounts readable. */
export interface ApprovalFacts {
  /** By address in lower case. */
  readonly tokens: Readonly<Record<string, TokenFacts>>
  /** At most so much of the native currency goes to the network, in its smallest unit; null when unknown. */
  readonly fee: bigint | null
  /** Names of those whom the request names, by address in lower case: only such as lead back to their address. */
  readonly names?: Readonly<Record<string, string>> | undefined
}

export const noFacts: ApprovalFacts = { tokens: {}, fee: null }

const maxTokens = 8

/** Asks the network about the tokens of a request and its fee; what fails is left out. */
export async function readFacts(
  { estimateFee }: ChainReader,
  readToken: (address: string) => Promise<TokenInfo | null>,
  network: Network,
  account: CaipAddress,
  description: RequestDescription,
): Promise<ApprovalFacts> {
  const transaction = description.kind === 'transaction' ? description.transaction : null
  const from = account.split(':')[2] ?? ''
  const addresses = description.tokens.slice(0, maxTokens)
  const [estimate, ...tokens] = await Promise.all([
    transaction ? estimateFee?.(network, { ...transaction, from }) : undefined,
    ...addresses.map(readToken),
  ])
  const known = addresses.flatMap((address, index) => {
    const token = tokens[index]
    return token && isPlainToken(token) ? [[address.toLowerCase(), token] as const] : []
  })
  return { tokens: Object.fromEntries(known), fee: estimate?.state === 'known' ? estimate.maxFee : null }
}

/** Of plain letters, so that none looks like another, and divided as amounts can be. */
export function isPlainToken<Token extends Pick<TokenInfo, 'symbol' | 'decimals'>>(
  token: Token,
): token is Token & { readonly symbol: string } {
  const { symbol, decimals } = token
  return symbol !== null && /^[\w.$+-]{1,12}$/.test(symbol) && decimals <= 77
}
