import type { Clock } from '../../chains/clock'
import {
  createId,
  methods,
  openedSchema,
  protocolVersion,
  read,
  readySchema,
  refusedSchema,
  vaultMessageSchema,
  type Method,
  type OtherWindow,
  type OwnWindow,
  type Params,
  type Refusal,
  type Result,
  type WindowMessage,
} from './messages'

/** Time that the vault's page has to load, in milliseconds. */
export const loadLimitMs = 20_000

/** A request is sent again so many times after the vault's page was reloaded. */
const mostReloads = 3

/** Why the vault cannot be used, or did not answer. */
export type VaultFailure =
  /** The page of the vault did not load in time. */
  | 'notLoaded'
  /** No answer within the time limit of the request. */
  | 'timeout'
  /** The vault does not allow the origin of this page. */
  | 'origin'
  /** The vault has an older version, or a newer one. */
  | 'vaultIsOlder'
  | 'vaultIsNewer'
  /** The page of the vault was reloaded too often. */
  | 'reloaded'
  /** The channel was closed by this page. */
  | 'closed'
  /** The vault answered with another value than the method has. */
  | 'invalidAnswer'
  | Refusal

/** The vault refused a request, or cannot be reached. */
export class VaultError extends Error {
  override name = 'VaultError'

  constructor(readonly failure: VaultFailure) {
    super(`The vault did not answer: ${failure}`)
  }
}

interface OpenOptions {
  readonly page: OwnWindow
  /** The window of the frame or popup. It stays the same when its page is reloaded. */
  readonly vault: OtherWindow
  /** The vault's origin. */
  readonly origin: string
  readonly clock: Clock
  readonly onHeight?: ((height: number) => void) | undefined
  readonly onChange?: (() => void) | undefined
}

interface RequestOptions {
  /** Gives the request up. */
  readonly signal?: AbortSignal | undefined
  /** Time limit for the answer, in milliseconds. Left out: the visitor has all the time. */
  readonly limitMs?: number | undefined
}

/** A channel to the vault. It outlives reloads of the vault's page. */
export interface HostChannel {
  /** @throws VaultError */
  request<Name extends Method>(method: Name, params: Params<Name>, options?: RequestOptions): Promise<Result<Name>>
  /** Rejects open requests, and ignores the vault from now on. */
  close(): void
}

interface Pending {
  readonly method: Method
  readonly params: unknown
  readonly resolve: (result: unknown) => void
  readonly reject: (error: VaultError) => void
  reloads: number
}

/**
 * Opens a channel to a vault that is being loaded. Requests wait until it is open. A request that the vault did not answer
 * before its page was reloaded is sent again: the vault shows it again, and has given no signature for it.
 */
export function openVault({ page, vault, origin, clock, onHeight, onChange }: OpenOptions): HostChannel {
  const pending = new Map<string, Pending>()
  const loading = new AbortController()
  let failure: VaultFailure | null = null
  let port: MessagePort | null = null
  /** Closes the port of the page that was loaded before. */
  let closePort = () => {}

  const fail = (reason: VaultFailure) => {
    failure = reason
    closePort()
    port = null
    page.removeEventListener('message', onMessage)
    loading.abort()
    for (const { reject } of pending.values()) reject(new VaultError(reason))
    pending.clear()
  }

  const onMessage = ({ source, origin: sender, data }: WindowMessage) => {
    if (source !== vault || sender !== origin) return
    const refused = read(refusedSchema, data)
    if (refused) return fail(refused.reason === 'origin' ? 'origin' : ageOf(refused.version))
    const ready = read(readySchema, data)
    if (!ready) return
    if (ready.version !== protocolVersion) return fail(ageOf(ready.version))
    open(ready.nonce)
  }

  /** The page of the vault is there, for the first time or after a reload. */
  const open = (answers: string) => {
    closePort()
    port = null
    const nonce = createId()
    const { port1, port2 } = new MessageChannel()
    closePort = () => port1.close()
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (port === port1) return take(data)
      if (read(openedSchema, data)?.answers !== nonce) return
      loading.abort()
      port = port1
      for (const [id, one] of Array.from(pending)) resend(id, one)
    }
    vault.postMessage({ portico: 'vault/open', version: protocolVersion, nonce, answers }, origin, [port2])
  }

  const send = (id: string, { method, params }: Pending) => port?.postMessage({ type: 'request', id, method, params })

  const resend = (id: string, one: Pending) => {
    pending.delete(id)
    if (one.reloads > mostReloads) return one.reject(new VaultError('reloaded'))
    one.reloads += 1
    const next = createId()
    pending.set(next, one)
    send(next, one)
  }

  const take = (data: unknown) => {
    const message = read(vaultMessageSchema, data)
    if (!message) return
    if (message.type === 'size') return onHeight?.(message.height)
    if (message.type === 'changed') return onChange?.()
    const one = pending.get(message.id)
    if (!one) return
    pending.delete(message.id)
    if (message.type === 'refusal') return one.reject(new VaultError(message.reason))
    const result = read(methods[one.method].result, message.result)
    if (result === null) return one.reject(new VaultError('invalidAnswer'))
    one.resolve(result)
  }

  const request = <Name extends Method>(
    method: Name,
    params: Params<Name>,
    { signal, limitMs }: RequestOptions = {},
  ): Promise<Result<Name>> => {
    const settled = new AbortController()
    const asked = new Promise<unknown>((resolve, reject) => {
      if (failure) return reject(new VaultError(failure))
      if (signal?.aborted) return reject(new VaultError('aborted'))
      const one: Pending = { method, params, resolve, reject, reloads: 0 }
      const giveUp = (reason: VaultFailure) => {
        const id = [...pending].find(([, each]) => each === one)?.[0]
        if (id === undefined) return
        pending.delete(id)
        port?.postMessage({ type: 'abort', id })
        reject(new VaultError(reason))
      }
      signal?.addEventListener('abort', () => giveUp('aborted'), { signal: settled.signal })
      if (limitMs !== undefined)
        clock.sleep(limitMs, settled.signal).then(
          () => giveUp('timeout'),
          () => undefined, // It was answered.
        )
      const id = createId()
      pending.set(id, one)
      send(id, one)
    })
    return asked.finally(() => settled.abort()) as Promise<Result<Name>>
  }

  page.addEventListener('message', onMessage)
  clock.sleep(loadLimitMs, loading.signal).then(
    () => fail('notLoaded'),
    () => undefined, // It is loaded, or over.
  )
  return { request, close: () => fail('closed') }
}

const ageOf = (version: number): VaultFailure => (version < protocolVersion ? 'vaultIsOlder' : 'vaultIsNewer')
