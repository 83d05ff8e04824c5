'use client'
import { useMemo } from 'react'
import type { Balance } from '../../chains/adapter'
import type { Namespace } from '../../chains/network'
import { balanceAtomOf, refreshBalance } from '../../state/session/account/balance'
import { createGatedProvider } from '../../state/session/approvals/gatedProvider'
import { findPin } from '../../state/session/connection/findPin'
import { activeNamespaceAtom, handlesAtom } from '../../state/core/visitor/connections'
import type { AsyncState } from '../../state/core/asyncState'
import type { Providers } from '../../chains/providers'
import type { NamespaceOptions } from '../../state/app/portico'
import type { PorticoStore } from '../../state/core/env'
import type { SendTransactionOptions, TransactionSource } from '../../state/money/transactions/send.late'
import {
  loadTransactions,
  sendingAtom,
  transactionsAtomOf,
  type SentTransaction,
  type TransactionState,
} from '../../state/money/transactions/transactions'
import { useAction, usePortico, useValue } from '../PorticoProvider'
import { useVerb, type Verb } from '../useVerb'

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
 * Native balance of the connected account; `value` is null while no account is connected, or where none is read. The first
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

/**
 * Asks the connected wallet to send a transaction; `data` is its hash, and `transaction` tells how it goes on: building,
 * asking, sent, confirmed, failed, declined or replaced. Rejects with `NoActiveAddressError` while no account is connected,
 * with `WalletUnavailableError` for a wallet that sends nothing, with `UserRejectedError` when declined.
 * @example
 * const { sendTransaction, transaction } = useSendTransaction()
 * <button disabled={transaction.status === 'asking'} onClick={() => sendTransaction({ to, value: 10n ** 16n })}>Send</button>
 */
export function useSendTransaction(): Verb<
  'sendTransaction',
  [transaction: TransactionSource, options?: SendTransactionOptions],
  string
> & {
  /** State of the latest transaction, whoever asked for it. */
  readonly transaction: TransactionState
} {
  const verb = useVerb('sendTransaction', runSend)
  return { ...verb, transaction: useValue(sendingAtom) }
}

/**
 * Transactions that the connected account sent from here, the newest first: also before a reload, and in other tabs;
 * followed until the chain has it for good.
 * @example
 * const waiting = useTransactions().filter(({ status }) => status === 'sent')
 */
export function useTransactions({ namespace }: NamespaceOptions = {}): readonly SentTransaction[] {
  return useValue(transactionsAtomOf(namespace))
}

async function runSend(
  store: PorticoStore,
  transaction: TransactionSource,
  options?: SendTransactionOptions,
): Promise<string> {
  const pin = findPin(store.get, options?.namespace)
  return store.set((await loadTransactions()).sendPinned, pin, transaction, options)
}
