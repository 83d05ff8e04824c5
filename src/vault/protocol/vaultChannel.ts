import {
  createId,
  hostMessageSchema,
  methods,
  openSchema,
  protocolVersion,
  read,
  type Method,
  type OtherWindow,
  type OwnWindow,
  type Params,
  type Refusal,
  type Result,
  type WindowMessage,
} from './messages'

/** Most requests that are open at a time. */
const mostOpen = 8

/** Most requests of one page. */
const mostRequests = 10_000

/** A request is refused for this reason. */
export class RefusalError extends Error {
  override name = 'RefusalError'

  constructor(readonly reason: Refusal) {
    super(reason)
  }
}

/** The host that asks, as the browser tells it. */
export interface HostContext {
  readonly origin: string
  /** Aborts when the host gives the request up. */
  readonly signal: AbortSignal
}

export type Handlers = {
  readonly [Name in Method]: (params: Params<Name>, host: HostContext) => Promise<Result<Name>>
}

interface AcceptOptions {
  readonly page: OwnWindow
  /** The window that shows or opened the vault. No other window is listened to. */
  readonly host: OtherWindow
  /** Returns true for the origin of a host that may use the vault. */
  readonly isAllowed: (origin: string) => boolean
  readonly handlers: Handlers
}

/** A channel to one host. */
export interface VaultChannel {
  /** Tells the host the height of the content, in CSS pixels. */
  setHeight(height: number): void
  /** Tells the host that the wallet changed elsewhere. */
  tellChange(): void
}

/**
 * Waits for the host's channel, and answers its requests. The page takes one channel: a page that was reloaded is another one.
 * Resolves once the channel is open.
 */
export function acceptHost({ page, host, isAllowed, handlers }: AcceptOptions): Promise<VaultChannel> {
  const nonce = createId()
  const opened = new Promise<VaultChannel>((resolve) => {
    const onMessage = ({ source, origin, data, ports }: WindowMessage) => {
      const message = source === host ? read(openSchema, data) : null
      const [port] = ports
      // An answer to another page's nonce is old, or forged.
      if (!message || message.answers !== nonce || !port) return
      const reason = !isAllowed(origin) ? 'origin' : message.version !== protocolVersion ? 'version' : null
      if (reason) return host.postMessage({ portico: 'vault/refused', reason, version: protocolVersion }, origin)
      page.removeEventListener('message', onMessage)
      answerOver(port, origin, handlers)
      port.postMessage({ type: 'opened', answers: message.nonce })
      resolve({
        setHeight: (height) => port.postMessage({ type: 'size', height }),
        tellChange: () => port.postMessage({ type: 'changed' }),
      })
    }
    page.addEventListener('message', onMessage)
  })
  host.postMessage({ portico: 'vault/ready', version: protocolVersion, nonce }, '*')
  return opened
}

function answerOver(port: MessagePort, origin: string, handlers: Handlers): void {
  const seen = new Set<string>()
  const open = new Map<string, AbortController>()

  const answer = async (id: string, method: string, params: unknown) => {
    const controller = new AbortController()
    open.set(id, controller)
    try {
      const result = await run(method, params, { origin, signal: controller.signal })
      port.postMessage(controller.signal.aborted ? refusal(id, 'aborted') : { type: 'answer', id, result })
    } catch (error) {
      const reason = error instanceof RefusalError ? error.reason : 'failed'
      port.postMessage(refusal(id, controller.signal.aborted ? 'aborted' : reason))
    } finally {
      open.delete(id)
    }
  }

  const run = async (name: string, given: unknown, host: HostContext): Promise<unknown> => {
    if (!Object.hasOwn(methods, name)) throw new RefusalError('invalid')
    const method = name as Method
    const params = read(methods[method].params, given)
    if (!params) throw new RefusalError('invalid')
    const handle = handlers[method] as (params: unknown, host: HostContext) => Promise<unknown>
    return handle(params, host)
  }

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = read(hostMessageSchema, data)
    // Without an id there is no request to refuse.
    if (!message) return
    if (message.type === 'abort') return open.get(message.id)?.abort()
    if (seen.has(message.id)) return port.postMessage(refusal(message.id, 'replayed'))
    if (open.size >= mostOpen || seen.size >= mostRequests) return port.postMessage(refusal(message.id, 'busy'))
    seen.add(message.id)
    void answer(message.id, message.method, message.params)
  }
}

const refusal = (id: string, reason: Refusal) => ({ type: 'refusal', id, reason })
