import { coinTypeOf, evmCoinTypeOf } from '../../../chains/eip155/names/coinType'
import { ensNetworkFor } from '../../../chains/eip155/names/ensNetwork'
import { ChainNotSupportedError } from '../../../chains/errors/chainErrors'
import type { Network } from '../../../chains/network'
import { PorticoError } from '../../../chains/errors/errors'
import { ResolveNameError } from '../../../chains/errors/nameErrors'
import { action } from '../../core/action'
import { servicesAtom } from '../../core/platform'
import { nameLookupCache } from './cache'
import { NamesUnavailableError } from './registrationErrors'
import { activeNetworkAtom, networksAtom } from '../../core/visitor/networks'
import { getChainReader } from '../account/chainReaders'

const addressPattern = /^0x[\da-f]{40}$/i

/**
 * The address behind a name, for use on a network, by default the active one; null where the name has no owner, or it has no
 * address there. Names of the configured zone are the name service's, all others ENS's. Kept for five minutes.
 * @throws ResolveNameError for what is no name, and when it cannot be told; NamesUnavailableError where no source
 * can be asked, ChainNotSupportedError outside of eip155, InvalidChainIdError
 * @example
 * const address = await store.set(resolveName, 'alice.eth')
 */
export const resolveName = action(async function resolveName(
  get,
  _set,
  given: string,
  target: Network = get(activeNetworkAtom),
): Promise<string | null> {
  const { names } = get(servicesAtom)
  const home = ensNetworkFor(target, get(networksAtom))
  if (target.chainNamespace !== 'eip155') throw new ChainNotSupportedError()
  const name = given.trim()
  const hosted = names && name.toLowerCase().endsWith(`.${names.zone}`) ? names : null

  const ask = async (): Promise<string | null> => {
    if (hosted) {
      const chainId = Number(target.id)
      const coinTypes = [evmCoinTypeOf(chainId), coinTypeOf(chainId)]
      const record = await hosted.resolve(name.toLowerCase())
      return (
        coinTypes
          .map((coinType) => record?.addresses[coinType])
          .find((address) => addressPattern.test(address ?? '')) ?? null
      )
    }
    if (!home) throw new NamesUnavailableError()
    // A single label is a word, not yet a name.
    if (!name.includes('.')) return null
    const reader = await getChainReader(get, home.chainNamespace)
    if (!reader?.resolveName) throw new NamesUnavailableError()
    return reader.resolveName(home, name, target)
  }
  try {
    const key = `name:${target.caipNetworkId}:${hosted ? name.toLowerCase() : name}`
    const [address] = await nameLookupCache.through(get, key, async () => [(await ask()) ?? []].flat())
    // Money is sent to this address, so a stored entry that is no address is asked for again.
    return address === undefined || addressPattern.test(address) ? (address ?? null) : await ask()
  } catch (error) {
    // The error has its sentence already, unless the reader did not arrive.
    throw error instanceof PorticoError ? error : new ResolveNameError(error)
  }
})
