import { PorticoError } from '../chains/errors/errors'
import type { SignInServerConfig } from './types'
import { guideUrl } from '../chains/errors/guideUrl'

/** A setting that no sign-in could work with. */
export class InvalidSignInConfigError extends PorticoError {
  override name = 'InvalidSignInConfigError'
  override details = 'Correct the setting that the message names in createSignInServer().'
  override docsPath = guideUrl('sign-in')
  constructor(setting: keyof SignInServerConfig | `cookie.${string}`, wanted: string) {
    super(`The sign-in server needs ${setting} to be ${wanted}`)
  }
}
