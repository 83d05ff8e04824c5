import { atom, type Atom, type Getter, type Setter } from 'jotai/vanilla'
import type { WalletHandle } from '../../../chains/adapter'
import { isUnsupported, type Namespace } from '../../../chains/network'
import type { BalanceQuery } from '../../../chains/tokens'
import { getAccount, getNetwork } from '../../session/account/selectors'
import { handlesAtom } from '../../core/visitor/connections'
import { asyncState, withEffect, type AsyncState } from '../../core/asyncState'
import { envAtom, perStore } from '../../core/runtime'
import { shownHoldingsAtom } from '../../session/project/accountFeatures'
import { sentAtom } from '../transactions/sent'
import { currencyAtom } from './currency'

/** Time for which a reading is used, in milliseconds. */
export const heldMs = 30_000

/** When a chain last took up something that was sent from here: what was read before is something else by now. */
const takenUpAtom = atom((get) => Math.max(0, ...get(sentAtom).map(({ endedAt = 0 }) => endedAt)))

interface Read<T> {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly answer: Promise<readonly T[]>
  hasFailed?: true
  /** The connection it was made in: with that it ends. */
  readonly handle: WalletHandle | undefined
}

/** Entries that were stored before the page was loaded, unchecked. */
export interface StoredPart {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly entries: readonly unknown[]
}

/** Keeps what was read beyond the page. */
export interface PartStore {
  read(get: Getter, query: BalanceQuery): StoredPart | undefined
  clear(get: Getter): void
}

/**
 * Makes an atom of a part of an account's holdings: read for its readers together, kept for 30 seconds, and read again
 * while they look.
 * If the host shows no such part it is empty, and no source is asked.
 */
export function createQuery<T>(
  part: 'tokens' | 'nfts',
  read: (get: Getter, query: BalanceQuery, stored?: StoredPart) => Promise<readonly T[]>,
  store?: PartStore,
) {
  const refreshesAtom = atom(0)
  /** The latest reading of each account on each network. */
  const reads = perStore<Record<string, Read<T>>>()

  const readShared = (get: Getter, query: BalanceQuery): Read<T> => {
    const { clock } = get(envAtom)
    const held = reads(get)
    const key = `${query.network.caipNetworkId} ${query.account}`
    const handle = get(handlesAtom)[query.network.chainNamespace]
    const known = held[key]
    const takenUp = get(takenUpAtom)
    const isFresh = known && known.at > takenUp && clock.now() - known.at < heldMs
    if (isFresh && known.handle === handle) return known
    const found = known ? undefined : store?.read(get, query)
    const age = found ? clock.now() - found.at : -1
    const stored = found && age >= 0 && age < heldMs && found.at > takenUp ? found : undefined
    const reading: Read<T> = { at: stored?.at ?? clock.now(), answer: read(get, query, stored), handle }
    held[key] = reading
    reading.answer.catch(() => (reading.hasFailed = true))
    return reading
  }

  const createAtom = (namespace?: Namespace, isAlways = false): Atom<AsyncState<readonly T[]>> => {
    const readAtom = atom((get, { signal }) => {
      get(refreshesAtom)
      const account = getAccount(get, namespace)
      const network = getNetwork(get, namespace)
      const isThere = isAlways || get(shownHoldingsAtom)[part]
      if (!isThere || !account || !network || isUnsupported(network)) return null
      return readShared(get, { account: account.caipAddress, network, currency: get(currencyAtom), signal })
    })
    const answerAtom = atom(async (get) => (await get(readAtom)?.answer) ?? [])
    return withEffect(asyncState(answerAtom), (get, set, { status }, signal) => {
      const reading = get(readAtom)
      if (status === 'loading' || !reading) return
      // Also 30 seconds after a failure, however long that took to come: read again only if it still has a reader.
      const { clock } = get(envAtom)
      const age = status === 'failed' ? 0 : clock.now() - reading.at
      clock.sleep(Math.max(0, heldMs - age), signal).then(
        () => refresh(get, set),
        () => undefined,
      )
    })
  }

  /** Asks again unless fresh ones are kept. */
  const refresh = (get: Getter, set: Setter) => {
    const held = reads(get)
    for (const key in held) if (held[key]?.hasFailed) delete held[key]
    return set(refreshesAtom, (count) => count + 1)
  }

  /** Forgets what was read, and asks again: something has arrived. */
  const renew = (get: Getter, set: Setter) => {
    const held = reads(get)
    for (const key in held) delete held[key]
    store?.clear(get)
    return set(refreshesAtom, (count) => count + 1)
  }

  const activeAtom = createAtom()
  const atoms = new Map<Namespace, typeof activeAtom>()
  /** That of a namespace, by default of the active one; the same atom for each. */
  const atomOf = (namespace?: Namespace): typeof activeAtom => {
    if (!namespace) return activeAtom
    const known = atoms.get(namespace) ?? createAtom(namespace)
    atoms.set(namespace, known)
    return known
  }
  return { activeAtom, allAtom: createAtom(undefined, true), atomOf, refresh, renew }
}
