import type { Getter } from 'jotai/vanilla'
import { broadcast } from '../../../core/pages/broadcast'
import { parseMessage } from '../../../core/pages/parseMessage'
import { envAtom } from '../../../core/runtime'
import { wordKey } from '../../../core/storage'

/** That sessions began or ended. */
const sessionsKey = wordKey<'changed'>('sessions', /^changed$/)

/** Tells the other pages of this origin that sessions began or ended. */
export function tellOfSessions(get: Getter): void {
  broadcast(get, sessionsKey, 'changed')
}

/** Calls back, until aborted, when another page tells that sessions began or ended. */
export function followSessions(get: Getter, run: () => void, signal: AbortSignal): void {
  get(envAtom).followStorage?.((change) => {
    if (parseMessage(get, sessionsKey, change)) run()
  }, signal)
}
