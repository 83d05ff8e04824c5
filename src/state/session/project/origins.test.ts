import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultOrigins, isOriginAllowed } from './origins'

const some = ['https://only.example']
const label = fc.stringMatching(/^[a-y][a-y0-9]{0,10}$/)
const labels = fc.array(label, { minLength: 2, maxLength: 5 })
const protocol = fc.constantFrom('http', 'https')
const port = fc.integer({ min: 1024, max: 65_535 })
const isDefault = (host: string) => /(pages\.dev|vercel\.app|ngrok-free\.app|walletconnect\.(com|org))$/.test(host)

describe('a list of origins', () => {
  it('that is empty allows everybody', () => {
    fc.assert(
      fc.property(fc.string(), (origin) => {
        expect(isOriginAllowed(origin, [])).toBe(true)
      }),
    )
  })

  it.each([
    'http://localhost:5173',
    'https://shop.pages.dev',
    'https://preview.shop.pages.dev',
    'https://shop.vercel.app',
    'https://shop.ngrok-free.app',
    'https://secure-mobile.walletconnect.com',
    'https://secure-mobile.walletconnect.org',
  ])('always allows %s', (origin) => {
    expect(isOriginAllowed(origin, some)).toBe(true)
  })

  it.each(['https://secure-mobile.walletconnect.com.evil.example', 'http://secure-mobile.walletconnect.com'])(
    'does not take %s for one of those',
    (origin) => {
      expect(isOriginAllowed(origin, some)).toBe(false)
    },
  )

  it('never throws, and allows nothing that is no origin', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { minLength: 1 }), (origin, patterns) => {
        expect(typeof isOriginAllowed(origin, patterns)).toBe('boolean')
        if (!origin.includes('://')) expect(isOriginAllowed(origin, patterns)).toBe(false)
      }),
    )
  })

  it('allows what it names, and nothing that differs in host, protocol or port', () => {
    fc.assert(
      fc.property(labels, protocol, port, (parts, scheme, number) => {
        const host = parts.join('.')
        fc.pre(!isDefault(host))
        const other = scheme === 'http' ? 'https' : 'http'
        expect(isOriginAllowed(`${scheme}://${host}:${number}`, [`${scheme}://${host}:${number}`])).toBe(true)
        expect(isOriginAllowed(`${scheme}://${host}`, [`${scheme}://${host.toUpperCase()}/`])).toBe(true)
        expect(isOriginAllowed(`${other}://${host}`, [`${scheme}://${host}`])).toBe(false)
        expect(isOriginAllowed(`${scheme}://${host}:${number}`, [`${scheme}://${host}`])).toBe(false)
        expect(isOriginAllowed(`${scheme}://${host}`, [`${scheme}://${host}:${number}`])).toBe(false)
        expect(isOriginAllowed(`${scheme}://${host}z`, [`${scheme}://${host}`])).toBe(false)
        expect(isOriginAllowed(`${scheme}://z${host}`, [`${scheme}://${host}`])).toBe(false)
        for (const one of [scheme, other]) expect(isOriginAllowed(`${one}://${host}`, [host])).toBe(true)
        expect(isOriginAllowed(`${scheme}://${host}:${number}`, [`${host}:*`])).toBe(true)
      }),
    )
  })

  it('has stars that are exactly one label each', () => {
    fc.assert(
      fc.property(labels, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), label, (parts, starred, more) => {
        fc.pre(!isDefault(parts.join('.')))
        const pattern = `https://${parts.map((part, index) => (starred[index] ? '*' : part)).join('.')}`
        const origin = (host: readonly string[]) => `https://${host.join('.')}`
        expect(isOriginAllowed(origin(parts), [pattern])).toBe(true)
        expect(isOriginAllowed(origin([more, ...parts]), [pattern])).toBe(false)
        expect(isOriginAllowed(origin(parts.slice(1)), [pattern])).toBe(false)
        const changed = parts.map((part, index) => (starred[index] ? more : `${part}z`))
        expect(isOriginAllowed(origin(changed), [pattern])).toBe(starred.slice(0, parts.length).every(Boolean))
      }),
    )
  })

  it('has stars within a label', () => {
    expect(isOriginAllowed('https://app-7.host.example', ['https://app-*.host.example'])).toBe(true)
    expect(isOriginAllowed('https://app.host.example', ['https://app-*.host.example'])).toBe(false)
    expect(isOriginAllowed('https://app-7.x.host.example', ['https://app-*.host.example'])).toBe(false)
    expect(isOriginAllowed('https://aba.host.example', ['https://*b*.host.example'])).toBe(false)
    expect(isOriginAllowed('https://x.star.example', ['https://*.star.example'])).toBe(true)
    expect(isOriginAllowed('https://x.moon.example', ['https://*.star.example'])).toBe(false)
  })

  it('writes hosts as browsers do', () => {
    expect(isOriginAllowed(new URL('https://bücher.example').origin, ['https://Bücher.example'])).toBe(true)
    expect(isOriginAllowed(new URL('https://a.bücher.example').origin, ['https://*.bücher.example'])).toBe(true)
    expect(isOriginAllowed('https://only.example', ['https://only.example:443'])).toBe(true)
    expect(isOriginAllowed('https://only.example', ['only.example:443'])).toBe(true)
    expect(isOriginAllowed('https://only.example', ['https://only.example/shop?x=1'])).toBe(true)
  })

  it.each([
    'http://localhost:3000',
    'https://localhost',
    'http://127.0.0.1:8080',
    'http://[::1]:5173',
    'capacitor://localhost',
  ])('allows this machine: %s', (origin) => expect(isOriginAllowed(origin, some)).toBe(true))

  it.each([
    'https://shop.pages.dev',
    'https://preview.shop.pages.dev',
    'https://shop.vercel.app',
    'https://x.ngrok-free.app',
  ])('allows where everybody tries things: %s', (origin) => expect(isOriginAllowed(origin, some)).toBe(true))

  it.each([
    'null',
    '',
    'https://pages.dev',
    'http://shop.pages.dev',
    'https://shop.pages.dev.evil.example',
    'https://localhost.evil.example',
    'https://evil.example/#https://only.example',
    'https://only.example@evil.example',
    'https://only.example.evil.example',
    'https://127.0.0.1.evil.example',
  ])('does not allow %j', (origin) => expect(isOriginAllowed(origin, some)).toBe(false))

  it('is quick with hostile patterns', () => {
    const pattern = `https://${'*-'.repeat(100)}x.example`
    const started = performance.now()
    expect(
      isOriginAllowed(
        `https://${'a-'.repeat(30)}.example`,
        Array.from({ length: 500 }, () => pattern),
      ),
    ).toBe(false)
    expect(performance.now() - started).toBeLessThan(1000)
    expect(defaultOrigins.every((one) => one.startsWith('https://'))).toBe(true)
  })
})
