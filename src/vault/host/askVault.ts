import type { Clock } from '../../chains/clock'
import type { EmbeddedPage } from '../../chains/embedded'
import { UserRejectedError } from '../../chains/errors/errors'
import {
  EmbeddedNotLoadedError,
  EmbeddedTimeoutError,
  EmbeddedUnavailableError,
} from '../../chains/errors/embeddedErrors'
import { OriginNotAllowedError } from '../../chains/errors/projectErrors'
import { InvalidRequestError, NotConnectedError } from '../../chains/errors/rpcErrors'
import { openVault, VaultError, type VaultFailure } from '../protocol/hostChannel'
import type { Method, OwnWindow, Params, Result } from '../protocol/messages'

/** Time that the vault has to show or to answer a request, in milliseconds. */
const showLimitMs = 20_000

interface Question<Name extends Method> {
  readonly page: EmbeddedPage
  /** The vault's origin. */
  readonly origin: string
  readonly clock: Clock
  readonly method: Name
  readonly params: Params<Name>
}

/**
 * Asks the vault one request over a channel of its own.
 * @throws UserRejectedError, EmbeddedNotLoadedError, EmbeddedTimeoutError, EmbeddedUnavailableError, OriginNotAllowedError,
 * NotConnectedError, InvalidRequestError
 */
export async function askVault<Name extends Method>(question: Question<Name>): Promise<Result<Name>> {
  const { page, origin, clock, method, params } = question
  const shown = new AbortController()
  const onHeight = (height: number) => {
    if (height > 0) shown.abort()
    page.onHeight(height)
  }
  const channel = openVault({ page: window as OwnWindow, vault: page.window, origin, clock, onHeight })
  const limit = new AbortController()
  const stop = AbortSignal.any([page.signal, limit.signal])
  try {
    // Loading has a limit of its own: the answer to this shows that the page is there.
    const { isSupported } = await channel.request('getState', {}, { signal: page.signal })
    if (!isSupported && method !== 'disconnect') throw new EmbeddedUnavailableError('unsupported')
    clock.sleep(showLimitMs, shown.signal).then(
      () => limit.abort(),
      () => undefined, // It was shown or answered.
    )
    return await channel.request(method, params, { signal: stop })
  } catch (error) {
    if (limit.signal.aborted) throw new EmbeddedTimeoutError(error)
    throw error instanceof VaultError ? errorOf(error) : error
  } finally {
    shown.abort()
    channel.close()
  }
}

function errorOf(error: VaultError): Error {
  const make = makers[error.failure]
  return make ? make(error) : new EmbeddedUnavailableError('failed', error)
}

const version = (error: VaultError) => new EmbeddedUnavailableError('version', error)

const makers: Readonly<Partial<Record<VaultFailure, (error: VaultError) => Error>>> = {
  notLoaded: (error) => new EmbeddedNotLoadedError(error),
  timeout: (error) => new EmbeddedTimeoutError(error),
  origin: (error) => new OriginNotAllowedError(error),
  vaultIsOlder: version,
  vaultIsNewer: version,
  unsupported: (error) => new EmbeddedUnavailableError('unsupported', error),
  notConnected: () => new NotConnectedError(),
  invalid: (error) => new InvalidRequestError('The embedded wallet does not sign such requests', { cause: error }),
  declined: () => new UserRejectedError('The visitor rejected the request in the embedded wallet'),
  aborted: () => new UserRejectedError('The request was closed'),
}
