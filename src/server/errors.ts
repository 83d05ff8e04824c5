import { PorticoError } from '../chains/errors/errors'
import type { SignInServerConfig } from './types'

/** A setting that no sign-in could work with. */
export class InvalidSignInConfigError extends PorticoError {
  override name = 'InvalidSignInConfigError'
  constructor(setting: keyof SignInServerConfig | `cookie.${string}`, wanted: string) {
    super(`The sign-in server needs ${setting} to be ${wanted}`)
  }
}
