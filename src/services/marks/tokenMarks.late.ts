import type { CaipNetworkId } from '../../chains/network'
import { drawings } from './marksOfTokens.late'

/** A token, or the native currency of a network. */
export interface MarkedToken {
  readonly networkId: CaipNetworkId
  /** Contract or mint; left out for the native currency. */
  readonly address?: string | undefined
  readonly symbol: string
}

const drawingOf = new Map(
  Object.entries(drawings).flatMap(([keys, drawing]) => keys.split(' ').map((key) => [key, drawing] as const)),
)
const images = new Map<string, string>()

/**
 * The mark of a token as a `data:` address; or undefined. A token is found by its network and contract, never
 * by its symbol: any contract can have any symbol. The host names native currencies.
 */
export function markOfToken({ networkId, address, symbol }: MarkedToken): string | undefined {
  const contract = networkId.startsWith('eip155:') ? address?.toLowerCase() : address
  const key = address === undefined ? `native:${symbol}` : `${networkId}/${contract}`
  const drawing = drawingOf.get(key)
  if (drawing === undefined) return undefined
  const image = images.get(key) ?? `data:image/svg+xml,${encodeURIComponent(svgOf(drawing))}`
  images.set(key, image)
  return image
}

const svgOf = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24">${drawing}</svg>`
