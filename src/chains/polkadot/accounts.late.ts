import { rewriteSs58 } from '../accounts/ss58'
import { WalletResponseError } from '../errors/walletErrors'
import { watchReturns } from '../discovery/watchReturns.late'
import type { CaipNetworkId } from '../network'
import { safeGet, tryOrNull } from '../untrusted'

// SS58, https://github.com/paritytech/ss58-registry: base58 of a prefix, 32 bytes and a checksum.
const addressPattern = /^[1-9A-HJ-NP-Za-km-z]{46,50}$/
const evmPattern = /^0x[0-9a-f]{40}$/i

export type AccountReader = ReturnType<typeof createAccountReader>

/** Reads accounts in the one writing of their chain; the wallet is asked for a signature by its own. */
export function createAccountReader(networkId: CaipNetworkId) {
  const own = new Map<string, string>()
  const read = (answer: unknown) =>
    readAccounts(answer).map((address) => {
      const canonical = rewriteSs58(networkId, address)
      if (canonical === null) throw new WalletResponseError('The wallet did not answer with a list of addresses')
      own.set(canonical, address)
      return canonical
    })
  return { read, watchReturns, ownOf: (address: string) => own.get(address) ?? address }
}

/** SS58 addresses, possibly none; accounts of EVM chains are left to the adapter of those. */
function readAccounts(answer: unknown): readonly string[] {
  const given = tryOrNull(() => (Array.isArray(answer) ? answer.map((account) => safeGet(account, 'address')) : null))
  const isAddress = (address: unknown): address is string => typeof address === 'string' && addressPattern.test(address)
  const own = given?.filter((address) => typeof address !== 'string' || !evmPattern.test(address))
  if (!own?.every(isAddress)) throw new WalletResponseError('The wallet did not answer with a list of addresses')
  return own
}
