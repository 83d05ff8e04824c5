import { UserRejectedError } from '../../../src/chains/errors/errors'
import type { Namespace, NetworkInput } from '../../../src/chains/network'
import { memoryStorage } from '../../../src/state/core/storage'
import { createLabAdapter, createLabWallet, type LabWallet } from '../wallets/adapter'
import type { PairingTransport } from '../../../src/chains/pairing'
import { createLab, labNetworks, type Lab, type LabOptions } from '../lab'
import { createSharedStorage } from '../sharedStorage'

/** The wallet's answer to the next request. */
export type Mood = 'approve' | 'reject' | 'late'

/** A question that a wallet has not answered yet. */
export interface Question {
  readonly kind: 'connect' | 'resume' | 'switch' | 'sign' | 'server'
  readonly tab: Tab | null
  /** Which page of the tab asked; it may have loaded another since. */
  readonly load: number
  readonly walletId: string
  answer(isApproved: boolean): void
}

/** A browser tab; reloading puts a new page in it. */
export interface Tab {
  page: Lab
  /** Counts the pages. */
  load: number
}

const currency = { name: 'Sol', symbol: 'SOL', decimals: 9 }
const rpcUrls = { default: { http: ['http://127.0.0.1:8899'] } }
const solanaNetworks: readonly NetworkInput[] = ['main', 'dev'].map((id) => ({
  id,
  name: `Solana ${id}`,
  chainNamespace: 'solana',
  nativeCurrency: currency,
  rpcUrls,
}))
/** Two networks in each of two namespaces. */
export const tabNetworks = [...labNetworks, ...solanaNetworks]

function solanaWallet(name: string, onSwitch?: LabWallet['onSwitch']): LabWallet {
  const snapshot = { networkId: 'solana:main', address: 'solana:main:s0', accounts: ['solana:main:s0'] } as const
  return createLabWallet(name, { namespace: 'solana', snapshot, onSwitch })
}

/** The rest of the browser's world: a relay, a server to sign in with. */
export interface Surroundings {
  readonly config?: LabOptions['config']
  readonly platform?: (tab: Tab) => LabOptions['platform']
  /** The relay as each tab has it. */
  readonly pairing?: (tab: Tab) => PairingTransport
  /** Each tab is told what the others store, as browsers do; left out, they hear of each other from wallets alone. */
  readonly isShared?: boolean
  /** A wallet that was stored is not there again, or not at once: whoever connects another meanwhile does not wait for it. */
  readonly onLost?: () => void
}

/** Number of listeners of a wallet. */
export function listenersOf(wallet: LabWallet): number {
  return (wallet as LabWallet & { listeners: Set<unknown> }).listeners.size
}

/** One browser: tabs over one storage and the same wallets of two namespaces; Delta cannot switch networks. */
export function createTabs({ config, platform, pairing, isShared, onLost }: Surroundings = {}) {
  const shared = createSharedStorage()
  const storage = isShared ? shared.openPage().storage : memoryStorage()
  const questions: Question[] = []
  let mood: Mood = 'approve'
  const ask = (kind: Question['kind'], tab: Tab | null, walletId: string): Promise<void> => {
    if (mood === 'approve') return Promise.resolve()
    if (mood === 'reject') return Promise.reject(new UserRejectedError('no'))
    return new Promise((resolve, reject) => {
      const answer = (isApproved: boolean) => {
        questions.splice(questions.indexOf(question), 1)
        if (isApproved) resolve()
        else reject(new UserRejectedError('no'))
      }
      const question: Question = { kind, tab, load: tab?.load ?? 0, walletId, answer }
      questions.push(question)
    })
  }
  const onSwitch = (id: string) => () => ask('switch', null, id)
  const wallets: Record<Namespace & ('eip155' | 'solana'), readonly LabWallet[]> = {
    eip155: ['Alpha', 'Beta'].map((name) => createLabWallet(name, { onSwitch: onSwitch(name.toLowerCase()) })),
    solana: [solanaWallet('Gamma', onSwitch('gamma')), solanaWallet('Delta')],
  }
  // Wallets that announce themselves to the next page later, and what waits for them.
  let lateIds: readonly string[] = []
  const comingTo = new Map<Tab, Map<string, () => void>>()
  const pageOf = (tab: Tab): Lab => {
    const coming = new Map<string, () => void>()
    comingTo.set(tab, coming)
    const adapters = (['eip155', 'solana'] as const).map((namespace) => {
      const isLate = ({ id }: LabWallet) => lateIds.includes(id)
      const adapter = createLabAdapter(
        wallets[namespace].filter((wallet) => !isLate(wallet)),
        namespace,
      )
      const { connect, resume } = adapter
      const arrivals = new Map(
        wallets[namespace].filter(isLate).map((wallet) => {
          const arrival = new Promise<void>((resolve) => coming.set(wallet.id, () => (adapter.add(wallet), resolve())))
          return [wallet.id, arrival] as const
        }),
      )
      return Object.assign(adapter, {
        connect: (request: Parameters<typeof connect>[0]) =>
          ask('connect', tab, request.connectorId).then(() => connect(request)),
        resume: async (request: Parameters<typeof resume>[0]) => {
          const arrival = arrivals.get(request.connectorId)
          if (mood !== 'approve' || arrival) onLost?.()
          await Promise.all([ask('resume', tab, request.connectorId), arrival])
          const handle = await resume(request)
          if (!handle) onLost?.()
          return handle
        },
      })
    })
    return createLab({
      ...(isShared ? shared.openPage() : { storage }),
      adapters,
      config: { networks: tabNetworks, ...config },
      platform: platform?.(tab) ?? {},
      ...(pairing && { pairing: pairing(tab) }),
    })
  }
  return {
    storage,
    questions: questions as readonly Question[],
    wallets: [...wallets.eip155, ...wallets.solana],
    ask,
    /** Which wallets the pages that load from now on meet late. */
    setLate: (ids: readonly string[]) => {
      lateIds = ids
    },
    /** The late wallets announce themselves, in every tab. */
    announce: () => {
      for (const coming of comingTo.values()) {
        for (const arrive of coming.values()) arrive()
        coming.clear()
      }
    },
    isComing: (tab: Tab, id: string) => comingTo.get(tab)?.has(id) ?? false,
    setMood: (next: Mood) => {
      mood = next
    },
    openTab: (): Tab => {
      const tab = { load: 1 } as Tab
      tab.page = pageOf(tab)
      return tab
    },
    reload: (tab: Tab) => {
      tab.page.portico.destroy()
      tab.load += 1
      tab.page = pageOf(tab)
    },
  }
}

export type Tabs = ReturnType<typeof createTabs>
