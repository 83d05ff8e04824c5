import type { Plain } from './plain'
import type { RequestContext, RequestDescription } from './types'

/** A request with parameters of our own, and what it is compared with. */
export interface Reading {
  readonly method: string
  readonly params: Plain
  readonly context: RequestContext
  /** The active account without its network. */
  readonly address: string
  readonly origin: string
}

/** A description before what all of them have is added, and the parameters that are sent. */
export type Described<D extends RequestDescription> = D extends unknown
  ? Omit<D, 'method' | 'parameters' | 'params'> & { readonly params: Plain }
  : never

/** The one object with the parameters: pages pass it alone or as the first of a list. */
export function partsOf(params: Plain): Plain | undefined {
  return Array.isArray(params) ? (params as readonly Plain[])[0] : params
}
