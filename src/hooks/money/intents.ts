'use client'
import { useMemo } from 'react'
import { checkIntents, dismissIntent } from '../../state/money/transactions/check'
import { intentsAtom, type Intent } from '../../state/money/transactions/transactions'
import { useAction, useValue } from '../PorticoProvider'

/** Return value of `useIntents`. */
export interface IntentsControl {
  /** Requests of the account in use, the newest first. `unanswered`: the wallet may still send it. */
  readonly intents: readonly Intent[]
  /** Asks the chains at once about every request that is not final. Never rejects. */
  readonly checkIntents: () => Promise<void>
  /** The visitor says that the wallet will not send a request: reviews do not warn of it any more. Never rejects. */
  readonly dismissIntent: (id: string) => Promise<void>
}

/**
 * Requests that wallets were asked and that can move value, with their result. They are stored before the wallet is asked, so a
 * page that reloads, or another tab, knows them too.
 * @example
 * const { intents, checkIntents } = useIntents()
 * const open = intents.filter(({ status }) => status === 'unanswered')
 */
export function useIntents(): IntentsControl {
  const intents = useValue(intentsAtom)
  const check = useAction(checkIntents)
  const dismiss = useAction(dismissIntent)
  return useMemo(() => ({ intents, checkIntents: check, dismissIntent: dismiss }), [intents, check, dismiss])
}
