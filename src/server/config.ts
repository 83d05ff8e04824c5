import { hasPrefix } from '../chains/accounts/prefixes'
import { parseCaipNetworkId } from '../chains/caip'
import { authorityPattern } from '../siwx/message/grammar'
import { InvalidSignInConfigError } from './serverErrors'
import { isLocal } from './checks'
import type { SignInServerConfig } from './types'

/** @throws InvalidSignInConfigError that names the first setting that is wrong */
export function checkConfig(config: SignInServerConfig): void {
  const { domain, uri, chains, sessionLifetimeMs, nonceLifetimeMs, basePath = '', memoryLimits = {} } = config
  if (!domain || !authorityPattern.test(domain) || domain.includes('@'))
    throw new InvalidSignInConfigError('domain', 'a host, with its port if it is not the usual one')
  if (uri !== undefined && !/^https?:\/\//.test(uri)) throw new InvalidSignInConfigError('uri', 'an http(s) address')
  if (uri !== undefined && !URL.canParse(uri)) throw new InvalidSignInConfigError('uri', 'an http(s) address')
  if (chains.length === 0) throw new InvalidSignInConfigError('chains', 'a list of CAIP-2 ids, with at least one')
  for (const chain of chains) {
    parseCaipNetworkId(chain)
    if (/^eip155:0\d/.test(chain)) throw new InvalidSignInConfigError('chains', `without zeros before the id: ${chain}`)
    if (!hasPrefix(chain, config.prefixes))
      throw new InvalidSignInConfigError('prefixes', `a list with the address prefix of ${chain}`)
  }
  if (!(sessionLifetimeMs > 0 && Number.isFinite(sessionLifetimeMs)))
    throw new InvalidSignInConfigError('sessionLifetimeMs', 'a time above nothing')
  if (!(nonceLifetimeMs > 0 && Number.isFinite(nonceLifetimeMs)))
    throw new InvalidSignInConfigError('nonceLifetimeMs', 'a time above nothing')
  const { idleMs = 1 } = config
  if (!(idleMs > 0 && Number.isFinite(idleMs))) throw new InvalidSignInConfigError('idleMs', 'a time above nothing')
  if (Object.values(memoryLimits).some((limit) => !(Number.isInteger(limit) && limit > 0)))
    throw new InvalidSignInConfigError('memoryLimits', 'whole numbers above nothing')
  checkCookie(config)
  if (!['boolean', 'undefined'].includes(typeof config.bindNonce))
    throw new InvalidSignInConfigError('bindNonce', 'true or false')
  for (const origin of config.allowedOrigins ?? [])
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new InvalidSignInConfigError('allowedOrigins', 'a list of origins such as https://shop.example')
  const { verificationMs = 1, verificationsAtOnce = 1, limit } = config
  if (!(verificationMs > 0 && Number.isFinite(verificationMs)))
    throw new InvalidSignInConfigError('verificationMs', 'a time above nothing')
  if (!(Number.isInteger(verificationsAtOnce) && verificationsAtOnce > 0))
    throw new InvalidSignInConfigError('verificationsAtOnce', 'a whole number above nothing')
  if (limit !== undefined && typeof limit !== 'function') throw new InvalidSignInConfigError('limit', 'a function')
  if (!/^(?:\/[\w.-]+)*$/.test(basePath)) throw new InvalidSignInConfigError('basePath', 'empty or a path like /auth')
}

/** Browsers drop without a word what is set otherwise. */
function checkCookie({ domain, uri, cookie = {} }: SignInServerConfig): void {
  const { sameSite = 'lax', partitioned = false, domain: shared } = cookie
  if (!['strict', 'lax', 'none'].includes(sameSite))
    throw new InvalidSignInConfigError('cookie.sameSite', "'strict', 'lax' or 'none'")
  if (partitioned && sameSite !== 'none')
    throw new InvalidSignInConfigError('cookie.partitioned', "with sameSite 'none', as it is for other sites")
  if (
    (sameSite === 'none' || partitioned) &&
    uri !== undefined &&
    !uri.startsWith('https:') &&
    !isLocal(new URL(uri).host)
  )
    throw new InvalidSignInConfigError('cookie', 'for https across sites, and uri an https address')
  const host = domain.replace(/:\d+$/, '')
  if (shared !== undefined && !(/[a-z]/i.test(shared) && shared.includes('.') && `.${host}`.endsWith(`.${shared}`)))
    throw new InvalidSignInConfigError('cookie.domain', 'the host of domain, or what it lies beneath')
}
