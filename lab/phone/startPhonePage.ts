import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve, type Served } from '../../scripts/tools/serve'
import { phoneFolder } from '../host/build'
import type { LabChainInfo } from '../host/src/setup/lab'
import { policyFor } from '../policy'

// Paths on which the app opens, and the target of WalletConnect links: `…/wc?uri=…`.
const doors: readonly string[] = ['/', '/wc', '/phone.html']

export interface PhonePageOptions {
  /** 0 takes any free port. */
  readonly port?: number
  /** Facts for the page, in `/lab.js`. */
  readonly lab: {
    readonly relayUrl: string
    readonly chains: readonly LabChainInfo[]
    /** Reference of the lab's Solana, and its endpoint. */
    readonly solana: { readonly id: string; readonly url: string }
  }
}

/** Serves the built phone, from an origin that it shares with no app. */
export async function startPhonePage({ port = 0, lab }: PhonePageOptions): Promise<Served> {
  const page = await readFile(join(phoneFolder, 'phone.html'), 'utf8')
  const relay = [lab.relayUrl, lab.relayUrl.replace(/^ws/, 'http')]
  return serve({
    directory: phoneFolder,
    port,
    headers: { 'content-security-policy': policyFor([...lab.chains.map(({ url }) => url), lab.solana.url, ...relay]) },
    handle: async (path) => {
      if (path === '/lab.js') return { type: 'text/javascript', body: `globalThis.lab = ${JSON.stringify(lab)}` }
      return doors.includes(path) ? { type: 'text/html; charset=utf-8', body: page } : undefined
    },
  })
}
