import { PorticoError } from '../../chains/errors/errors'
import type { CaipNetworkId, Namespace } from '../../chains/network'
import { guideUrl } from '../../chains/errors/guideUrl'

/** The message that a visitor signs to sign in. */
export interface SiwxMessage {
  /** The authority, RFC 3986, that asks. */
  readonly domain: string
  /** The scheme of the page that asks, where it is to be shown. */
  readonly scheme?: string | undefined
  /** The address alone, without its network. */
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
  readonly uri: string
  readonly version: '1'
  readonly nonce: string
  /** RFC 3339, like the other two times. */
  readonly issuedAt: string
  readonly statement?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** The part of a message that is wrong; `structure` when the lines are not where they belong. */
export type SiwxFault = Exclude<keyof SiwxMessage, 'scheme'> | 'structure'

/** A sign-in message that cannot be written or read. Never says what was in it. */
export class InvalidSiwxMessageError extends PorticoError {
  override name = 'InvalidSiwxMessageError'
  override details = 'The text is not a sign-in message of EIP-4361 or CAIP-122. `fault` names the part.'
  override docsPath = guideUrl('sign-in')
  readonly fault: SiwxFault
  constructor(fault: SiwxFault) {
    super(`Invalid sign-in message: ${fault}`, { category: 'DATA_PARSING_ERROR' })
    this.fault = fault
  }
}

/** Names of the accounts of a namespace, as the first line has them. */
export const accountNames: Readonly<Record<Namespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}
