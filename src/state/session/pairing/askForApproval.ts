import type { PairingRelay, PairingTransport } from '../../../chains/pairing'
import { action } from '../../core/action'
import { configAtom, envAtom } from '../../core/runtime'
import { resetToHome } from '../../shell/router/navigation'
import { namespacesToPair, pairingPeer } from './connector'
import { cancelPairing, lifetimeMs, marginMs, memoryAtom, relayAtom, showPairing } from './state'

/**
 * Asks for an approval, with sign-in in the same step where that can be; null where its sign-in was not accepted. Tells
 * when the link grew too old.
 */
export const askForApproval = action(async function askForApproval(
  get,
  set,
  pairing: PairingTransport,
  signal: AbortSignal,
  onExpired: () => void,
) {
  const { siwx } = get(configAtom)
  const peer = pairingPeer(get, namespacesToPair(get))
  const oneClick = siwx ? await import('../session.late') : null
  const signIn = oneClick && (await set(oneClick.createPairingSignIn, peer.networks))
  if (signal.aborted) return null
  let timer = new AbortController()
  const stop = () => timer.abort()
  signal.addEventListener('abort', stop, { once: true })
  const onCode = (uri: string) => {
    if (!signal.aborted) set(showPairing, { status: 'requesting', uri })
  }
  const onUri = (uri: string) => {
    if (signal.aborted) return
    stop()
    timer = new AbortController()
    set(showPairing, { status: 'ready', uri })
    get(envAtom)
      .clock.sleep(lifetimeMs - marginMs, timer.signal)
      .then(onExpired, () => undefined)
  }
  try {
    set(memoryAtom, false)
    const onMemoryOnly = () => set(memoryAtom, true)
    const onRelay = (relay: PairingRelay) => set(relayAtom, relay)
    const answer = await pairing.pair({
      ...peer,
      signal,
      onCode,
      onUri,
      onRelay,
      onMemoryOnly,
      ...(signIn && { signIn }),
    })
    stop() // the link has done its work, however long the rest takes
    if (signal.aborted || !oneClick || (await set(oneClick.storePairingSessions, answer, signal))) return answer
    if (!signal.aborted) {
      set(cancelPairing)
      set(resetToHome)
    }
    return null
  } finally {
    stop()
  }
})
