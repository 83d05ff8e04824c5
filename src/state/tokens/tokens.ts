import { atom, type Atom, type Getter } from 'jotai/vanilla'
import type { WalletHandle } from '../../chains/adapter'
import { isUnsupported, type Namespace } from '../../chains/network'
import type { BalanceQuery, TokenBalance } from '../../chains/tokens'
import { handlesAtom } from '../connection/state'
import { getAccount, getNetwork } from '../account/inNamespace'
import { action, nameAtoms } from '../core/action'
import { asyncState, withEffect, type AsyncState } from '../core/asyncState'
import { envAtom, perStore } from '../core/runtime'
import { keptAtom } from '../transactions/kept'

/** In milliseconds. */
const lifetimeMs = 30_000

const refreshesAtom = atom(0)

/** When a chain last took up something that was sent from here: what was read before is something else by now. */
const takenUpAtom = atom((get) => Math.max(0, ...get(keptAtom).map(({ endedAt = 0 }) => endedAt)))

interface Read {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly answer: Promise<readonly TokenBalance[]>
  hasFailed?: true
  /** The connection it was made in: with that it ends. */
  readonly handle: WalletHandle | undefined
}

/** The latest reading of each account on each network, which its readers share. */
const reads = perStore<Record<string, Read>>()

const loadReading = () => import('./readTokens.late')

function readShared(get: Getter, query: BalanceQuery): Read {
  const { clock } = get(envAtom)
  const held = reads(get)
  const key = `${query.network.caipNetworkId} ${query.account}`
  const handle = get(handlesAtom)[query.network.chainNamespace]
  const known = held[key]
  const takenUp = get(takenUpAtom)
  const isFresh = known && known.at > takenUp && clock.now() - known.at < lifetimeMs
  if (isFresh && known.handle === handle) return known
  const answer = loadReading().then(({ readTokens }) => readTokens(get, query))
  const read: Read = { at: clock.now(), answer, handle }
  held[key] = read
  answer.catch(() => (read.hasFailed = true))
  return read
}

function createTokensAtom(namespace?: Namespace): Atom<AsyncState<readonly TokenBalance[]>> {
  const readAtom = atom((get, { signal }) => {
    get(refreshesAtom)
    const account = getAccount(get, namespace)
    const network = getNetwork(get, namespace)
    if (!account || !network || isUnsupported(network)) return null
    return readShared(get, { account: account.caipAddress, network, currency: 'usd', signal })
  })
  const answerAtom = atom(async (get) => (await get(readAtom)?.answer) ?? [])
  return withEffect(asyncState(answerAtom), (get, set, { status }, signal) => {
    const read = get(readAtom)
    if (status === 'loading' || !read) return
    // Also 30 seconds after a failure: read again only if somebody still looks.
    const { clock } = get(envAtom)
    clock.sleep(Math.max(0, read.at + lifetimeMs - clock.now()), signal).then(
      () => set(refreshTokens),
      () => undefined,
    )
  })
}

/**
 * What the account in use has on its network, the native currency first; kept for 30 seconds. Empty for nobody.
 * @example
 * const tokens = useValue(tokensAtom)
 */
export const tokensAtom = createTokensAtom()

const atoms = new Map<Namespace, typeof tokensAtom>()

/** What the account of a namespace has, by default of the active one; the same atom for each. */
export function tokensAtomOf(namespace?: Namespace): typeof tokensAtom {
  if (!namespace) return tokensAtom
  const known = atoms.get(namespace) ?? createTokensAtom(namespace)
  atoms.set(namespace, known)
  return known
}

/**
 * Asks for tokens again unless fresh ones are kept.
 * @example
 * store.set(refreshTokens)
 */
export const refreshTokens = action(function refreshTokens(get, set) {
  const held = reads(get)
  for (const key in held) if (held[key]?.hasFailed) delete held[key]
  return set(refreshesAtom, (count) => count + 1)
})

nameAtoms({ tokensAtom })
