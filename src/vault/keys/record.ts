import {
  array,
  check,
  integer,
  literal,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  pipe,
  regex,
  safeParse,
  string,
  type InferOutput,
} from 'valibot'
import { WalletRecordError } from './errors'

/** Version of the record's format. A record of a later version is kept and not opened. */
export const recordVersion = 1

/** Most passkeys of one wallet. */
export const mostPasskeys = 16

const bytes = (length: number) => pipe(string(), regex(new RegExp(`^[0-9a-f]{${2 * length}}$`)))

/** AES-256-GCM: 12 bytes of IV, and the ciphertext with 16 bytes of tag, in hex. */
const sealed = (length: number) => object({ iv: bytes(12), data: bytes(length + 16) })

const credentialId = pipe(string(), regex(/^[\w-]{1,1400}$/))
const time = pipe(number(), integer(), minValue(0))

const passkeySchema = object({
  /** Id of the credential in base64url. */
  credentialId,
  /** Shown in the settings. */
  name: pipe(string(), maxLength(64)),
  /** In milliseconds since the epoch. */
  addedAt: time,
  /** Salt of HKDF, 32 bytes in hex. */
  salt: bytes(32),
  /** The data key of 32 bytes. */
  key: sealed(32),
})

const recordSchema = pipe(
  object({
    version: literal(recordVersion),
    /** 16 random bytes in hex. */
    id: bytes(16),
    /** Raised with every change. */
    revision: pipe(number(), integer(), minValue(1)),
    createdAt: time,
    addresses: object({
      eip155: pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/)),
      solana: pipe(string(), regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
    }),
    /** The entropy, by the data key. */
    entropy: sealed(16),
    passkeys: pipe(array(passkeySchema), minLength(1), maxLength(mostPasskeys)),
  }),
  check(({ passkeys }) => new Set(passkeys.map((one) => one.credentialId)).size === passkeys.length),
)

/** A wallet as it is stored. It has addresses in plain text, and no secret that is not encrypted. */
export type WalletRecord = InferOutput<typeof recordSchema>
export type PasskeyRecord = InferOutput<typeof passkeySchema>

/**
 * Reads the stored record of a wallet.
 * @throws WalletRecordError
 */
export function readRecord(value: unknown): WalletRecord {
  const { success, output } = safeParse(recordSchema, value)
  if (success) return output
  const later = safeParse(object({ version: pipe(number(), minValue(recordVersion + 1)) }), value)
  throw new WalletRecordError(later.success ? 'newer' : 'invalid')
}
