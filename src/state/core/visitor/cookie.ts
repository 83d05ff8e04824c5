import type { CaipNetworkId } from '../../../chains/network'

/** A server's knowledge of a visitor: the data of the first frame, and no address. It can be serialised. */
export type InitialState =
  | { readonly status: 'disconnected' }
  /** The visitor was connected, on this network. */
  | { readonly status: 'restoring'; readonly isReturning: true; readonly networkId: CaipNetworkId }

/**
 * Reads the cookie that a page with an `initialState` keeps, on the server.
 * @param cookie - the request's `Cookie` header
 * @param id - that of `createPortico`
 * @example
 * const initialState = cookieToInitialState((await headers()).get('cookie'))
 */
export function cookieToInitialState(cookie: string | null | undefined, id = ''): InitialState {
  const name = `${cookieName(id)}=`
  const value =
    cookie
      ?.split(/;\s*/)
      .find((pair) => pair.startsWith(name))
      ?.slice(name.length) ?? ''
  if (!/^[a-z0-9]{3,8}\.[\w-]{1,32}$/.test(value)) return { status: 'disconnected' }
  return { status: 'restoring', isReturning: true, networkId: value.replace('.', ':') as CaipNetworkId }
}

export function cookieName(id: string): string {
  return id ? `portico.${encodeURIComponent(id)}` : 'portico'
}
