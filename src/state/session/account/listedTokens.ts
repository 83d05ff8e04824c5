import { isRecord, isText } from '../../../chains/guards'
import type { Network } from '../../../chains/network'
import type { ListedToken } from '../../../chains/tokens'

/** True for an entry of a list in the format of Token Lists. */
export function isListed(entry: unknown): entry is ListedToken {
  return (
    isRecord(entry) &&
    /^(number|string)$/.test(typeof entry.chainId) &&
    [entry.address, entry.name, entry.symbol].every(isText) &&
    Number.isInteger(entry.decimals)
  )
}

/** True for an entry about a network. */
export function isOn({ caipNetworkId, id }: Network, chainId: ListedToken['chainId']): boolean {
  return chainId === caipNetworkId || (typeof chainId === 'number' && chainId === id)
}

/** The tokens that an app knows on a network: its own currency, and those of the host's list. */
export function listedOn(
  listed: unknown,
  network: Network,
): readonly (Pick<ListedToken, 'symbol'> & { readonly address?: string })[] {
  const own = Array.isArray(listed) ? listed.filter((one) => isListed(one) && isOn(network, one.chainId)) : []
  return [network.nativeCurrency, ...(own as readonly ListedToken[])]
}
