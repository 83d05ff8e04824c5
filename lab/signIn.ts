import { createSignInServer, type RpcUrls } from '../src/server'
import type { CaipNetworkId } from '../src/chains/network'

const basePath = '/auth'

export interface LabSignInOptions {
  /** Port of the shop, once that is known. It is at 127.0.0.1 and, on the site of the vault, at shop.localhost. */
  readonly port: () => string
  readonly chains: readonly CaipNetworkId[]
  readonly rpcUrls: RpcUrls
  /** Clock of the server, in milliseconds since the epoch. */
  readonly clock: () => number
}

/** The sign-in of the shop's backend, beneath /auth; undefined for any other path. */
export function createLabSignIn({ port, chains, rpcUrls, clock }: LabSignInOptions) {
  const minute = 60_000
  const create = (domain: string) =>
    createSignInServer({
      domain,
      uri: `http://${domain}`,
      chains,
      rpcUrls,
      basePath,
      clock,
      sessionLifetimeMs: 60 * minute,
      nonceLifetimeMs: 5 * minute,
    })
  const servers = new Map<string, ReturnType<typeof create>>()
  return async (request: Request): Promise<Response | undefined> => {
    if (!new URL(request.url).pathname.startsWith(`${basePath}/`)) return undefined
    const { hostname } = new URL(request.url)
    // A server says its own domain, and not that of the request.
    const domain = `${hostname === 'shop.localhost' ? hostname : '127.0.0.1'}:${port()}`
    const server = servers.get(domain) ?? create(domain)
    servers.set(domain, server)
    return server.handle(request)
  }
}
