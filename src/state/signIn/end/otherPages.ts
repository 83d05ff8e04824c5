import type { Getter } from 'jotai/vanilla'
import { isBrowser } from '../../core/browserEnv'
import { configAtom } from '../../core/runtime'

const canTell = isBrowser && typeof BroadcastChannel !== 'undefined'
const nameFor = (get: Getter) => `portico${get(configAtom).id && `.${get(configAtom).id}`}/sign-in`

/** Tells the other pages of this origin that sessions ended. */
export function tellOtherPages(get: Getter): void {
  if (!canTell) return
  const channel = new BroadcastChannel(nameFor(get))
  channel.postMessage('ended')
  channel.close()
}

/** Calls back when another page tells that sessions ended. Returns how to stop. */
export function followOtherPages(get: Getter, run: () => void): () => void {
  if (!canTell) return () => undefined
  const channel = new BroadcastChannel(nameFor(get))
  channel.addEventListener('message', run)
  return () => channel.close()
}
