import { parseCaipNetworkId } from '../../chains/caip'
import { namespaces, type CaipNetworkId, type Namespace } from '../../chains/network'
import { readName } from '../../chains/discovery/walletName'
import { readAppLink, readWebLink } from './links'
import { isRecord, readList, readText } from '../http/readValue'
import type { DirectoryWallet, InjectedName } from '../types'

// https://eips.ethereum.org/EIPS/eip-6963#rdns
const rdnsPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i
// Commas would fall apart in a query, dots and slashes would change a path.
const idPattern = /^[\w-][\w.:-]{0,127}$/
const imageIdPattern = /^[\w-][\w.-]{0,127}$/

/** A wallet of the hosted directory in our words; nothing without an id and a name, and no field that is not usable. */
export function readWallet(entry: unknown): DirectoryWallet | undefined {
  if (!isRecord(entry)) return undefined
  const name = readName(entry.name)
  if (typeof entry.id !== 'string' || !idPattern.test(entry.id) || !name) return undefined
  const { image_id: imageId, order, rdns } = entry
  return {
    id: entry.id,
    name,
    badge: entry.badge_type === 'certified' ? 'certified' : 'none',
    chains: [...new Set(readList(entry.chains, readChain))],
    homepage: readWebLink(entry.homepage),
    imageId: isImageId(imageId) ? imageId : undefined,
    order: typeof order === 'number' && Number.isFinite(order) ? order : undefined,
    linkMode: readWebLink(entry.link_mode),
    mobileLink: readAppLink(entry.mobile_link),
    desktopLink: readAppLink(entry.desktop_link),
    webappLink: readWebLink(entry.webapp_link),
    appStore: readWebLink(entry.app_store),
    playStore: readWebLink(entry.play_store),
    chromeStore: readWebLink(entry.chrome_store),
    rdns: typeof rdns === 'string' && rdns.length <= 253 && rdnsPattern.test(rdns) ? rdns.toLowerCase() : undefined,
    injected: readList(entry.injected, readInjected) ?? [],
    supportsWc: entry.supports_wc === true,
  }
}

/** True for an image id that can be a part of a path. */
export function isImageId(value: unknown): value is string {
  return typeof value === 'string' && imageIdPattern.test(value)
}

function readChain(value: unknown): CaipNetworkId | undefined {
  try {
    const { namespace, reference } = parseCaipNetworkId(value as string)
    return `${namespace}:${reference}`
  } catch {
    return undefined // another namespace, or no id at all
  }
}

function readInjected(value: unknown): InjectedName | undefined {
  if (!isRecord(value)) return undefined
  const namespace = namespaces.find((one: Namespace) => one === value.namespace)
  const injectedId = readText(value.injected_id, 64)
  return namespace && injectedId ? { namespace, injectedId } : undefined
}
