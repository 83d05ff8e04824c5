'use client'
import { atom } from 'jotai/vanilla'
import { useCallback } from 'react'
import type { PorticoStore } from '../../state/core/env'
import type { PairingState } from '../../state/session/pairing/state'
import { usePortico, useValue } from '../PorticoProvider'
import { useLate } from '../useLate'
import { useVerb, type Verb } from '../useVerb'

const loadVerbs = () => import('../verbs.late')
const noneAtom = atom(null)

export type PairingControl = Verb<'pair'> & {
  /** State of the pairing under way, whoever began it; null without one. */
  readonly state: PairingState | null
  /** The link to show as a QR code or to open a wallet with; null while no link is valid. */
  readonly uri: string | null
  /** Gives up: a late approval is ignored. */
  readonly cancel: () => void
}

/**
 * Pairs with a wallet elsewhere. `pair` asks for a link and resolves once a wallet approved; it rejects with
 * `UserRejectedError` when declined, with `AttemptAbandonedError` when it was cancelled, a newer pairing took over or
 * the link grew too old (after 4 minutes), with `PairingUnavailableError` where no pairing is configured.
 * @example
 * const { pair, uri, cancel } = usePairing()
 * return uri ? <QrCode text={uri} /> : <button onClick={() => pair()}>Use your phone</button>
 */
export function usePairing(): PairingControl {
  const { store } = usePortico()
  const late = useLate(loadVerbs)
  const state = useValue<PairingState | null>(late?.pairingAtom ?? noneAtom)
  const cancel = useCallback(() => {
    if (late) store.set(late.cancelPairing)
  }, [store, late])
  const verb = useVerb('pair', runPair)
  return { ...verb, state, uri: state?.status === 'ready' ? state.uri : null, cancel }
}

async function runPair(store: PorticoStore): Promise<void> {
  return store.set((await loadVerbs()).pairWallet)
}
