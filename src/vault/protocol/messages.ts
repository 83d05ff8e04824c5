import {
  any,
  array,
  boolean,
  custom,
  literal,
  maxLength,
  minLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
  union,
  type GenericSchema,
  type InferInput,
  type InferOutput,
} from 'valibot'

/** Version of the messages. A host and a vault of different versions say which of them is older. */
export const protocolVersion = 1

/** Most characters of the parameters of one request, as JSON. */
const mostCharacters = 256 * 1024

/** 16 random bytes in hex. */
const random = pipe(string(), regex(/^[0-9a-f]{32}$/))

const networkId = pipe(string(), regex(/^(eip155|solana):[\w-]{1,32}$/))
const text = pipe(string(), maxLength(200))

/** Any value of JSON, up to the limit. */
const json = custom<unknown>((value) => {
  try {
    const written: unknown = JSON.stringify(value)
    return typeof written === 'string' && written.length <= mostCharacters
  } catch {
    return false
  }
})

const addresses = object({ eip155: text, solana: text })

/** Requests of the host, each with the schemas of its parameters and its result. */
export const methods = {
  /** Tells what the vault can do in this place, without a prompt. Addresses are told to a host that is connected. */
  getState: {
    params: strictObject({}),
    result: object({
      /** This browser has the PRF extension, and the frame may use passkeys and storage. */
      isSupported: boolean(),
      hasWallet: boolean(),
      addresses: optional(addresses),
    }),
  },
  /** Asks the visitor to create or to use a wallet, and to connect it with the host. */
  connect: {
    params: strictObject({ networks: pipe(array(networkId), minLength(1), maxLength(64)) }),
    result: addresses,
  },
  /** Asks the visitor for a signature: a request of the namespace, EIP-1193 shape. */
  sign: {
    params: strictObject({ networkId, account: text, method: text, params: json }),
    /** One signature, or one for each of several transactions. */
    result: pipe(array(string()), minLength(1), maxLength(100)),
  },
  /** Opens a view of the vault; resolves when it is closed. */
  openView: { params: strictObject({ view: picklist(['settings', 'export']) }), result: object({}) },
  disconnect: { params: strictObject({}), result: object({}) },
} as const satisfies Readonly<Record<string, { params: GenericSchema; result: GenericSchema }>>

export type Method = keyof typeof methods
export type Params<Name extends Method> = InferInput<(typeof methods)[Name]['params']>
export type Result<Name extends Method> = InferOutput<(typeof methods)[Name]['result']>

/** Why the vault does not answer a request with a result. */
export const refusals = [
  /** The message does not match its schema. */
  'invalid',
  /** The id was used before. */
  'replayed',
  /** Too many requests are open, or were made since the page was loaded. */
  'busy',
  /** The host is not connected. */
  'notConnected',
  /** The visitor declined. */
  'declined',
  /** The host gave the request up. */
  'aborted',
  /** The browser or the authenticator cannot do it. */
  'unsupported',
  /** The vault failed. */
  'failed',
] as const
export type Refusal = (typeof refusals)[number]

/** The vault is loaded; sent to any parent, because it does not know it yet. */
export const readySchema = object({ portico: literal('vault/ready'), version: number(), nonce: random })

/** The host opens a channel: `answers` is the nonce of the vault, and one port comes with the message. */
export const openSchema = object({
  portico: literal('vault/open'),
  version: number(),
  nonce: random,
  answers: random,
})

/** The vault does not open a channel. */
export const refusedSchema = object({
  portico: literal('vault/refused'),
  reason: picklist(['origin', 'version']),
  version: number(),
})

/** The first message of the vault over the port: `answers` is the nonce of the host. */
export const openedSchema = object({ type: literal('opened'), answers: random })

/** Messages of the host over the port. */
export const hostMessageSchema = union([
  strictObject({ type: literal('request'), id: random, method: text, params: any() }),
  strictObject({ type: literal('abort'), id: random }),
])

/** Messages of the vault over the port. */
export const vaultMessageSchema = union([
  strictObject({ type: literal('answer'), id: random, result: any() }),
  strictObject({ type: literal('refusal'), id: random, reason: picklist(refusals) }),
  /** Size that the vault's content needs, in CSS pixels; 0 while it shows nothing. */
  strictObject({ type: literal('size'), height: number() }),
  /** The wallet of this vault changed or was disconnected in another tab. */
  strictObject({ type: literal('changed') }),
])

/** Reads a message; null where it does not match. Getters and proxies cannot arrive: messages are cloned. */
export function read<Schema extends GenericSchema>(schema: Schema, value: unknown): InferOutput<Schema> | null {
  const { success, output } = safeParse(schema, value)
  return success ? output : null
}

/** A random id or nonce: 16 bytes in hex. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Another window, as far as messages to it are needed. */
export interface OtherWindow {
  postMessage(message: unknown, targetOrigin: string, transfer?: Transferable[]): void
}

/** This window, as far as messages to it are needed. */
export interface OwnWindow {
  addEventListener(type: 'message', listener: (event: WindowMessage) => void): void
  removeEventListener(type: 'message', listener: (event: WindowMessage) => void): void
}

export interface WindowMessage {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
  readonly ports: readonly MessagePort[]
}
