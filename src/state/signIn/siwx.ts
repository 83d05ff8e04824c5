import { action } from '../core/action'
import { configAtom } from '../core/env'
import { SiwxNotEnabledError } from '../core/requestErrors'
import type { SiwxConfig } from '../../siwx/types'

/**
 * The host's sign-in.
 * @throws SiwxNotEnabledError where the host set none up
 */
export const requireSiwx = action(function requireSiwx(get): SiwxConfig {
  const { siwx } = get(configAtom)
  if (!siwx) throw new SiwxNotEnabledError()
  return siwx
})

/** Whether the visitor has to sign in; a host that cannot say means yes. */
export function requires(siwx: SiwxConfig): boolean {
  try {
    return siwx.getRequired?.() ?? true
  } catch {
    return true
  }
}
