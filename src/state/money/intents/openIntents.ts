import type { Atom, Getter } from 'jotai/vanilla'
import type { CaipAddress, CaipNetworkId } from '../../../chains/network'
import { runtimeAtom } from '../../core/runtime'
import { plainAddress } from '../../core/visitor/connections'
import { isAskedHere } from './asked'
import type { Intent } from './intent'
import { allIntentsAtom } from './memory'

/** True for a request that the wallet may still act on. */
export const isOpenIntent = ({ status }: Intent) => status === 'asked' || status === 'unanswered'

/** Requests that a wallet may still act on after this page stopped waiting, of an account on a network. */
export function openIntentsOf(get: Getter, account: CaipAddress, networkId: CaipNetworkId): readonly Intent[] {
  return get(allIntentsAtom).filter(
    (one) =>
      isOpenIntent(one) &&
      !isAskedHere(get, one.id) &&
      one.networkId === networkId &&
      plainAddress(one.account) === plainAddress(account),
  )
}

/** Resolves to an intent once the wallet or the chain tells its hash, or that it failed; to null once `isOver`. */
export function untilFound(
  get: Getter,
  id: string,
  isOver: () => boolean,
  sources: readonly Atom<unknown>[],
): Promise<Intent | null> {
  const { store } = get(runtimeAtom)
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    const check = () => {
      const intent = get(allIntentsAtom).find((one) => one.id === id)
      const isFound = intent?.hash !== undefined || intent?.status === 'failed'
      if (!isFound && !isOver()) return
      for (const stop of stops) stop()
      resolve((isFound && intent) || null)
    }
    stops.push(...[allIntentsAtom, ...sources].map((source) => store.sub(source, check)))
    check()
  })
}
