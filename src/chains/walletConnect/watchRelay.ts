import type { Clock } from '../clock'
import type { PairingRelay } from '../pairing'
import { tryOrNull } from '../untrusted'

/** The part of the library's relayer that is needed. */
interface Relayer {
  readonly connected: boolean
  on(event: string, listener: () => void): unknown
  off(event: string, listener: () => void): unknown
}

/** The host of a relay as a visitor can read it. */
export function relayHost(url: string | undefined): string {
  return tryOrNull(() => new URL(url ?? '').host) ?? ''
}

/** Says after 5 and 20 seconds that the socket to the relay is lost, and when it is there again. Returns how to stop. */
export function watchRelay(
  relayer: Relayer,
  host: string,
  { clock, onRelay }: { readonly clock: Clock; readonly onRelay?: ((relay: PairingRelay) => void) | undefined },
): () => void {
  let timers = new AbortController()
  const tellAfter = (ms: number, wait: PairingRelay['wait']) =>
    clock.sleep(ms, timers.signal).then(
      () => onRelay?.({ host, wait }),
      () => undefined,
    )
  const stop = () => timers.abort()
  const onLost = () => {
    stop()
    timers = new AbortController()
    void tellAfter(5_000, 'waiting')
    void tellAfter(20_000, 'notAnswering')
  }
  const onFound = () => {
    stop()
    onRelay?.({ host })
  }
  relayer.on('relayer_disconnect', onLost)
  relayer.on('relayer_connect', onFound)
  return () => {
    stop()
    relayer.off('relayer_disconnect', onLost)
    relayer.off('relayer_connect', onFound)
  }
}
