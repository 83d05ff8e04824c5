import type { Clock } from './clock'

/** Waits for a promise for `ms` at most, then goes on with what `onTimeout` gives or throws; by default with nothing. */
export async function withTimeout<T, Late = undefined>(
  promise: Promise<T>,
  { clock, ms, onTimeout }: { readonly clock: Clock; readonly ms: number; readonly onTimeout?: () => Late },
): Promise<T | Late> {
  const settled = new AbortController()
  try {
    return await Promise.race([promise, clock.sleep(ms, settled.signal).then(() => onTimeout?.() as Late)])
  } finally {
    settled.abort()
  }
}
