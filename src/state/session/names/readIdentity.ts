import type { Getter } from 'jotai/vanilla'
import { ensNetworkFor } from '../../../chains/eip155/names/ensNetwork'
import { servicesAtom } from '../../core/platform'
import { identityCache } from './cache'
import { activeNetworkAtom, networksAtom } from '../../core/visitor/networks'
import { getChainReader } from '../account/chainReaders'
import type { Identity } from '../../../services/names/identity.late'

/** Nothing is known of an account. */
export const nobody: Identity = { name: null, avatar: null }

/**
 * Reads the name of an address on the network in use: by the names that the host's networks carry, else by the backend.
 * Kept for five minutes.
 */
export function createIdentityReader(get: Getter): (address: string) => Promise<Identity> {
  const target = get(activeNetworkAtom)
  const home = ensNetworkFor(target, get(networksAtom))
  const { identity } = get(servicesAtom)
  const onChain = async (address: string): Promise<Identity> => {
    const reader = home && (await getChainReader(get, home.chainNamespace))
    const name = (home && (await reader?.lookupName?.(home, address, target))) ?? null
    const avatar = (home && name && (await reader?.readAvatar?.(home, name))) || null
    return { name, avatar }
  }
  // The backend knows names of these alone.
  const isHosted = target.chainNamespace === 'eip155' || target.chainNamespace === 'solana'
  const hosted = async (address: string) => (isHosted && (await identity?.(address))) || nobody
  return (address) =>
    identityCache.through(get, `${target.caipNetworkId}:${address}`, () =>
      firstKnown([() => onChain(address), () => hosted(address)]),
    )
}

/** The first answer with a name. A source that fails is passed over, but no name is then no answer. */
async function firstKnown(sources: readonly (() => Promise<Identity>)[]): Promise<Identity> {
  const failures: unknown[] = []
  for (const ask of sources) {
    try {
      const identity = await ask()
      if (identity.name) return identity
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return nobody
}
