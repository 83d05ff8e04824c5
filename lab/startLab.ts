import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from '../scripts/serve'
import type { LabChain } from './chains/startChain'
import { startChains } from './chains/startChains'
import { buildHost } from './host/build'
import { startPhonePage } from './phone/startPhonePage'
import { policyFor } from './policy'
import { startRelay, type Relay } from './relay/startRelay'

const folder = '.cache/host'

export interface LabOptions {
  /** Port of the shop; 0 takes any. */
  readonly port?: number
  /** Ports of the chains; 0 takes any. */
  readonly chainPorts?: readonly [number, number]
  /** Port of the WalletConnect relay; 0 takes any. */
  readonly relayPort?: number
  /** Port of the phone; 0 takes any. */
  readonly phonePort?: number
  /** Where Storybook is, for the link. */
  readonly storybookUrl?: string | null
}

export interface Lab {
  readonly url: string
  readonly chains: readonly LabChain[]
  readonly relayUrl: string
  readonly phoneUrl: string
  /** The relay itself, with its knobs. */
  readonly relay: Relay
  stop(): Promise<void>
}

/** Starts two chains, a WalletConnect relay with a phone, and the shop with its wallet, under a strict Content-Security-Policy. */
export async function startLab(options: LabOptions = {}): Promise<Lab> {
  const { port = 0, chainPorts = [0, 0], relayPort = 0, phonePort = 0, storybookUrl = null } = options
  const [chains, relay] = await Promise.all([startChains(chainPorts), startRelay({ port: relayPort }), buildHost(folder)])
  const known = { chains: chains.map(({ chain: { id, name }, url }) => ({ id, name, url })), storybookUrl, relayUrl: relay.url }
  const phone = await startPhonePage({ port: phonePort, lab: known })
  const info = { ...known, phoneUrl: phone.url }
  const labScript = `globalThis.lab = ${JSON.stringify(info)}`
  const policy = policyFor([...chains.map(({ url }) => url), relay.url])
  const { url, stop } = await serve({
    directory: folder,
    port,
    headers: { 'content-security-policy': policy },
    handle: async (path) => {
      if (path === '/lab.js') return { type: 'text/javascript', body: labScript }
      if (path === '/ssr.html') return { type: 'text/html; charset=utf-8', body: await renderOnServer(info) }
      return undefined
    },
  })
  return {
    url,
    chains,
    relay,
    relayUrl: relay.url,
    phoneUrl: phone.url,
    stop: async () => {
      await Promise.all([stop(), phone.stop(), relay.stop(), ...chains.map((chain) => chain.stop())])
    },
  }
}

/** Puts what React draws on the server into the built page. */
async function renderOnServer(info: object): Promise<string> {
  Object.assign(globalThis, { lab: info })
  const { render } = await import('./host/src/renderSsr')
  const page = await readFile(join(folder, 'ssr.html'), 'utf8')
  return page.replace('<!--app-->', render())
}
