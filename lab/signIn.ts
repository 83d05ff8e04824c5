import { createSignInServer, type RpcUrls } from '../src/server'
import type { CaipNetworkId } from '../src/chains/network'

const basePath = '/auth'

export interface LabSignInOptions {
  /** Address of the shop, once that is known. */
  readonly url: () => string
  readonly chains: readonly CaipNetworkId[]
  readonly rpcUrls: RpcUrls
  /** Clock of the server, in milliseconds since the epoch. */
  readonly clock: () => number
}

/** The sign-in of the shop's backend, beneath /auth; undefined for any other path. */
export function createLabSignIn({ url, chains, rpcUrls, clock }: LabSignInOptions) {
  const minute = 60_000
  const create = () =>
    createSignInServer({
      domain: new URL(url()).host,
      uri: url(),
      chains,
      rpcUrls,
      basePath,
      clock,
      sessionLifetimeMs: 60 * minute,
      nonceLifetimeMs: 5 * minute,
    })
  let server: ReturnType<typeof create> | null = null
  return async (request: Request): Promise<Response | undefined> => {
    if (!new URL(request.url).pathname.startsWith(`${basePath}/`)) return undefined
    server ??= create()
    return server.handle(request)
  }
}
