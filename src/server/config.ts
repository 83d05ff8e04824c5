import { parseCaipNetworkId } from '../chains/caip'
import type { CaipNetworkId } from '../chains/network'
import { authorityPattern } from '../siwx/message/grammar'
import type { RpcUrls } from '../siwx/verifiers/eip155Account'
import type { MemoryLimits } from './memory'
import { InvalidSignInConfigError } from './errors'
import type { SignInStorage } from './store'

/** What a host says about its sign-in. */
export interface SignInServerConfig {
  /** The authority people sign in to, as the browser has it in `location.host`. */
  readonly domain: string
  /** Where people sign in; a message's URI has to be this address or lie beneath it. Left out: anywhere on the domain, over https. */
  readonly uri?: string | undefined
  /** CAIP-2 ids of the networks that accounts may be on. */
  readonly chains: readonly CaipNetworkId[]
  /** Left out: this process's memory, which is for one process. */
  readonly storage?: SignInStorage | undefined
  /** How much this process keeps where there is no storage; each has a default. */
  readonly memoryLimits?: Partial<MemoryLimits> | undefined
  readonly sessionLifetimeMs: number
  readonly nonceLifetimeMs: number
  /** The time in milliseconds. */
  readonly clock?: (() => number) | undefined
  /** Endpoints by CAIP-2 id, for the contract accounts of eip155. */
  readonly rpcUrls?: RpcUrls | undefined
  /** What comes before `/nonce` and the other paths of `handle`. */
  readonly basePath?: string | undefined
  /** Hears what `nodeHandler` answers with 500: what the storage failed with. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/** @throws InvalidSignInConfigError that names the first setting that is wrong */
export function checkConfig(config: SignInServerConfig): void {
  const { domain, uri, chains, sessionLifetimeMs, nonceLifetimeMs, basePath = '', memoryLimits = {} } = config
  if (!domain || !authorityPattern.test(domain) || domain.includes('@'))
    throw new InvalidSignInConfigError('domain', 'a host, with its port if it is not the usual one')
  if (uri !== undefined && !/^https?:\/\//.test(uri)) throw new InvalidSignInConfigError('uri', 'an http(s) address')
  if (uri !== undefined && !URL.canParse(uri)) throw new InvalidSignInConfigError('uri', 'an http(s) address')
  if (chains.length === 0) throw new InvalidSignInConfigError('chains', 'a list of CAIP-2 ids, with at least one')
  for (const chain of chains) parseCaipNetworkId(chain)
  if (!(sessionLifetimeMs > 0 && Number.isFinite(sessionLifetimeMs)))
    throw new InvalidSignInConfigError('sessionLifetimeMs', 'a time above nothing')
  if (!(nonceLifetimeMs > 0 && Number.isFinite(nonceLifetimeMs)))
    throw new InvalidSignInConfigError('nonceLifetimeMs', 'a time above nothing')
  if (Object.values(memoryLimits).some((limit) => !(Number.isInteger(limit) && limit > 0)))
    throw new InvalidSignInConfigError('memoryLimits', 'whole numbers above nothing')
  if (!/^(?:\/[\w.-]+)*$/.test(basePath)) throw new InvalidSignInConfigError('basePath', 'empty or a path like /auth')
}
