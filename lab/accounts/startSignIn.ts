import { formatSiwxMessage } from '../../src/siwx/message/formatSiwxMessage'
import { createSignInServer, type SignInServerConfig } from '../../src/server'
import { now } from './tamperCases'
import { createSigners } from './signers'

const [evm] = await createSigners(7)
if (!evm) throw new Error('The lab has no account')
/** The account that signs in. */
export const signer = evm

/** A sign-in server of a shop, at a time that stands still, and what a browser sends it. */
export function startSignIn(change: Partial<SignInServerConfig> = {}) {
  const time = { now }
  const server = createSignInServer({
    domain: 'shop.example',
    chains: [signer.networkId],
    sessionLifetimeMs: 3_600_000,
    nonceLifetimeMs: 300_000,
    clock: () => time.now,
    ...change,
  })
  const ask = (path: string, init: RequestInit = {}) => server.handle(new Request(`https://shop.example${path}`, init))
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { server, time, ask, post }
}

/** A right message, signed. */
export async function attempt(nonce: string, uri = 'https://shop.example/login', who = signer) {
  const message = formatSiwxMessage({
    domain: 'shop.example',
    accountAddress: who.address,
    chainId: who.networkId,
    uri,
    version: '1',
    nonce,
    issuedAt: new Date(now).toISOString(),
  })
  return { message, signature: await who.sign(message) }
}

/** The first cookie that an answer sets, as a browser sends it back. */
export const pairOf = ({ headers }: Response) => headers.get('set-cookie')?.split(';')[0] ?? ''

/** Asks for a nonce and sends what was signed for it, as a browser does, with what cookies there were before. */
export async function signIn(
  { ask, post }: ReturnType<typeof startSignIn>,
  path = '',
  headers: Record<string, string> = {},
) {
  const issued = await ask(`${path}/nonce`)
  const { nonce } = (await issued.json()) as { nonce: string }
  const cookies = [headers['cookie'], pairOf(issued)].filter((pair) => pair !== undefined)
  const response = await post(`${path}/verify`, await attempt(nonce), { ...headers, cookie: cookies.join('; ') })
  const cookie = response.headers.get('set-cookie') ?? ''
  return { response, cookie, pair: cookie.split(';')[0] ?? '' }
}
