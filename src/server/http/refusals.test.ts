import { describe, expect, it } from 'vitest'
import { canonicalAddress } from '../../chains/accounts/canonical'
import { manipulations, now, rightFields } from '../../../lab/accounts/tamperCases'
import { createSigners, type Signer } from '../../../lab/accounts/signers'
import type { SiwxMessage } from '../../siwx/message/fields'
import { formatSiwxMessage } from '../../siwx/message/formatSiwxMessage'
import { createSignInServer } from '../createSignInServer'
import type { SignInAttempt, SignInResult } from '../types'

const signers = await createSigners(7)
const others = await createSigners(8)
const minute = 60_000

function start() {
  const time = { now }
  const server = createSignInServer({
    domain: 'shop.example',
    chains: signers.map(({ networkId }) => networkId),
    sessionLifetimeMs: 60 * minute,
    nonceLifetimeMs: 5 * minute,
    clock: () => time.now,
  })
  return { server, time }
}

function messageOf({ address, networkId }: Signer, nonce: string): SiwxMessage {
  return {
    domain: 'shop.example',
    accountAddress: address,
    chainId: networkId,
    uri: 'https://shop.example/login',
    version: '1',
    nonce,
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + 4 * minute).toISOString(),
    ...rightFields,
  }
}

const refused = (reason: string) => ({ isVerified: false, reason })

describe.each(signers.map((signer, index) => ({ ...signer, other: others[index] ?? signer })))(
  '$kind',
  ({ other, ...signer }) => {
    /** An attempt that is right, on a server of its own. */
    async function prepare() {
      const { server, time } = start()
      const { nonce } = await server.issueNonce()
      const message = formatSiwxMessage(messageOf(signer, nonce))
      return { server, time, nonce, attempt: { message, signature: await signer.sign(message) } }
    }

    it('signs in, for as long as the message says', async () => {
      const { server, time, nonce, attempt } = await prepare()
      const data = { accountAddress: signer.address, chainId: signer.networkId }
      const result = await server.verify({ ...attempt, data })
      if (!result.isVerified) expect.fail(result.reason)
      const { version: _version, ...message } = messageOf(signer, nonce)
      const accountAddress = canonicalAddress(signer.networkId, signer.address) ?? ''
      const session = { ...message, accountAddress, account: `${signer.networkId}:${accountAddress}` }
      expect(result.session).toEqual(session)
      expect(await server.readSession(result.token)).toEqual(session)
      time.now += 4 * minute
      expect(await server.readSession(result.token)).toBeNull()
    })

    it('signs in from a page whose clock is five minutes ahead', async () => {
      const { server } = start()
      const right = messageOf(signer, (await server.issueNonce()).nonce)
      const message = formatSiwxMessage({ ...right, issuedAt: new Date(now + 5 * minute).toISOString() })
      expect(await server.verify({ message, signature: await signer.sign(message) })).toMatchObject({
        isVerified: true,
      })
    })

    it.each(manipulations)('is refused with $name: $reason', async ({ reason, change, write, edit, laterMs = 0 }) => {
      const { server, time } = start()
      const right = messageOf(signer, (await server.issueNonce()).nonce)
      const text = formatSiwxMessage({ ...right, ...change?.(right) })
      const signed = write?.(text) ?? text
      const message = edit?.(signed) ?? signed
      expect(message === formatSiwxMessage(right), 'nothing was manipulated').toBe(laterMs > 0 && !change)
      time.now += laterMs
      expect(await server.verify({ message, signature: await signer.sign(signed) })).toEqual(refused(reason))
    })

    it.each<[string, (attempt: SignInAttempt) => Partial<SignInAttempt> | Promise<Partial<SignInAttempt>>]>([
      ['of another key', async ({ message }) => ({ signature: await other.sign(message) })],
      ['of another text', async () => ({ signature: await signer.sign('Hello') })],
      [
        'with another character',
        ({ signature }) => ({ signature: signature.replace(/.(?=.{20}$)/, (one) => (one === '2' ? '3' : '2')) }),
      ],
      ['that is cut', ({ signature }) => ({ signature: signature.slice(0, -4) })],
      ['that is longer', ({ signature }) => ({ signature: `${signature}0000` })],
      ['that is not there', () => ({ signature: '' })],
      ['that is no signature', () => ({ signature: '\u0000\ud800' })],
      [
        'for the account of somebody else',
        ({ message }) => ({ message: message.replace(signer.address, other.address) }),
      ],
    ])('is refused with a signature %s', async (_, change) => {
      const { server, attempt } = await prepare()
      expect(await server.verify({ ...attempt, ...(await change(attempt)) })).toEqual(refused('signature-invalid'))
      expect(await server.verify(attempt), 'a nonce is good for one try').toEqual(refused('nonce-used'))
    })

    it('is refused with the nonce of another message that was signed', async () => {
      const { server, nonce, attempt } = await prepare()
      const message = attempt.message.replace(nonce, (await server.issueNonce()).nonce)
      expect(await server.verify({ ...attempt, message })).toEqual(refused('signature-invalid'))
    })

    it('is refused when it comes again, at once or later', async () => {
      const { server, time, attempt } = await prepare()
      const results = await Promise.all([1, 2, 3].map(() => server.verify(attempt)))
      expect(results.map((result: SignInResult) => (result.isVerified ? 'in' : result.reason)).sort()).toEqual([
        'in',
        'nonce-used',
        'nonce-used',
      ])
      time.now += minute
      expect(await server.verify(attempt)).toEqual(refused('nonce-used'))
      expect(await start().server.verify(attempt), 'on another server').toEqual(refused('nonce-unknown'))
    })

    it('is refused for another account or chain than the page said', async () => {
      const { server, attempt } = await prepare()
      const { address: accountAddress, networkId: chainId } = signer
      expect(await server.verify({ ...attempt, data: { accountAddress: other.address } })).toEqual(
        refused('address-mismatch'),
      )
      expect(await server.verify({ ...attempt, data: { accountAddress, chainId: `${chainId}0` } })).toEqual(
        refused('chain-mismatch'),
      )
      expect(await server.verify({ ...attempt, data: { accountAddress, chainId } })).toMatchObject({ isVerified: true })
    })

    it('is refused with more than anybody needs', async () => {
      const { server, attempt } = await prepare()
      expect(await server.verify({ ...attempt, signature: attempt.signature.repeat(2000) })).toEqual(
        refused('too-large'),
      )
      expect(await server.verify({ ...attempt, message: attempt.message.repeat(2000) })).toEqual(refused('too-large'))
    })
  },
)

describe('the table of manipulations', () => {
  it('has forty at least, each by its own name', () => {
    expect(new Set(manipulations.map(({ name }) => name)).size).toBe(manipulations.length)
    expect(manipulations.length).toBeGreaterThan(40)
  })
})
