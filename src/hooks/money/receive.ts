'use client'
import { useMemo } from 'react'
import { copyAddress } from '../../state/session/account/copyAddress'
import { editPayment, receiveAtom, type PaymentDraft, type ReceiveState } from '../../state/money/receive/receive'
import { useAction, useValue } from '../PorticoProvider'

/** Return value of `useReceive`. */
export interface ReceiveControl extends ReceiveState {
  /** Changes the amount or the token that is asked for. */
  readonly editPayment: (change: Partial<PaymentDraft>) => void
  /** Copies the address and says so. */
  readonly copyAddress: () => void
}

/**
 * The account in use, shown to be paid: its address, and a `link` that asks for an amount of a token (EIP-681, Solana
 * Pay, BIP-21), for a code. Null while no account is connected, and on a network that the app does not use.
 * @example
 * const receive = useReceive()
 * return receive && <QrCode value={receive.link ?? receive.address} label="Pay this account" />
 */
export function useReceive(): ReceiveControl | null {
  const shown = useValue(receiveAtom)
  const edit = useAction(editPayment)
  const copy = useAction(copyAddress)
  return useMemo(() => shown && { ...shown, editPayment: edit, copyAddress: () => copy() }, [shown, edit, copy])
}
