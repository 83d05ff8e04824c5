import { parseCaipNetworkId } from '../chains/caip'
import { ChainUnavailableError } from '../chains/errors/chainErrors'
import type { SiwxMessage } from '../siwx/message/fields'
import { verifiersByNamespace } from '../siwx/verifiers'
import { canonicalise, readMessage, refusalOf, sessionOf } from './checks'
import { checkConfig } from './config'
import type { SignInServerConfig, SignInAttempt, SignInResult, SignInServer } from './types'
import { createHandler } from './http/handle'
import { createMemory } from './memory'
import { createNodeHandler } from './http/node'
import type { SignInRefusal } from './http/refusals'
import { createStore } from './store'

const mostMessage = 8 * 1024
// An account that does not exist yet brings the code it will have.
const mostSignature = 48 * 1024

/**
 * Makes the sign-in of a host. Its nonces are used once: in this process, and over all that share a storage with `take`.
 * @throws InvalidSignInConfigError, InvalidCaipNetworkIdError
 * @example
 * const auth = createSignInServer({ domain: 'shop.example', chains: ['eip155:1'], sessionLifetimeMs: 86_400_000, nonceLifetimeMs: 300_000 })
 * const answer = await auth.handle(request)
 */
export function createSignInServer(config: SignInServerConfig): SignInServer {
  checkConfig(config)
  const { clock = Date.now, nonceLifetimeMs, sessionLifetimeMs, rpcUrls, verificationMs, verificationsAtOnce } = config
  const times = { clock, sessionLifetimeMs, idleMs: config.idleMs ?? Infinity }
  const store = config.storage ? createStore(config.storage, times) : createMemory(times, config.memoryLimits)
  const verifiers = verifiersByNamespace(rpcUrls, { verificationMs, verificationsAtOnce })
  /** Nonces whose signature is being looked at. */
  const busy = new Set<string>()

  async function refusalOfProof(message: SiwxMessage, attempt: SignInAttempt): Promise<SignInRefusal | null> {
    const { accountAddress: address, chainId: networkId, nonce } = message
    const { message: text, signature, browser } = attempt
    const state = await store.stateOf(nonce, browser)
    if (state === 'elsewhere') return browser === undefined ? 'cookie-missing' : 'browser-mismatch'
    if (state !== 'fresh') return state === 'used' ? 'nonce-used' : 'nonce-unknown'
    if (!store.hasSpaceFor(message)) return 'server-full'
    const verify = verifiers[parseCaipNetworkId(networkId).namespace]
    try {
      const isRight = await verify({ text, signature, address, networkId })
      if (!(await store.spend(nonce))) return 'nonce-used'
      return isRight ? null : 'signature-invalid'
    } catch (error) {
      if (error instanceof ChainUnavailableError) return 'chain-unavailable'
      throw error
    }
  }

  async function open(message: SiwxMessage) {
    const session = sessionOf(message, clock(), config)
    return { isVerified: true, session, token: await store.open(session) } as const
  }

  async function verify(attempt: SignInAttempt): Promise<SignInResult> {
    const { message: text, signature, data = {} } = attempt
    if (text.length > mostMessage || signature.length > mostSignature) return refuse('too-large')
    const message = readMessage(text)
    if (typeof message === 'string') return refuse(message)
    const refusal = refusalOf(message, data, config, clock())
    if (refusal) return refuse(refusal)
    // Nothing is awaited between the two: of a message that comes twice at once, one is looked at.
    if (busy.has(message.nonce)) return refuse('nonce-used')
    busy.add(message.nonce)
    try {
      const reason = await refusalOfProof(message, attempt)
      return reason ? refuse(reason) : await open(message)
    } finally {
      busy.delete(message.nonce)
    }
  }

  const parts: Omit<SignInServer, 'handle' | 'nodeHandler'> = {
    issueNonce: ({ browser } = {}) => store.issueNonce(nonceLifetimeMs, browser),
    verify,
    readSession: (token) => store.read(token),
    signOut: (token) => store.close(token),
    signOutAccount: (account) => store.closeAll(canonicalise(account, config)),
    sweep: () => store.sweep(),
  }
  const { handle, knows } = createHandler(config, parts)
  const nodeHandler = createNodeHandler({ handle, knows, basePath: config.basePath ?? '', onError: config.onError })
  return { ...parts, handle, nodeHandler }
}

function refuse(reason: SignInRefusal): SignInResult {
  return { isVerified: false, reason }
}
