import { joinChains } from './backend/joinChains'
import { startBackend, type Backend } from './backend/startBackend'
import type { LabChain } from './chains/startChain'
import { startChains } from './chains/startChains'
import { buildHost, buildPhone, hostFolder } from './host/build'
import { serveShop } from './host/serveShop'
import type { LabInfo } from './host/src/setup/lab'
import { startOnramp, type Sandbox } from './onramp/startOnramp'
import { startPhonePage } from './phone/startPhonePage'
import { startRelay, type Relay } from './relay/startRelay'
import { buildVault, serveVault } from './vault/serveVault'
import { startSolana, type LabSolana } from './solana/startSolana'
import { createLabTokens } from './solana/tokens'

/** Ports of all servers; one that is left out, or taken, gets any port. */
export interface LabPorts {
  readonly shop?: number
  readonly chains?: readonly [number, number]
  readonly solana?: number
  readonly relay?: number
  readonly phone?: number
  readonly backend?: number
  readonly onramp?: number
  readonly vault?: number
}

export interface LabOptions {
  readonly ports?: LabPorts
  /** Address of Storybook, for the link. */
  readonly storybookUrl?: string | null
  /** `buildPages` ran before. @default false */
  readonly isBuilt?: boolean
}

export interface Lab {
  readonly url: string
  readonly chains: readonly LabChain[]
  readonly solana: LabSolana
  /** The relay itself, with its knobs. */
  readonly relay: Relay
  /** The hosted backend's paths, with its faults. */
  readonly backend: Backend
  /** Sells for money, on a page of its own. */
  readonly onramp: Sandbox
  readonly phoneUrl: string
  /** The page of the embedded wallet. */
  readonly vaultUrl: string
  /** Moves the clock of the shop's sign-in server forward, in milliseconds. */
  advanceSignIn(ms: number): void
  stop(): Promise<void>
}

interface Stoppable {
  stop(): Promise<unknown>
}

/** Builds the pages of the shop, its wallets and the phone, for labs that are started with `isBuilt`. */
export async function buildPages(): Promise<void> {
  await buildHost()
  await buildPhone()
  await buildVault()
}

/**
 * Starts two EVM chains, a Solana node, a WalletConnect relay with a phone, a backend, and the shop with
 * its wallets under a strict Content-Security-Policy. What was started is stopped when the rest fails.
 */
export async function startLab({ ports = {}, storybookUrl = null, isBuilt = false }: LabOptions = {}): Promise<Lab> {
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
    keep(startOnramp(ports.onramp)),
    isBuilt ? undefined : buildPages(),
  ] as const
  try {
    const [chains, solana, relay, backend, onramp] = await Promise.all(starting)
    joinChains(backend, onramp, chains)
    const known = {
      chains: chains.map(({ chain: { id, name }, url, token, tokens, nfts, pools, accounts, ens }) => {
        return { id, name, url, token, tokens, nfts, pools, accounts, names: ens?.universalResolver ?? null }
      }),
      solana: { id: solana.caipNetworkId.slice('solana:'.length), url: solana.url, tokens: createLabTokens(solana) },
      storybookUrl,
      relayUrl: relay.url,
      backendUrl: backend.url,
      onrampUrl: onramp.url,
    }
    const tokensOfVault = known.chains.map(({ id, token }) => ({
      chainId: id,
      address: token,
      symbol: 'LUSD',
      decimals: 6,
    }))
    const vault = await keep(serveVault(ports.vault ?? 0, { tokens: tokensOfVault }))
    const vaultUrl = `http://vault.shop.localhost:${new URL(vault.url).port}/`
    const phone = await keep(startPhonePage({ port: ports.phone ?? 0, lab: known }))
    const info: LabInfo = { ...known, vaultUrl, phoneUrl: phone.url }
    const shop = await keep(serveShop(hostFolder, info, ports.shop ?? 0))
    const { url, advance: advanceSignIn } = shop
    return { url, chains, solana, relay, backend, onramp, vaultUrl, phoneUrl: phone.url, advanceSignIn, stop }
  } catch (error) {
    await Promise.allSettled(starting)
    await stop()
    throw error
  }
}
