import type { ChainReader } from '../../chains/adapter'
import type { EmbeddedPurpose } from '../../chains/embedded'
import type { Network } from '../../chains/network'
import type { Method, Params, Result } from '../protocol/messages'

/** Asks the vault, on its page, one request. */
export type Ask = <Name extends Method>(
  purpose: EmbeddedPurpose,
  method: Name,
  params: Params<Name>,
) => Promise<Result<Name>>

/** The parts that a namespace's wallet is made of. */
export interface WalletParts {
  readonly ask: Ask
  /** Without the network. */
  readonly address: string
  /** The host's networks of the namespace; never empty. */
  readonly networks: readonly Network[]
  readonly reader: () => Promise<ChainReader | null>
}
