import type { TestProvider } from '../types'

export interface Announced {
  readonly name: string
  readonly rdns: string
  readonly icon: string
  readonly provider: TestProvider
}

/** Announces a provider (EIP-6963), now and whenever the page asks; returns how to stop. */
export function announce(target: EventTarget, { provider, ...about }: Announced): () => void {
  const info = Object.freeze({ uuid: crypto.randomUUID(), ...about })
  const detail = Object.freeze({ info, provider })
  const tell = () => target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  target.addEventListener('eip6963:requestProvider', tell)
  tell()
  return () => target.removeEventListener('eip6963:requestProvider', tell)
}
