import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from '../../scripts/tools/serve'
import { policyFor } from '../policy'
import { createLabSignIn } from '../signIn'
import type { LabInfo } from './src/setup/lab'
import { unreadNetworks } from './src/setup/unreadNetworks'

/** Serves the built shop under a strict Content-Security-Policy, with its sign-in server. */
export async function serveShop(folder: string, info: LabInfo, port: number) {
  const { chains, solana, relayUrl, backendUrl, onrampUrl, vaultUrl } = info
  let passedMs = 0
  const signIn = createLabSignIn({
    clock: () => Date.now() + passedMs,
    port: () => new URL(shop.url).port,
    chains: [
      ...chains.map(({ id }) => `eip155:${id}` as const),
      `solana:${solana.id}`,
      ...Object.values(unreadNetworks),
    ],
    rpcUrls: Object.fromEntries(chains.map(({ id, url }) => [`eip155:${id}`, url])),
  })
  const shop = await serve({
    directory: folder,
    port,
    headers: {
      'content-security-policy': policyFor(
        [...chains.map(({ url }) => url), solana.url, relayUrl, backendUrl, onrampUrl],
        [new URL(vaultUrl).origin],
      ),
    },
    handle: async (path, cookie) => {
      if (path === '/lab.js') return { type: 'text/javascript', body: `globalThis.lab = ${JSON.stringify(info)}` }
      if (path === '/ssr.html')
        return { type: 'text/html; charset=utf-8', body: await renderOnServer(folder, info, cookie) }
      return undefined
    },
    respond: signIn,
  })
  return {
    ...shop,
    /** Moves the clock of the sign-in server forward, in milliseconds. */
    advance: (ms: number) => {
      passedMs += ms
    },
  }
}

/** Puts what React draws on the server into the built page. */
async function renderOnServer(folder: string, info: LabInfo, cookie?: string): Promise<string> {
  Object.assign(globalThis, { lab: info })
  const { render } = await import('./src/renderSsr')
  const page = await readFile(join(folder, 'ssr.html'), 'utf8')
  const { markup, state } = render(cookie)
  return page.replace('<!--app-->', markup).replace('data-state', `data-state='${state}'`)
}
