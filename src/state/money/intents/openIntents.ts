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

/** Resolves to the hash of an intent once the wallet or the chain tells it; to null once `isOver`. */
export function untilFound(
  get: Getter,
  id: string,
  isOver: () => boolean,
  sources: readonly Atom<unknown>[],
): Promise<string | null> {
  const { store } = get(runtimeAtom)
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    const check = () => {
      const hash = get(allIntentsAtom).find((one) => one.id === id)?.hash
      if (hash === undefined && !isOver()) return
      for (const stop of stops) stop()
      resolve(hash ?? null)
    }
    stops.push(...[allIntentsAtom, ...sources].map((source) => store.sub(source, check)))
    check()
  })
}
