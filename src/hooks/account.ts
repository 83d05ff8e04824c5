'use client'
import { useMemo } from 'react'
import type { Balance } from '../chains/adapter'
import type { Namespace } from '../chains/network'
import type { AsyncState } from '../state/core/asyncState'
import { balanceAtom, refreshBalance } from '../state/account/balance'
import { signMessage } from '../state/account/signMessage'
import { activeNamespaceAtom, handlesAtom } from '../state/connection/state'
import { createGatedProvider } from '../state/approvals/gatedProvider'
import { useAction, usePortico, useValue } from './PorticoProvider'

/** The connected wallet's own provider (EIP-1193 on eip155), null while not connected. */
export function useProvider<T = unknown>(namespace?: Namespace): T | null {
  const portico = usePortico()
  const active = useValue(activeNamespaceAtom)
  const handle = useValue(handlesAtom)[namespace ?? active]
  const isGated = handle?.isGated === true
  const gated = useMemo(() => (isGated ? createGatedProvider(portico) : null), [isGated, portico])
  return ((gated ?? handle?.provider) as T | undefined) ?? null
}

/** Native balance of the active account; reading it loads the reader of the namespace. */
export function useBalance(): { balance: AsyncState<Balance | null>; refresh: () => void } {
  const { store } = usePortico()
  const balance = useValue(balanceAtom)
  return useMemo(() => ({ balance, refresh: () => store.set(refreshBalance) }), [balance, store])
}

/** Signs a text with the active account; rejects with `UserRejectedError` when declined. */
export function useSignMessage(): (message: string) => Promise<string> {
  return useAction(signMessage)
}
