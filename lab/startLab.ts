import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from '../scripts/tools/serve'
import { startBackend, type Backend } from './backend/startBackend'
import type { LabChain } from './chains/startChain'
import { startChains } from './chains/startChains'
import { buildHost } from './host/build'
import type { LabInfo } from './host/src/setup/lab'
import { unreadNetworks } from './host/src/setup/unreadNetworks'
import { startPhonePage } from './phone/startPhonePage'
import { policyFor } from './policy'
import { startRelay, type Relay } from './relay/startRelay'
import { createLabSignIn } from './signIn'
import { startSolana, type LabSolana } from './solana/startSolana'

const folder = '.cache/host'

/** Where everything listens; what is left out, or taken, gets any port. */
export interface LabPorts {
  readonly shop?: number
  readonly chains?: readonly [number, number]
  readonly solana?: number
  readonly relay?: number
  readonly phone?: number
  readonly backend?: number
}

export interface LabOptions {
  readonly ports?: LabPorts
  /** Where Storybook is, for the link. */
  readonly storybookUrl?: string | null
}

export interface Lab {
  readonly url: string
  readonly chains: readonly LabChain[]
  readonly solana: LabSolana
  /** The relay itself, with its knobs. */
  readonly relay: Relay
  /** The hosted backend's paths, with its faults. */
  readonly backend: Backend
  readonly phoneUrl: string
  stop(): Promise<void>
}

interface Stoppable {
  stop(): Promise<unknown>
}

/**
 * Starts two EVM chains, a Solana node, a WalletConnect relay with a phone, a backend, and the shop with
 * its wallets under a strict Content-Security-Policy. What was started is stopped when the rest fails.
 */
export async function startLab({ ports = {}, storybookUrl = null }: LabOptions = {}): Promise<Lab> {
  const running: Stoppable[] = []
  const keep = async <Part extends Stoppable>(starting: Promise<Part>): Promise<Part> => {
    const part = await starting
    running.push(part)
    return part
  }
  const stop = async () => void (await Promise.allSettled(running.map((part) => part.stop())))
  const starting = [
    startChains(ports.chains ?? [0, 0]).then((all) => {
      running.push(...all)
      return all
    }),
    keep(startSolana({ port: ports.solana ?? 0 })),
    keep(startRelay({ port: ports.relay ?? 0 })),
    keep(startBackend({ port: ports.backend ?? 0 })),
    buildHost(folder),
  ] as const
  try {
    const [chains, solana, relay, backend] = await Promise.all(starting)
    const known = {
      chains: chains.map(({ chain: { id, name }, url, token, accounts, ens }) => {
        return { id, name, url, token, accounts, names: ens?.universalResolver ?? null }
      }),
      solana: { id: solana.caipNetworkId.slice('solana:'.length), url: solana.url },
      storybookUrl,
      relayUrl: relay.url,
      backendUrl: backend.url,
    }
    const phone = await keep(startPhonePage({ port: ports.phone ?? 0, lab: known }))
    const info: LabInfo = { ...known, phoneUrl: phone.url }
    const shop = await keep(serveShop(info, ports.shop ?? 0))
    return { url: shop.url, chains, solana, relay, backend, phoneUrl: phone.url, stop }
  } catch (error) {
    await Promise.allSettled(starting)
    await stop()
    throw error
  }
}

async function serveShop(info: LabInfo, port: number) {
  const { chains, solana, relayUrl, backendUrl } = info
  const signIn = createLabSignIn({
    url: () => shop.url,
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
      'content-security-policy': policyFor([...chains.map(({ url }) => url), solana.url, relayUrl, backendUrl]),
    },
    handle: async (path, cookie) => {
      if (path === '/lab.js') return { type: 'text/javascript', body: `globalThis.lab = ${JSON.stringify(info)}` }
      if (path === '/ssr.html') return { type: 'text/html; charset=utf-8', body: await renderOnServer(info, cookie) }
      return undefined
    },
    respond: signIn,
  })
  return shop
}

/** Puts what React draws on the server into the built page. */
async function renderOnServer(info: LabInfo, cookie?: string): Promise<string> {
  Object.assign(globalThis, { lab: info })
  const { render } = await import('./host/src/renderSsr')
  const page = await readFile(join(folder, 'ssr.html'), 'utf8')
  const { markup, state } = render(cookie)
  return page.replace('<!--app-->', markup).replace('data-state', `data-state='${state}'`)
}
