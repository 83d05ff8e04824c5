import { parseCaipNetworkId } from '../chains/caip'
import { isRecord } from '../chains/guards'
import { systemClock } from '../chains/clock'
import { NoVerifierError, SessionNotKeptError, SessionNotValidNowError, SignatureInvalidError } from './siwxErrors'
import { createLocalStorage } from './storage/localStorage'
import { createMessenger } from './messenger'
import { isOf, isValidAt, readMessage, readSession } from './session'
import type {
  OnAccountChange,
  SiwxConfig,
  SiwxMessenger,
  SiwxSession,
  SiwxSigner,
  SiwxStorage,
  SiwxVerifier,
} from './types'
import { createVerifiers } from './createVerifiers'

/** The roles of sign-in: each can be replaced. */
export interface SiwxOptions {
  /** @default createMessenger() */
  readonly messenger?: SiwxMessenger | undefined
  /** All that are for a session have to agree; not asked where the storage verifies. @default createVerifiers() */
  readonly verifiers?: readonly SiwxVerifier[] | undefined
  /** @default createLocalStorage() */
  readonly storage?: SiwxStorage | undefined
  /** Left out: the connected wallet. */
  readonly signer?: SiwxSigner | undefined
  /** A visitor has to sign in to stay connected. @default true */
  readonly required?: boolean | undefined
  /** Reaction to another account of the wallet. @default 'ask' */
  readonly onAccountChange?: OnAccountChange | undefined
  /** @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /** The time in milliseconds. */
  readonly now?: (() => number) | undefined
}

/** The implementation of `createSiwx` of the entry. */
export function createSiwx(options: SiwxOptions = {}): SiwxConfig {
  const {
    messenger = createMessenger(),
    verifiers = createVerifiers(),
    storage = createLocalStorage(),
    signer,
  } = options
  const { required = true, signOutOnDisconnect = true, onAccountChange = 'ask', now = systemClock.now } = options

  async function accept(given: SiwxSession): Promise<SiwxSession> {
    const session = readSession(given)
    if (!isValidAt(session, now())) throw new SessionNotValidNowError()
    if (storage.verifies !== true) await verify(session, verifiers)
    return session
  }

  /** A browser may not keep what the backend answers with; whether it did shows with the next request. */
  async function readBack({ data: { chainId, accountAddress } }: SiwxSession): Promise<void> {
    // If the backend cannot be asked, its last yes counts.
    const sessions: unknown = await storage.get(chainId, accountAddress).catch(() => null)
    if (Array.isArray(sessions) && sessions.length === 0) throw new SessionNotKeptError()
  }

  return {
    createMessage: async (input) => {
      const nonce = await storage.getNonce?.()
      return messenger.createMessage(nonce === undefined ? input : { ...input, nonce })
    },
    ...(signer ? { signMessage: (request) => signer.signMessage(request) } : {}),
    addSession: async (session) => {
      const accepted = await accept(session)
      await storage.add(accepted)
      if (storage.verifies === true) await readBack(accepted)
    },
    setSessions: async (sessions) => storage.set(await Promise.all(sessions.map(accept))),
    getSessions: async (chainId, address) => {
      const sessions: unknown = await storage.get(chainId, address)
      // A backend decides by its own clock; this page's may be wrong.
      const isUsable = (session: SiwxSession) => storage.verifies === true || isValidAt(session, now())
      return listOf(sessions).filter((session) => isOf(session, chainId, address) && isUsable(session))
    },
    revokeSession: async (chainId, address) => storage.delete(chainId, address),
    getRequired: () => required,
    onAccountChange,
    signOutOnDisconnect,
  }
}

/** Sessions that a storage of the host's gave, without those that are not valid. */
function listOf(given: unknown): readonly SiwxSession[] {
  if (!Array.isArray(given)) return []
  return given.filter((entry): entry is SiwxSession => isRecord(entry) && readMessage(entry.data) !== null)
}

async function verify(session: SiwxSession, verifiers: readonly SiwxVerifier[]): Promise<void> {
  const { namespace } = parseCaipNetworkId(session.data.chainId)
  const own = verifiers.filter(
    (verifier) => verifier.chainNamespace === namespace && (verifier.shouldVerify?.(session) ?? true),
  )
  if (own.length === 0) throw new NoVerifierError(namespace)
  for (const verifier of own) if ((await verifier.verify(session)) !== true) throw new SignatureInvalidError()
}
