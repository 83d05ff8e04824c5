import type { Getter } from 'jotai/vanilla'
import type { TokenInfo } from '../../../chains/adapter'
import { TokenMismatchError, type SaidOfToken } from '../../../chains/errors/chainErrors'
import type { Network } from '../../../chains/network'
import { getChainReader } from './chainReaders'
import { envAtom, perStore } from '../../core/runtime'

/** Timeout of a contract read, in milliseconds. */
const limitMs = 5_000

/** Token metadata of a list, a backend or a swap source. */
interface SaidToken extends SaidOfToken {
  /** Contract or mint; left out for the network's own currency. */
  readonly address?: string | undefined
}

/** By network and address. Answers stay, as contracts do not change them; silence is asked again. */
const held = perStore<Record<string, Promise<TokenInfo | null>>>()

/** Reads token metadata from the contract once, through the host's endpoint. Null if that fails. Never rejects. */
export function readTokenInfo(get: Getter, network: Network, address: string): Promise<TokenInfo | null> {
  const isEvm = network.chainNamespace === 'eip155'
  const key = `${network.caipNetworkId} ${isEvm ? address.toLowerCase() : address}`
  const known = held(get)
  const asked = known[key] ?? ask(get, network, address)
  known[key] = asked
  void asked.then((info) => {
    if (info === null && known[key] === asked) delete known[key]
  })
  return asked
}

async function ask(get: Getter, network: Network, address: string): Promise<TokenInfo | null> {
  const timer = new AbortController()
  const limit = get(envAtom).clock.sleep(limitMs, timer.signal)
  limit.catch(() => undefined)
  const read = async () => {
    const reader = await getChainReader(get, network.chainNamespace)
    return (await reader?.readToken?.(network, address)) ?? null
  }
  const info = await Promise.race([read().catch(() => null), limit.then(() => null)]).catch(() => null)
  timer.abort()
  return info && Number.isInteger(info.decimals) && info.decimals >= 0 && info.decimals <= 77 ? info : null
}

/**
 * Compares what is said of a token with its contract, before an amount of it is shown to be confirmed: decimals decide how
 * much an amount is. `unread` where the contract cannot be read: amounts are shown in base units then.
 * @throws TokenMismatchError where the contract says something else
 */
export async function checkToken(get: Getter, network: Network, token: SaidToken): Promise<'same' | 'unread'> {
  const { address, symbol, decimals } = token
  if (address === undefined) return 'same'
  const found = await readTokenInfo(get, network, address)
  if (!found) return 'unread'
  const isSame = found.decimals === decimals && (found.symbol === null || isSameSymbol(symbol, found.symbol))
  if (!isSame) throw new TokenMismatchError(address, { said: { symbol, decimals }, found })
  return 'same'
}

/** Lists write some symbols differently: in another case, with `T` for `₮`, and with `.e` for what came over a bridge. */
function isSameSymbol(said: string, found: string): boolean {
  const plain = (symbol: string) => symbol.normalize('NFKC').trim().toUpperCase().replace(/₮/g, 'T').replace(/\.E$/, '')
  return plain(said) === plain(found)
}
