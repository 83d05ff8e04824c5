import type { ChainAdapter } from './adapter'
import { InvalidConfigError } from './errors/errors'
import { isList, isRecord, isText, offers } from './guards'
import { defineNetwork, namespaces, type Network, type NetworkInput } from './network'

interface ChainOptions {
  readonly networks: readonly NetworkInput[]
  readonly adapters: readonly ChainAdapter[]
  /** Speaks to wallets elsewhere, of any namespace. */
  readonly pairing?: object | undefined
  readonly customRpcUrls?: Readonly<Record<string, readonly string[]>> | undefined
}

/** Refuses what is no list of adapters, one for each namespace; with pairing there may be none. @throws InvalidConfigError */
export function checkAdapters({ adapters, pairing }: Pick<ChainOptions, 'adapters' | 'pairing'>): void {
  const isAny = isList(adapters, () => true) && (pairing || adapters.length > 0)
  check(isAny, 'adapters', adapters, 'a list of adapters such as [eip155()]')
  adapters.forEach((adapter, index) => {
    const option = `adapters[${index}]`
    check(offers('discover')(adapter), option, adapter, 'an object such as eip155()')
    const { namespace } = adapter
    check(namespaces.includes(namespace), `${option}.namespace`, namespace, `one of ${namespaces.join(', ')}`)
    const isFirst = adapters.findIndex((other) => other.namespace === namespace) === index
    check(isFirst, option, namespace, 'one adapter for each namespace')
  })
}

/** Makes networks of what the host gives for them. @throws InvalidConfigError */
export function checkNetworks({ adapters, pairing, networks, customRpcUrls }: ChainOptions): readonly Network[] {
  const isAny = isList(networks, () => true) && networks.length > 0
  check(isAny, 'networks', networks, 'a list with at least one network')
  check(customRpcUrls == null || isRecord(customRpcUrls), 'customRpcUrls', customRpcUrls, 'lists of URLs by CAIP-2 id')
  for (const [id, urls] of Object.entries(customRpcUrls ?? {})) {
    check(/^\w+:./.test(id), 'customRpcUrls', id, 'CAIP-2 ids such as eip155:1')
    check(isList(urls, isText), `customRpcUrls["${id}"]`, urls, 'a list of URLs')
  }
  const seen = new Set<string>()
  return networks.map((input, index) => {
    const option = `networks[${index}]`
    const network = defineNetwork(input, { customRpcUrls: customRpcUrls ?? {}, option })
    const { caipNetworkId, chainNamespace } = network
    const isSpoken = pairing || adapters.some(({ namespace }) => namespace === chainNamespace)
    check(isSpoken, option, caipNetworkId, 'a network whose namespace has an adapter')
    check(!seen.has(caipNetworkId), option, caipNetworkId, 'each network once')
    seen.add(caipNetworkId)
    return network
  })
}

/** Refuses an option that is not right. @throws InvalidConfigError */
export function check(isRight: unknown, option: string, given: unknown, allowed: string): asserts isRight {
  if (!isRight) throw new InvalidConfigError(option, given, allowed)
}
