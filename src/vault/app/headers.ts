import { policyName } from './policyName'
import { defaultOrigins, isDefaultOrigin, matchesOrigin } from '../../state/session/project/origins'

/** The hosts that may show the vault in a frame, or open it in a popup. */
export interface VaultOrigins {
  /**
   * Origins of hosts; a `*` is one label of the host or a part of one, or any port.
   * @example ['https://shop.example', 'https://*.preview.shop.example']
   */
  readonly origins: readonly string[]
  /**
   * Also this machine with any port, and the previews of hosting services: `pages.dev`, `vercel.app` and `ngrok-free.app`, on
   * which anyone can publish a page. Set it to false in production. @default true
   */
  readonly allowsPreviews?: boolean | undefined
}

const thisMachine = ['http', 'https'].flatMap((scheme) =>
  ['localhost', '*.localhost', '127.0.0.1'].map((host) => `${scheme}://${host}:*`),
)

/** True where a host with this origin, as the browser tells it, may use the vault. */
export function isHostAllowed(origin: string, { origins, allowsPreviews = true }: VaultOrigins): boolean {
  return (allowsPreviews && isDefaultOrigin(origin)) || matchesOrigin(origin, origins)
}

/**
 * HTTP headers for every file of the vault's page. There are no exceptions in the policy: no inline script or style, no `eval`, no
 * other origin, and no string that becomes code (Trusted Types).
 */
export function createHeaders(allowed: VaultOrigins): Readonly<Record<string, string>> {
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'worker-src': "'self'",
    'connect-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': ancestorsOf(allowed).join(' ') || "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': policyName,
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    // Every other feature of the browser is off.
    'permissions-policy':
      'publickey-credentials-get=(self), publickey-credentials-create=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  }
}

/** Sources of `frame-ancestors`. They allow what the patterns allow, and more where the policy has no pattern for it. */
export function ancestorsOf({ origins, allowsPreviews = true }: VaultOrigins): readonly string[] {
  const patterns = allowsPreviews ? [...origins, ...defaultOrigins, ...thisMachine] : origins
  return [...new Set(patterns.flatMap(sourceOf))]
}

/** A `*` of a policy is at the start of a host and is one label or several: https://www.w3.org/TR/CSP3/#match-hosts */
function sourceOf(pattern: string): readonly string[] {
  const [, protocol = '', host = '', port = ''] =
    /^([a-z]+:\/\/)?([^/:\s;,'"]+)(:\d+|:\*)?\/?$/i.exec(pattern.trim()) ?? []
  if (!host || host.endsWith('*')) return []
  const labels = host.split('.')
  const last = labels.findLastIndex((label) => label.includes('*'))
  const rest = labels.slice(last + 1)
  return [`${protocol}${last < 0 ? host : ['*', ...rest].join('.')}${port}`.toLowerCase()]
}
