import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { base64urlnopad } from '@scure/base'
import type { UnlockingPasskey } from '../keys/seal'

/** Why a passkey was not made or used. */
export type PasskeyFailure =
  /** The visitor closed the browser's dialog, or its time was over. Browsers do not tell these apart. */
  | 'cancelled'
  /** The authenticator already has a passkey of this wallet. */
  | 'exists'
  /** The browser or the authenticator has no PRF extension: it cannot encrypt a wallet. */
  | 'noPrf'
  /** This page may not use passkeys: an insecure page, a frame without permission, or a browser without WebAuthn. */
  | 'unsupported'

const sentences: Readonly<Record<PasskeyFailure, string>> = {
  cancelled: 'The passkey was not used',
  exists: 'This device already has a passkey of the wallet',
  noPrf: 'This browser or device cannot encrypt with a passkey',
  unsupported: 'This page cannot use passkeys',
}

/** A passkey was not made or used. */
export class PasskeyError extends Error {
  override name = 'PasskeyError'

  constructor(readonly failure: PasskeyFailure) {
    super(sentences[failure])
  }
}

/** Input of the PRF extension. It is the same for all passkeys: outputs of different passkeys differ by themselves. */
const prfInput = new TextEncoder().encode('portico-vault/prf/v1')

/** The extension is not in the types of the library. https://w3c.github.io/webauthn/#prf-extension */
interface Extensions {
  readonly prf?: { readonly enabled?: boolean; readonly results?: { readonly first?: BufferSource } }
}
const prf = { prf: { eval: { first: prfInput } } }

const createChallenge = () => base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32)))

interface CreatePasskeyOptions {
  /** Domain of the vault, or one above it. */
  readonly rpId: string
  /** Name of the vault's operator, shown by the browser. */
  readonly rpName: string
  /** Name of the passkey in the visitor's list of passkeys. */
  readonly name: string
  /** Ids of the wallet's other passkeys: an authenticator that has one makes no second one. */
  readonly excluded?: readonly string[] | undefined
}

/**
 * Asks the visitor to create a passkey, and reads its PRF output. Needs a press of the visitor.
 * @throws PasskeyError
 */
export async function createPasskey(options: CreatePasskeyOptions): Promise<UnlockingPasskey> {
  const { rpId, rpName, name, excluded = [] } = options
  const made = await startRegistration({
    optionsJSON: {
      rp: { id: rpId, name: rpName },
      user: { id: base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32))), name, displayName: name },
      // The signature of a passkey is not used: without a server, its output alone is.
      challenge: createChallenge(),
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      excludeCredentials: excluded.map((id) => ({ id, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      extensions: prf as object,
    },
  }).catch(refuse)
  const { prf: told } = made.clientExtensionResults as Extensions
  const output = readOutput(told?.results?.first)
  if (output) return { credentialId: made.id, output }
  // Some authenticators give the output to the first use only.
  if (told?.enabled === false || told === undefined) throw new PasskeyError('noPrf')
  return getPasskey({ rpId, credentialIds: [made.id] })
}

interface GetPasskeyOptions {
  readonly rpId: string
  /** Ids of the passkeys that may be used. Left out: the visitor chooses one of this domain. */
  readonly credentialIds?: readonly string[] | undefined
}

/**
 * Asks the visitor to use a passkey, and reads its PRF output.
 * @throws PasskeyError
 */
export async function getPasskey({ rpId, credentialIds = [] }: GetPasskeyOptions): Promise<UnlockingPasskey> {
  const used = await startAuthentication({
    optionsJSON: {
      rpId,
      challenge: createChallenge(),
      allowCredentials: credentialIds.map((id) => ({ id, type: 'public-key' })),
      userVerification: 'required',
      extensions: prf as object,
    },
  }).catch(refuse)
  const output = readOutput((used.clientExtensionResults as Extensions).prf?.results?.first)
  if (!output) throw new PasskeyError('noPrf')
  return { credentialId: used.id, output }
}

/** True where this page can use passkeys, and the browser does not say that it has no PRF extension. */
export async function canUsePasskeys(): Promise<boolean> {
  if (!browserSupportsWebAuthn()) return false
  const { getClientCapabilities } = PublicKeyCredential as {
    getClientCapabilities?: () => Promise<Readonly<Record<string, boolean>>>
  }
  const capabilities = await getClientCapabilities?.call(PublicKeyCredential).catch(() => null)
  return capabilities?.['extension:prf'] !== false
}

/** A copy of the output, 32 bytes. */
function readOutput(given: BufferSource | undefined): Uint8Array | null {
  if (!given) return null
  const bytes = given instanceof ArrayBuffer ? new Uint8Array(given) : new Uint8Array(given.buffer)
  return bytes.length === 32 ? bytes : null
}

/** The browser's error by its name; the library passes the names on. */
function refuse(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyError('cancelled')
  throw new PasskeyError(name === 'InvalidStateError' ? 'exists' : 'unsupported')
}
