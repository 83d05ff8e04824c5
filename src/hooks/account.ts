'use client'
import { useMemo } from 'react'
import type { Balance } from '../chains/adapter'
import type { Namespace } from '../chains/network'
import { balanceAtomOf, refreshBalance } from '../state/account/balance'
import { createGatedProvider } from '../state/approvals/gatedProvider'
import { activeNamespaceAtom, handlesAtom } from '../state/connection/state'
import type { AsyncState } from '../state/core/asyncState'
import type { NamespaceOptions, Providers } from '../state/app/portico'
import { useAction, usePortico, useValue } from './PorticoProvider'

/**
 * The connected wallet's own provider for a library of yours, null while not connected; of the namespace in use when
 * none is given.
 * @example
 * const provider = useProvider('eip155')
 * const client = provider && createWalletClient({ transport: custom(provider) })
 */
export function useProvider<Name extends Namespace>(namespace: Name): Providers[Name] | null
export function useProvider(namespace?: Namespace): unknown
export function useProvider(namespace?: Namespace): unknown {
  const portico = usePortico()
  const active = useValue(activeNamespaceAtom)
  const handle = useValue(handlesAtom)[namespace ?? active]
  const isGated = handle?.isGated === true
  const gated = useMemo(() => (isGated ? createGatedProvider(portico) : null), [isGated, portico])
  return gated ?? handle?.provider ?? null
}

/**
 * Native balance of the connected account; `value` is null while nobody is connected, or where none is read. The first
 * use loads what reads the namespace.
 * @example
 * const balance = useBalance()
 * if (balance.status === 'ready' && balance.value) show(formatUnits(balance.value.value, balance.value.decimals))
 */
export function useBalance({ namespace }: NamespaceOptions = {}): AsyncState<Balance | null> & {
  /** Reads again what is older than 30 seconds. */
  readonly refresh: () => void
} {
  const balance = useValue(balanceAtomOf(namespace))
  const refresh = useAction(refreshBalance)
  return useMemo(() => ({ ...balance, refresh }), [balance, refresh])
}
