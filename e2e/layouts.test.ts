import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareSites, type Sites } from '../lab/layouts/startSites'
import { createSignInServer, type SignInServerConfig } from '../src/server'
import { byTurns } from '../scripts/testing/byTurns'
import { evm, expectQuiet, reads } from './everyChain'
import { useShop, type Visit } from './shop'
import { connectTo, dialog, heading, isClosed, pressCancel, pressSign, readsSession, signIn } from './signInSide'

const prepared = prepareSites()
const { visit, lab } = useShop({ args: prepared.args })
let sites: Sites
beforeAll(async () => {
  sites = await prepared.start(lab().url)
})
afterAll(() => sites?.stop())

interface Layout {
  readonly name: string
  readonly at: 'shop' | 'api' | 'other'
  readonly settings: Partial<SignInServerConfig>
  readonly cookie: object
}

const across = { sameSite: 'none', partitioned: true } as const
const layouts: readonly Layout[] = [
  { name: 'the page\u2019s origin', at: 'shop', settings: {}, cookie: { sameSite: 'Lax' } },
  { name: 'another host of its site', at: 'api', settings: {}, cookie: { sameSite: 'Lax' } },
  {
    name: 'another site',
    at: 'other',
    settings: { cookie: across },
    cookie: { sameSite: 'None', partitionKey: 'https://shop.test' },
  },
]

/** Opens the shop with a sign-in server at one of the hosts. */
async function open(
  at: Layout['at'],
  kind: 'express' | 'web',
  settings: Partial<SignInServerConfig>,
  expectsConsole: readonly RegExp[] = [],
): Promise<Visit> {
  const server = createSignInServer({
    domain: new URL(sites.shop).host,
    uri: `${sites.shop}/`,
    chains: ['eip155:31337', 'eip155:31338'],
    basePath: '/auth',
    sessionLifetimeMs: 3_600_000,
    nonceLifetimeMs: 300_000,
    ...(at === 'shop' ? {} : { allowedOrigins: [sites.shop] }),
    ...settings,
  })
  sites.answerWith(server, kind)
  const path = `/sign-in.html?evm&optional&auth=${encodeURIComponent(`${sites[at]}/auth`)}`
  const visitor = await visit({ path, origins: [sites.shop, sites[at]], settings: {}, expectsConsole })
  await connectTo(visitor, evm)
  return visitor
}

const sessionCookies = async ({ context }: Visit) =>
  (await context.cookies()).filter(({ name }) => name.endsWith('portico-session'))

/** Answer of the server to the page itself, with the cookie that the browser sends it from there. */
const asked = ({ page }: Visit): Promise<string> =>
  page.evaluate(async () => {
    const auth = new URLSearchParams(location.search).get('auth')
    return (await fetch(`${auth}/session`, { credentials: 'include' })).text()
  })

describe.each(layouts)('a sign-in server at $name', ({ name, at, settings, cookie }) => {
  it.each(byTurns(name, ['express', 'web'] as const))(
    'keeps a visitor over a reload until sign-out: %s',
    async (kind) => {
      const visitor = await open(at, kind, settings)
      const { page } = visitor
      await signIn(visitor)
      await readsSession(visitor)
      const { hostname } = new URL(sites[at])
      const kept = { name: '__Host-portico-session', domain: hostname, secure: true, httpOnly: true, ...cookie }
      expect(await sessionCookies(visitor)).toEqual([expect.objectContaining(kept)])
      await page.reload()
      await reads(visitor, evm, 'status', /^connected$/)
      await readsSession(visitor)
      expect(await dialog(visitor).count()).toBe(0)
      expect(await asked(visitor)).toContain('"accountAddress":"0x')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect.poll(() => sessionCookies(visitor)).toEqual([])
      await page.reload()
      // A visitor who is connected without a session is asked to sign in with each page.
      await heading(visitor).waitFor()
      expect(await asked(visitor)).toBe('{"session":null,"sessions":[]}')
      await pressCancel(visitor)
      await isClosed(visitor)
      await reads(visitor, evm, 'status', /^connected$/)
      expectQuiet(visitor)
    },
  )
})

describe('cookie refused: a server on another site whose cookie is SameSite=Lax', () => {
  it.each([
    ['the nonce', {}],
    ['the session, read back', { bindNonce: false }],
  ])('says that the sign-in was not kept, by the cookie of %s, and asks no more by itself', async (_of, settings) => {
    const visitor = await open('other', 'express', settings, [/^Portico: SessionNotKeptError/, /status of 401/])
    await visitor.answer('Sign', () => pressSign(visitor))
    await dialog(visitor).getByText('You signed, but your browser did not keep the sign-in.').first().waitFor()
    expect(await sessionCookies(visitor)).toEqual([])
    await visitor.page.reload()
    await reads(visitor, evm, 'status', /^connected$/)
    await expect.poll(() => visitor.page.getByTestId('session').textContent()).toBe('skipped')
    expect(await dialog(visitor).count()).toBe(0)
    expectQuiet(visitor)
  })
})
