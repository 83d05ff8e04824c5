import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from '../scripts/serve'
import type { LabChain } from './chains/startChain'
import { startChains } from './chains/startChains'
import { buildHost } from './host/build'

const folder = '.cache/host'

export interface LabOptions {
  /** Port of the shop; 0 takes any. */
  readonly port?: number
  /** Ports of the chains; 0 takes any. */
  readonly chainPorts?: readonly [number, number]
  /** Where Storybook is, for the link. */
  readonly storybookUrl?: string | null
}

export interface Lab {
  readonly url: string
  readonly chains: readonly LabChain[]
  stop(): Promise<void>
}

/** Starts two chains and the shop with its wallet, under a strict Content-Security-Policy. */
export async function startLab({ port = 0, chainPorts = [0, 0], storybookUrl = null }: LabOptions = {}): Promise<Lab> {
  const building = buildHost(folder)
  const starting = startChains(chainPorts)
  const stopChains = async () => void (await Promise.all((await starting).map((chain) => chain.stop())))
  const [chains] = await Promise.all([starting, building]).catch(async (error: unknown) => {
    await stopChains().catch(() => undefined)
    throw error
  })
  const info = { chains: chains.map(({ chain: { id, name }, url }) => ({ id, name, url })), storybookUrl }
  const labScript = `globalThis.lab = ${JSON.stringify(info)}`
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${chains.map(({ url }) => url).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
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
    stop: async () => {
      await Promise.all([stop(), stopChains()])
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
