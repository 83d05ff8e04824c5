import { PorticoError } from '../chains/errors/errors'
import type { SignInServerConfig } from './types'

/** A setting that no sign-in could work with. */
export class InvalidSignInConfigError extends PorticoError {
  override name = 'InvalidSignInConfigError'
  override details = 'Correct the setting that the message names in createSignInServer().'
  override docsPath = '#sign-in-on-your-server'
  constructor(setting: keyof SignInServerConfig | `cookie.${string}`, wanted: string) {
    super(`The sign-in server needs ${setting} to be ${wanted}`)
  }
}
