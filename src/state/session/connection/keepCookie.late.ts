import { atom } from 'jotai/vanilla'
import { statusAtom } from '../../core/visitor/connections'
import { cookieName } from '../../core/visitor/cookie'
import type { PorticoStore } from '../../core/env'
import { configAtom } from '../../core/runtime'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { platformAtom } from '../../core/platform'

/** The cookie as it has to be now; null until the wallet has answered. */
const cookieAtom = atom((get) => {
  const { id, enableReconnect } = get(configAtom)
  const status = get(statusAtom)
  if (status !== 'connected' && status !== 'disconnected') return null
  const isKept = status === 'connected' && enableReconnect
  const value = isKept ? get(activeNetworkAtom).caipNetworkId.replace(':', '.') : ''
  return `${cookieName(id)}=${value};Path=/;SameSite=Lax;Max-Age=${isKept ? 31536000 : 0}`
})

const kept = new WeakSet<PorticoStore>()

/** Tells the server of the next page whether an account is connected, as long as the instance lives. */
export function keepCookie(store: PorticoStore): void {
  if (kept.has(store)) return
  kept.add(store)
  const write = () => {
    const cookie = store.get(cookieAtom)
    if (cookie) store.get(platformAtom).setCookie?.(cookie)
  }
  write()
  store.sub(cookieAtom, write)
}
