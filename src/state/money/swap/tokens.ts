import { atom } from 'jotai/vanilla'
import { isUnsupported, type Network } from '../../../chains/network'
import type { SwapToken } from '../../../chains/trade/swap'
import { asyncState } from '../../core/asyncState'
import { nameAtoms } from '../../core/action'
import { runtimeAtom } from '../../core/runtime'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { heldTokensAtom } from '../send/draft'
import { loadSwaps, swappingAccountAtom } from './canSwap'
import { isSameToken } from './draft'
import { skeletonOf } from '../../../chains/requests/text/confusables'
import { doubtOf, knownOf } from '../tokens/judgeTokens'
import { knownTokensAtom, listedAddressesAtom } from '../tokens/knownSymbols'
import { suggestedSymbols } from './suggested'
import type { SwapChoice, SwapTokenList } from './types'

/** Counts the retries. */
export const triesAtom = atom(0)

/** Tokens that can be swapped on the network in use; null where there are no swaps. */
export const swapListAtom = asyncState(
  atom(async (get, { signal }): Promise<{ network: Network; tokens: readonly SwapToken[] } | null> => {
    get(triesAtom)
    const network = get(activeNetworkAtom)
    if (!get(swappingAccountAtom) || network.chainNamespace !== 'eip155' || isUnsupported(network)) return null
    const { readSwapTokens } = await loadSwaps()
    const tokens = await readSwapTokens(get(runtimeAtom).store.get, network, signal)
    return tokens && { network, tokens }
  }),
)

/** A token with what the account has of it. */
export const choiceOfAtom = atom((get) => {
  const held = get(heldTokensAtom)
  return (token: SwapToken): SwapChoice => {
    const own = held.find(
      ({ address, networkId }) => networkId === token.networkId && isSameToken(address, token.address),
    )
    return { ...token, value: own?.value ?? null, price: own?.price, icon: token.icon ?? own?.icon }
  }
})

/**
 * Tokens that can be swapped on the network in use: popular ones, the account's own, and all others by name.
 * @example
 * const { own } = useValue(swapTokensAtom)
 */
export const swapTokensAtom = atom((get): SwapTokenList => {
  const list = get(swapListAtom)
  const network = get(activeNetworkAtom)
  if (list.status === 'failed') return { status: 'failed', suggested: [], own: [], others: [] }
  const known = list.status === 'ready' ? list.value : list.previous
  const isHere = known?.network.caipNetworkId === network.caipNetworkId
  if (!isHere && list.status === 'loading') return { status: 'loading', suggested: [], own: [], others: [] }
  const all = (isHere ? known.tokens : []).map(get(choiceOfAtom))
  // Priced tokens of the account. Among look-alikes, prefer the one with ASCII letters.
  const trusted = knownOf([
    ...[...get(knownTokensAtom).values()].flat(),
    ...all.filter(({ symbol }) => /^[\x20-\x7e]*$/.test(symbol)),
  ])
  const plain = plainOf(all)
  const listed = get(listedAddressesAtom)
  const choices = all.map((one) => {
    const twin = plain.get(skeletonOf(one.symbol))
    const isDisguised = twin !== undefined && twin !== one.symbol && !/^[\x20-\x7e]*$/.test(one.symbol)
    const doubt = isDisguised ? 'spam' : doubtOf(one, trusted, listed)
    return { ...one, ...(doubt === 'spam' && { isSpam: true }), ...(doubt === 'twin' && { isTwin: true }) }
  })
  const isOwn = ({ value }: SwapChoice) => value !== null && value > 0n
  const byTrust = (one: SwapChoice, other: SwapChoice) => doubtRank(one) - doubtRank(other)
  const byName = (one: SwapChoice, other: SwapChoice) => one.name.localeCompare(other.name, 'en')
  const suggested = suggestedSymbols(network)
    .flatMap((symbol) => findSymbol(choices, symbol) ?? [])
    .slice(0, 8)
  return {
    status: 'ready',
    suggested,
    own: choices.filter(isOwn).sort(byTrust),
    others: choices.filter((one) => !isOwn(one)).sort((one, other) => byTrust(one, other) || byName(one, other)),
  }
})

nameAtoms({ swapTokensAtom })

type Doubted = Pick<SwapChoice, 'isSpam' | 'isTwin'>

const doubtRank = ({ isSpam, isTwin }: Doubted) => (isSpam ? 2 : isTwin ? 1 : 0)

/** Symbols in plain letters, by what they look like. */
function plainOf(tokens: readonly SwapToken[]): ReadonlyMap<string, string> {
  const plain = tokens.filter(({ symbol }) => /^[\x20-\x7e]*$/.test(symbol))
  return new Map(plain.map(({ symbol }) => [skeletonOf(symbol), symbol] as const))
}

/**
 * The token of a symbol: the network's own currency, or the only one that has it and can be trusted. A symbol is no
 * identity, so where several have it, it does not count.
 */
export function findSymbol<Token extends SwapToken & Doubted>(
  tokens: readonly Token[],
  symbol: string,
): Token | undefined {
  const all = tokens.filter((one) => doubtRank(one) === 0 && one.symbol.toUpperCase() === symbol.toUpperCase())
  return all.find(({ address }) => address === undefined) ?? (all.length === 1 ? all[0] : undefined)
}
