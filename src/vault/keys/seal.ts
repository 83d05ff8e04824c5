import { hex } from '@scure/base'
import { addressesOf, deriveKeys, wipe, type WalletAddresses } from './accounts'
import { WalletRecordError } from './errors'
import { mostPasskeys, recordVersion, type PasskeyRecord, type WalletRecord } from './record'

/** A passkey with the output of its PRF extension, 32 bytes: https://w3c.github.io/webauthn/#prf-extension */
export interface UnlockingPasskey {
  /** Id of the credential in base64url. */
  readonly credentialId: string
  /** Overwritten by the function that takes it. */
  readonly output: Uint8Array
}

export interface NewPasskey extends UnlockingPasskey {
  /** Shown in the settings. */
  readonly name: string
}

const prfBytes = 32
const textBytes = (text: string) => new TextEncoder().encode(text)
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** Encrypts the entropy of a new wallet for its first passkey. Overwrites the entropy. */
export async function sealWallet(entropy: Uint8Array, passkey: NewPasskey, now: number): Promise<WalletRecord> {
  const keys = deriveKeys(entropy)
  const dataKey = random(32)
  try {
    const about = { id: hex.encode(random(16)), addresses: addressesOf(keys) }
    return {
      version: recordVersion,
      ...about,
      revision: 1,
      createdAt: now,
      entropy: await encrypt(dataKey, entropy, contextOfEntropy(about)),
      passkeys: [await wrap(about.id, dataKey, passkey, now)],
    }
  } finally {
    wipe(keys.eip155, keys.solana, dataKey, entropy)
  }
}

/**
 * Decrypts the entropy by one passkey of the wallet, and compares the addresses. The caller overwrites it after its use.
 * @throws WalletRecordError
 */
export async function openWallet(record: WalletRecord, passkey: UnlockingPasskey): Promise<Uint8Array> {
  const dataKey = await unwrap(record, passkey)
  let entropy: Uint8Array
  try {
    entropy = await decrypt(dataKey, record.entropy, contextOfEntropy(record))
  } finally {
    wipe(dataKey)
  }
  const keys = deriveKeys(entropy)
  const { eip155, solana } = addressesOf(keys)
  wipe(keys.eip155, keys.solana)
  if (eip155 === record.addresses.eip155 && solana === record.addresses.solana) return entropy
  wipe(entropy)
  throw new WalletRecordError('sealed')
}

/**
 * Adds a passkey to a wallet, which another one of its passkeys opens.
 * @throws WalletRecordError
 */
export async function addPasskey(
  record: WalletRecord,
  opener: UnlockingPasskey,
  added: NewPasskey,
  now: number,
): Promise<WalletRecord> {
  const isKnown = record.passkeys.some(({ credentialId }) => credentialId === added.credentialId)
  if (isKnown || record.passkeys.length >= mostPasskeys) throw new WalletRecordError('invalid')
  const dataKey = await unwrap(record, opener)
  try {
    const passkey = await wrap(record.id, dataKey, added, now)
    return { ...record, revision: record.revision + 1, passkeys: [...record.passkeys, passkey] }
  } finally {
    wipe(dataKey)
  }
}

/**
 * Removes a passkey, after another one has opened the wallet: one that works is left.
 * @throws WalletRecordError
 */
export async function removePasskey(
  record: WalletRecord,
  opener: UnlockingPasskey,
  credentialId: string,
): Promise<WalletRecord> {
  wipe(await unwrap(record, opener))
  const passkeys = record.passkeys.filter((one) => one.credentialId !== credentialId)
  if (passkeys.length === record.passkeys.length) throw new WalletRecordError('unknownPasskey')
  if (credentialId === opener.credentialId) throw new WalletRecordError('invalid')
  return { ...record, revision: record.revision + 1, passkeys }
}

// Additional data of the ciphertexts: a ciphertext of another wallet, place or version does not decrypt.
const contextOfEntropy = ({ id, addresses }: { readonly id: string; readonly addresses: WalletAddresses }) =>
  textBytes(['portico-vault', recordVersion, 'entropy', id, addresses.eip155, addresses.solana].join('/'))
const contextOfKey = (id: string, credentialId: string) =>
  textBytes(['portico-vault', recordVersion, 'passkey', id, credentialId].join('/'))

async function wrap(id: string, dataKey: Uint8Array, passkey: NewPasskey, now: number): Promise<PasskeyRecord> {
  const { credentialId, output, name } = passkey
  const salt = random(32)
  const context = contextOfKey(id, credentialId)
  const wrapping = await wrappingKey(output, salt, context)
  const key = await encryptBy(wrapping, dataKey, context)
  return { credentialId, name, addedAt: now, salt: hex.encode(salt), key }
}

async function unwrap(record: WalletRecord, { credentialId, output }: UnlockingPasskey): Promise<Uint8Array> {
  const found = record.passkeys.find((one) => one.credentialId === credentialId)
  if (!found) {
    wipe(output)
    throw new WalletRecordError('unknownPasskey')
  }
  const context = contextOfKey(record.id, credentialId)
  const wrapping = await wrappingKey(output, hex.decode(found.salt), context)
  return decryptBy(wrapping, found.key, context)
}

/** HKDF with SHA-256, https://www.rfc-editor.org/rfc/rfc5869. Overwrites the output of the authenticator. */
async function wrappingKey(output: Uint8Array, salt: Uint8Array, info: Uint8Array): Promise<CryptoKey> {
  try {
    if (output.length !== prfBytes) throw new WalletRecordError('sealed')
    const material = await crypto.subtle.importKey('raw', owned(output), 'HKDF', false, ['deriveKey'])
    const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: owned(salt), info: owned(info) }
    return await crypto.subtle.deriveKey(algorithm, material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
  } finally {
    wipe(output)
  }
}

const importKey = (key: Uint8Array) =>
  crypto.subtle.importKey('raw', owned(key), 'AES-GCM', false, ['encrypt', 'decrypt'])

const encrypt = async (key: Uint8Array, secret: Uint8Array, context: Uint8Array) =>
  encryptBy(await importKey(key), secret, context)
const decrypt = async (key: Uint8Array, sealed: Sealed, context: Uint8Array) =>
  decryptBy(await importKey(key), sealed, context)

interface Sealed {
  readonly iv: string
  readonly data: string
}

async function encryptBy(key: CryptoKey, secret: Uint8Array, context: Uint8Array): Promise<Sealed> {
  const iv = random(12)
  const algorithm = { name: 'AES-GCM', iv, additionalData: owned(context) }
  const data = await crypto.subtle.encrypt(algorithm, key, owned(secret))
  return { iv: hex.encode(iv), data: hex.encode(new Uint8Array(data)) }
}

async function decryptBy(key: CryptoKey, { iv, data }: Sealed, context: Uint8Array): Promise<Uint8Array> {
  try {
    const algorithm = { name: 'AES-GCM', iv: owned(hex.decode(iv)), additionalData: owned(context) }
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, owned(hex.decode(data))))
  } catch {
    throw new WalletRecordError('sealed')
  }
}

/** The same bytes with the type that Web Crypto takes: memory that no other thread shares. */
const owned = (bytes: Uint8Array) => bytes as Uint8Array<ArrayBuffer>
