import type { CheckedConfig } from '../core/config'

/** Ids of those who sell for money, as the host wants it; undefined where it says nothing of them. */
export function wantedOnramp({ features, onramp }: Pick<CheckedConfig, 'features' | 'onramp'>) {
  const wanted = features?.onramp
  if (wanted !== undefined || !onramp?.providers) return wanted
  return ['meld', ...onramp.providers.map(({ id }) => id)]
}
