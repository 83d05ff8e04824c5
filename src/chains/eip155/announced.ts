import type { Unsubscribe } from '../adapter'
import type { EmitWallets, FoundWallet } from '../discovery/discovery'
import { readIcon } from '../discovery/icon'
import { isSameWallet } from '../discovery/isSameWallet'
import { readName } from '../discovery/walletName'
import { isProvider, type Eip1193Provider } from './provider'

// https://eips.ethereum.org/EIPS/eip-6963#rdns
const rdnsPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i
const textMax = 256
/** More than anybody has; where a page's script announces more, half of the list is of the first and half of the last. */
const walletsMax = 100

type Announced = FoundWallet<Eip1193Provider> & { readonly uuid: string }

/**
 * Listens to EIP-6963 announcements and asks for them. What wallets announce at once is in the first
 * call; a burst that comes later is one call. Who receives the list looks at the page as well, hence also a call when a
 * wallet may have been put there. Without `hears` those are all.
 */
export function discoverAnnounced(
  target: EventTarget,
  onChange: EmitWallets<Eip1193Provider>,
  hears = true,
): Unsubscribe {
  const found = new Map<string, Announced>()
  let isQueued = true
  const emit = () => {
    isQueued = false
    onChange([...found.values()])
  }
  const onAnnounce = (event: Event) => {
    const wallet = readAnnouncement(event)
    if (!wallet || [...found.values()].some(({ uuid }) => uuid === wallet.uuid)) return
    // Two providers under one rdns are two wallets, told apart by their uuid: the first does not hide the second.
    let { id } = wallet.connector
    for (let count = 2, other = found.get(id); other; count += 1, other = found.get(id)) {
      if (isSameWallet(other.wallet, wallet.wallet)) return
      id = `${wallet.connector.id}#${count}`
    }
    found.set(id, { ...wallet, connector: { ...wallet.connector, id } })
    if (found.size > walletsMax) found.delete([...found.keys()][walletsMax / 2] as string)
    if (isQueued) return
    isQueued = true
    queueMicrotask(() => {
      if (isQueued) emit()
    })
  }
  const ended = new AbortController()
  const listen = (event: string, run: (event: Event) => void) =>
    target.addEventListener(event, run, { signal: ended.signal })
  // Browsers inside of wallets put theirs on the page late, and most say so.
  for (const event of ['ethereum#initialized', 'load']) listen(event, emit)
  if (hears) {
    listen('eip6963:announceProvider', onAnnounce)
    target.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  emit()
  return () => {
    isQueued = false
    ended.abort()
  }
}

/** Checks an announcement at the border; null for anything that is not one. */
function readAnnouncement(event: Event): Announced | null {
  try {
    const { info, provider } = (event as CustomEvent).detail
    // Each is read once: a getter could answer otherwise the second time.
    const { uuid, name: givenName, rdns: givenRdns, icon: givenIcon } = info
    const name = readName(givenName)
    if (!isProvider(provider) || !isText(uuid) || !name) return null
    const rdns = isText(givenRdns) && rdnsPattern.test(givenRdns) ? givenRdns.toLowerCase() : undefined
    // A uuid is new with every page (EIP-6963), so without rdns the name has to last over reloads.
    const id = rdns ?? `name:${name.toLowerCase()}`
    const icon = readIcon(givenIcon)
    return { uuid, wallet: provider, connector: { id, name, type: 'ANNOUNCED', namespace: 'eip155', icon, rdns } }
  } catch {
    return null // a getter of theirs threw
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= textMax
}
