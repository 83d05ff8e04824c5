import { isRecord } from '../chains/guards'
import { InvalidConfigError } from '../chains/errors/errors'
import type { ServerStorageOptions } from './storage/serverStorage'
import type { SiwxOptions } from './createSiwx'
import type { LocalStorageOptions } from './storage/localStorage'
import type { MessengerOptions } from './messenger'
import type { SiweConfig, SiweOptions } from './siweTypes'
import type { SiwxConfig, SiwxMessenger, SiwxStorage } from './types'

type Roles = typeof import('./roles.late')

/**
 * Makes the `siwx` option of `createPortico`. What is signed has to be readable by `parseSiwxMessage`, so that text
 * and session can be compared.
 * @example
 * createPortico({ ..., siwx: createSiwx({ storage: createServerStorage({ url: '/auth' }) }) })
 */
export function createSiwx(options: SiwxOptions = {}): SiwxConfig {
  const { signer, required = true, signOutOnDisconnect = true, onAccountChange = 'ask' } = options
  const load = lazily((roles) => roles.createSiwx(options))
  return {
    ...configOf(load),
    ...(signer ? { signMessage: (request) => signer.signMessage(request) } : {}),
    getRequired: () => required,
    onAccountChange,
    signOutOnDisconnect,
  }
}

/**
 * Writes EIP-4361 for eip155 and CAIP-122 for the others. Its `createMessage` rejects with InvalidSiwxMessageError.
 * @example
 * createSiwx({ messenger: createMessenger({ statement: 'Sign in to the shop' }) })
 */
export function createMessenger(options: MessengerOptions = {}): SiwxMessenger {
  const load = lazily((roles) => roles.createMessenger(options))
  return { createMessage: async (input) => (await load()).createMessage(input) }
}

/**
 * Keeps sessions in this browser, for apps without a server: they prove nothing to anyone else.
 * @example
 * createSiwx({ storage: createLocalStorage() })
 */
export function createLocalStorage(options: LocalStorageOptions = {}): SiwxStorage {
  return storageOf(lazily((roles) => roles.createLocalStorage(options)))
}

/**
 * Sign-in at a server of `portico/server`: it issues the nonces, verifies, and keeps the sessions behind a cookie that
 * scripts cannot read, so that they outlive a reload. Failures are SignInServerUnreachableError, SignInRefusedError
 * and SignInAnswerError.
 * @throws InvalidConfigError without a url
 * @example
 * createSiwx({ storage: createServerStorage({ url: '/auth' }) })
 */
export function createServerStorage(options: ServerStorageOptions): SiwxStorage {
  if (typeof options?.url !== 'string')
    throw new InvalidConfigError('createServerStorage.url', options?.url, 'a text such as /auth')
  const load = lazily((roles) => roles.createServerStorage(options))
  return { ...storageOf(load), verifies: true, getNonce: async () => (await load()).getNonce() }
}

const verbs = ['getNonce', 'getMessageParams', 'createMessage', 'verifyMessage', 'getSession', 'signOut'] as const

/**
 * Makes sign-in of what a host has for other toolkits, for the option `siweConfig`.
 * @throws InvalidConfigError that names the function that is missing
 * @example
 * createPortico({ ..., siweConfig: createSiweConfig({ getNonce, getMessageParams, createMessage, verifyMessage, getSession, signOut }) })
 */
export function createSiweConfig(options: SiweOptions, now?: () => number): SiweConfig {
  const given: unknown = options
  if (!isRecord(given)) throw new InvalidConfigError('siweConfig', given, 'an object')
  for (const verb of verbs)
    if (typeof given[verb] !== 'function') throw new InvalidConfigError(`siweConfig.${verb}`, given[verb], 'a function')
  if (options.enabled === false) return { siwx: null }
  const { required = true, signOutOnDisconnect = true } = options
  const load = lazily((roles) => roles.createSiwe(options, now))
  return { siwx: { ...configOf(load), getRequired: () => required, signOutOnDisconnect } }
}

/** Makes something with the first call that asks for it; where its code could not be loaded, the next call tries again. */
function lazily<Made>(make: (roles: Roles) => Made): () => Promise<Made> {
  let made: Promise<Made> | null = null
  return () => {
    made ??= import('./roles.late').then(make)
    made.catch(() => (made = null))
    return made
  }
}

function configOf(load: () => Promise<SiwxConfig>): SiwxConfig {
  return {
    createMessage: async (input) => (await load()).createMessage(input),
    addSession: async (session) => (await load()).addSession(session),
    setSessions: async (sessions) => (await load()).setSessions(sessions),
    getSessions: async (...asked) => (await load()).getSessions(...asked),
    revokeSession: async (chainId, address) => (await load()).revokeSession(chainId, address),
  }
}

function storageOf(load: () => Promise<SiwxStorage>): SiwxStorage {
  return {
    add: async (session) => (await load()).add(session),
    set: async (sessions) => (await load()).set(sessions),
    get: async (chainId, address) => (await load()).get(chainId, address),
    delete: async (chainId, address) => (await load()).delete(chainId, address),
  }
}
