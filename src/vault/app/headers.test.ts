import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ancestorsOf, createHeaders, isHostAllowed } from './headers'

const shop = { origins: ['https://shop.example', 'https://*.preview.shop.example'], allowsPreviews: false }

describe('hosts of a vault', () => {
  it.each([
    ['https://shop.example', true],
    ['https://a.preview.shop.example', true],
    ['https://a.b.preview.shop.example', false],
    ['http://shop.example', false],
    ['https://shop.example.evil.example', false],
    ['https://shop.example:8443', false],
    ['https://any.vercel.app', false],
    ['http://localhost:5173', false],
    ['null', false],
    ['', false],
  ])('in production: %s is allowed: %s', (origin, isAllowed) => expect(isHostAllowed(origin, shop)).toBe(isAllowed))

  it.each([
    ['http://localhost:5173', true],
    ['https://any.vercel.app', true],
    ['https://preview.shop.pages.dev', true],
    ['https://other.example', false],
  ])('with previews and an empty list: %s is allowed: %s', (origin, isAllowed) =>
    expect(isHostAllowed(origin, { origins: [] })).toBe(isAllowed),
  )
})

/** Matches an origin as a browser does: https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function isAncestor(origin: string, sources: readonly string[]): boolean {
  const { protocol, hostname, port } = new URL(origin)
  return sources.some((source) => {
    const [, scheme, host = '', given = ''] = /^([a-z]+:)?(?:\/\/)?([^:]+)(?::(.+))?$/.exec(source) ?? []
    if (scheme && scheme !== protocol) return false
    const isHost = host.startsWith('*') ? hostname.endsWith(host.slice(1)) : hostname === host
    return isHost && (given === '*' || given === port)
  })
}

describe('the headers of the vault', () => {
  it('let every host show the vault that its page allows', () => {
    const label = fc.stringMatching(/^[a-y][a-y0-9]{0,6}$/)
    const pattern = fc
      .tuple(
        fc.constantFrom('https://', 'http://'),
        fc.array(
          fc.oneof(
            label,
            fc.constant('*'),
            label.map((start) => `${start}*`),
          ),
          { minLength: 1, maxLength: 3 },
        ),
        fc.constantFrom('', ':8443', ':*'),
      )
      .map(([protocol, labels, port]) => `${protocol}${[...labels, 'shop', 'example'].join('.')}${port}`)
    fc.assert(
      fc.property(fc.array(pattern, { minLength: 1, maxLength: 3 }), label, (origins, word) => {
        const origin = (origins[0] ?? '').replace(':*', ':99').replaceAll('*', word)
        const allowed = { origins, allowsPreviews: false }
        expect(isHostAllowed(origin, allowed)).toBe(true)
        expect(isAncestor(origin, ancestorsOf(allowed))).toBe(true)
      }),
    )
    for (const origin of [
      'http://localhost:1',
      'http://shop.localhost:1',
      'http://127.0.0.1:1',
      'https://a.b.pages.dev',
      'https://a.vercel.app',
    ])
      expect(isAncestor(origin, ancestorsOf({ origins: [] }))).toBe(true)
  })

  it.each([
    "https://a.example; script-src 'unsafe-inline'",
    'https://a.example https://b.example',
    "'self'",
    'https:',
    '*',
    'a,b',
    '',
  ])('have no source for %j, which is not an origin', (pattern) => {
    const [source = "'none'"] = ancestorsOf({ origins: [pattern], allowsPreviews: false })
    expect(source).toBe("'none'")
  })

  it('allow no inline code, no other origin and no string that becomes code', () => {
    const { 'content-security-policy': policy = '' } = createHeaders(shop)
    expect(policy).not.toMatch(/unsafe|https?:\/\/(?!shop\.example|\*\.preview\.shop\.example)|\*(?!\.preview)/)
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain('frame-ancestors https://shop.example https://*.preview.shop.example;')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types portico-vault")
    expect(createHeaders({ origins: [], allowsPreviews: false })['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    )
  })
})
