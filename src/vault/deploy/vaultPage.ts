import { createNodeHandler, type NodeHandler } from '../../server/http/node'
import type { VaultConfig } from './config'
import { createVaultFiles } from './vaultFiles'

/** The vault's page for a server of your own. */
export interface VaultPageServer {
  /** Answers a request of the Web, as Next, Hono, Deno, Bun and workers have it: 404 for a path without a file. */
  readonly handle: (request: Request) => Promise<Response>
  /** The same for `createServer` of `node:http`, and for Express. */
  readonly nodeHandler: NodeHandler
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/**
 * The vault's page as a handler of requests, with its headers. It belongs at the root of an origin of its own. Not audited by a third
 * party.
 * @throws InvalidConfigError for an option that cannot be used
 * @example
 * const { nodeHandler } = await createVaultPage({ name: 'Shop', origins: ['https://shop.example'] })
 * createServer(nodeHandler).listen(8787)
 */
export async function createVaultPage(config: VaultConfig): Promise<VaultPageServer> {
  const { files, headers } = await createVaultFiles(config)
  const nameOf = (path: string) => path.slice(1) || 'index.html'
  const knows = (path: string) => Object.hasOwn(files, nameOf(path))
  const handle = async ({ method, url }: Request): Promise<Response> => {
    const { pathname } = new URL(url)
    const name = nameOf(pathname)
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } })
    if (!knows(pathname)) return new Response(null, { status: 404, headers })
    const own = {
      'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      // Names of these files change with their content.
      ...(name.startsWith('assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
    }
    const body = method === 'HEAD' ? null : (files[name] as Uint8Array<ArrayBuffer>)
    return new Response(body, { headers: { ...headers, ...own } })
  }
  return { handle, nodeHandler: createNodeHandler({ handle, basePath: '', knows, onError: undefined }) }
}
