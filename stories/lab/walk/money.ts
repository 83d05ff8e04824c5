import type { BalanceQuery } from '../../../src/chains/tokens'
import type { Sources } from '../../../src/state/core/config'
import { accountAtom } from '../../../src/state/session/account/account'
import { activityAtom, openActivity } from '../../../src/state/money/activity/activity'
import { activeNetworkAtom } from '../../../src/state/core/visitor/networks'
import { nftsAtom } from '../../../src/state/money/nfts/nfts'
import { sendFormAtom } from '../../../src/state/money/send/form'
import { sendReviewAtom } from '../../../src/state/money/send/review'
import { tokenListAtom } from '../../../src/state/money/tokens/list'
import type { LabAdapter } from '../wallets/adapter'
import type { Tab } from './tabs'
import { createVisit, type Visit, type VisitOptions } from './visit'

/** To whom something is sent. */
export const friend = {
  eip155: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  solana: '11111111111111111111111111111112',
}

const contractOf = (index: number) => `0x${'0'.repeat(39)}${index}` as const

/** Mode of a source from now on. */
export type SourceMood = 'answer' | 'partly' | 'fail' | 'late'

export type SourceName = 'balances' | 'history' | 'price' | 'nfts'

/** A visit in which the visitor looks at tokens, at activity, and at a transfer. */
export interface MoneyVisit extends Visit {
  setSource(name: SourceName, mood: SourceMood): void
  /** Answers that are late, the oldest first. */
  readonly late: readonly ((isGood: boolean) => void)[]
  /** Views that are drawn again read again. */
  look(): void
  leave(): void
}

/** Sources of four kinds, each of which fails, is late or tells a part of it when it is told to. */
function createSources() {
  const moods: Record<SourceName, SourceMood> = {
    balances: 'answer',
    history: 'answer',
    price: 'answer',
    nfts: 'answer',
  }
  const late: ((isGood: boolean) => void)[] = []
  const tell = async <T>(name: SourceName, all: readonly T[]): Promise<readonly T[]> => {
    if (moods[name] === 'fail') throw new Error(`The source of ${name} is down`)
    if (moods[name] === 'late')
      await new Promise<void>((resolve, reject) => {
        const answer = (isGood: boolean) => {
          late.splice(late.indexOf(answer), 1)
          if (isGood) resolve()
          else reject(new Error(`The source of ${name} is down`))
        }
        late.push(answer)
      })
    // A row that is invalid, and not all the others.
    return moods[name] === 'partly' ? [null as T, ...all.slice(0, 1)] : all
  }
  const currencyOf = ({ network: { caipNetworkId, nativeCurrency } }: BalanceQuery) => ({
    networkId: caipNetworkId,
    ...nativeCurrency,
    value: 10n ** BigInt(nativeCurrency.decimals),
  })
  const sources: Sources = {
    balances: {
      listBalances: (query) => {
        const ether = currencyOf(query)
        const coin = { ...ether, address: contractOf(1), name: 'Coin', symbol: 'COIN', decimals: 6 }
        return tell('balances', [ether, coin])
      },
    },
    price: {
      listPrices: ({ addresses }) =>
        tell(
          'price',
          addresses.map((address) => ({ address, price: '2' })),
        ),
    },
    nfts: {
      listNfts: ({ network: { caipNetworkId: networkId } }) =>
        tell(
          'nfts',
          ['1', '2'].map((tokenId) => ({ networkId, address: contractOf(2), tokenId, name: 'Boat', value: 1n })),
        ),
    },
    history: {
      listActivity: async ({ network: { caipNetworkId: networkId }, cursor = '0' }) => {
        const rows = [1, 2, 3].map((row) => ({
          networkId,
          hash: `0x${cursor}${row}`,
          at: 1_000 * row,
          transfers: [],
          ...({ kind: 'execute', status: 'confirmed' } as const),
        }))
        const activity = await tell('history', rows)
        return { activity, next: cursor < '3' ? `${Number(cursor) + 1}` : undefined }
      },
    },
  }
  return { sources, moods, late }
}

export function createMoneyVisit(options: VisitOptions): MoneyVisit {
  const { sources, moods, late } = createSources()
  const visit = createVisit({ ...options, sources })
  let sent = 0
  for (const wallet of visit.tabs.wallets)
    wallet.onSend = async () => {
      await visit.tabs.ask('sign', null, wallet.id)
      return `0x${(sent += 1).toString(16).padStart(64, '0')}`
    }
  const looking = new Map<Tab, { readonly load: number; readonly leave: () => void }>()
  const leave = () => {
    for (const one of looking.values()) one.leave()
    looking.clear()
  }
  const look = () => {
    for (const tab of visit.open) {
      const seen = looking.get(tab)
      if (seen?.load === tab.load) continue
      seen?.leave()
      const { store } = tab.page.portico
      for (const adapter of tab.page.env.adapters) (adapter as LabAdapter).fees = { fee: 10n ** 6n }
      const read = () => void (store.get(accountAtom) && store.set(openActivity))
      const stops = [tokenListAtom, nftsAtom, activityAtom, sendFormAtom, sendReviewAtom].map((one) =>
        store.sub(one, () => undefined),
      )
      stops.push(...[accountAtom, activeNetworkAtom].map((one) => store.sub(one, read)))
      read()
      looking.set(tab, { load: tab.load, leave: () => stops.forEach((stop) => stop()) })
    }
  }
  look()
  return Object.assign(visit, {
    late: late as readonly ((isGood: boolean) => void)[],
    setSource: (name: SourceName, mood: SourceMood) => void (moods[name] = mood),
    look,
    leave,
  })
}
