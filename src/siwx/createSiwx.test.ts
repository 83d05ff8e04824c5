import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonicalAddress } from '../chains/accounts/canonical'
import { serveSignIn, signers } from '../../lab/accounts/serveSignIn'
import type { Signer } from '../../lab/accounts/signers'
import { memoryStorage } from '../state/core/storage'
import { createServerStorage } from './storage/serverStorage'
import { createSiwx, type SiwxOptions } from './createSiwx'
import {
  MalformedSessionError,
  NoVerifierError,
  SessionMismatchError,
  SessionNotValidNowError,
  SignatureInvalidError,
  SignInRefusedError,
} from './siwxErrors'
import { createLocalStorage } from './storage/localStorage'
import { createMessenger } from './messenger'
import type { SiwxConfig, SiwxSession } from './types'
import { createVerifiers } from './createVerifiers'

let lab: Awaited<ReturnType<typeof serveSignIn>>
beforeAll(async () => {
  lab = await serveSignIn()
})
afterAll(() => lab.stop())

const page = { domain: 'shop.example', uri: 'https://shop.example/login', statement: 'I accept the terms.' }
const local = (options: SiwxOptions = {}) =>
  createSiwx({
    messenger: createMessenger(page),
    storage: createLocalStorage({ storage: memoryStorage() }),
    ...options,
  })
const cloud = () =>
  createSiwx({
    messenger: createMessenger({ domain: lab.domain, uri: `http://${lab.domain}/login` }),
    verifiers: [],
    storage: createServerStorage({ url: lab.url, fetch: lab.fetch }),
  })

async function sign(siwx: SiwxConfig, { address, networkId, sign: signText }: Signer): Promise<SiwxSession> {
  const { toString, ...data } = await siwx.createMessage({ accountAddress: address, chainId: networkId })
  const message = toString()
  return { data, message, signature: await signText(message) }
}

const [evm, solana] = signers as [Signer, Signer]

describe.each(signers.map((signer) => [signer.kind, signer] as const))('sign-in with %s', (_kind, signer) => {
  const { networkId, address } = signer

  it('lasts at a server, also for a page that was reloaded', async () => {
    const siwx = cloud()
    expect(await siwx.getSessions(networkId, address)).toEqual([])
    const session = await sign(siwx, signer)
    await siwx.addSession(session)
    expect(await siwx.getSessions(networkId, address)).toMatchObject([
      { message: session.message, signature: session.signature },
    ])
    // The server has one writing for an account, whatever the wallet has.
    const accountAddress = canonicalAddress(networkId, address)
    expect(await cloud().getSessions(networkId, address)).toMatchObject([
      { data: { accountAddress, chainId: networkId, nonce: session.data.nonce, version: '1' }, message: '' },
    ])
  })

  it('lasts in the browser, verified on the page', async () => {
    const siwx = local()
    const session = await sign(siwx, signer)
    await siwx.addSession(session)
    expect(await siwx.getSessions(networkId, address)).toEqual([session])
    await siwx.revokeSession(networkId, address)
    expect(await siwx.getSessions(networkId, address)).toEqual([])
  })

  it('is refused on the page and at the server when it was signed for another text', async () => {
    const [here, there] = [local(), cloud()]
    const forged = async (siwx: SiwxConfig) => ({
      ...(await sign(siwx, signer)),
      signature: await signer.sign('another text'),
    })
    await expect(here.addSession(await forged(here))).rejects.toThrow(SignatureInvalidError)
    await expect(there.addSession(await forged(there))).rejects.toMatchObject({ reason: 'signature-invalid' })
  })
})

describe('sessions at a server', () => {
  it('are one for each account and network, and end one by one or all at once', async () => {
    const siwx = cloud()
    await siwx.setSessions([])
    await Promise.all([evm, solana].map(async (signer) => siwx.addSession(await sign(siwx, signer))))
    const isSignedIn = async ({ networkId, address }: Signer) =>
      (await siwx.getSessions(networkId, address)).length === 1
    expect(await Promise.all([evm, solana].map(isSignedIn))).toEqual([true, true])
    await siwx.revokeSession(evm.networkId, solana.address)
    expect(await Promise.all([evm, solana].map(isSignedIn))).toEqual([true, true])
    await siwx.revokeSession(evm.networkId, evm.address)
    expect(await Promise.all([evm, solana].map(isSignedIn))).toEqual([false, true])
    await siwx.setSessions([await sign(siwx, evm)])
    expect(await Promise.all([evm, solana].map(isSignedIn))).toEqual([true, false])
    await siwx.setSessions([])
    expect(await Promise.all([evm, solana].map(isSignedIn))).toEqual([false, false])
    expect(lab.jar.cookie).toBe('')
  })

  it('come of a message once', async () => {
    const siwx = cloud()
    const session = await sign(siwx, evm)
    await siwx.addSession(session)
    const again = siwx.addSession(session)
    await expect(again).rejects.toThrow(SignInRefusedError)
    await expect(again).rejects.toThrow('The server refused the sign-in: nonce-used')
  })
})

describe('what is added', () => {
  const other = { ...page, domain: 'evil.example' }
  const changes: readonly [string, (session: SiwxSession) => unknown, new (...given: never[]) => Error][] = [
    ['nothing', () => null, MalformedSessionError],
    ['no fields', (session) => ({ ...session, data: null }), MalformedSessionError],
    ['a signature that is no text', (session) => ({ ...session, signature: 1 }), MalformedSessionError],
    [
      'resources that are no list',
      ({ data, ...rest }) => ({ ...rest, data: { ...data, resources: 'all' } }),
      MalformedSessionError,
    ],
    [
      'another account',
      ({ data, ...rest }) => ({ ...rest, data: { ...data, accountAddress: `0x${'11'.repeat(20)}` } }),
      SessionMismatchError,
    ],
    [
      'another network',
      ({ data, ...rest }) => ({ ...rest, data: { ...data, chainId: 'eip155:1' } }),
      SessionMismatchError,
    ],
    [
      'another domain',
      ({ data, ...rest }) => ({ ...rest, data: { ...data, domain: other.domain } }),
      SessionMismatchError,
    ],
    [
      'more time',
      ({ data, ...rest }) => ({ ...rest, data: { ...data, expirationTime: '2099-01-01T00:00:00Z' } }),
      SessionMismatchError,
    ],
    [
      'another statement',
      ({ data, ...rest }) => ({ ...rest, data: { ...data, statement: 'I give it all.' } }),
      SessionMismatchError,
    ],
    [
      'another resource',
      ({ data, ...rest }) => ({ ...rest, data: { ...data, resources: ['urn:a'] } }),
      SessionMismatchError,
    ],
    ['a text that is no message', (session) => ({ ...session, message: 'Hello' }), SessionMismatchError],
    [
      'a text that was changed',
      (session) => ({ ...session, message: session.message.replace('the terms', 'it') }),
      SessionMismatchError,
    ],
  ]
  it.each(changes)('is refused with %s, and nothing is kept', async (_name, change, Refusal) => {
    const siwx = local()
    const session = await sign(siwx, evm)
    await expect(siwx.addSession(change(session) as SiwxSession)).rejects.toThrow(Refusal)
    await expect(siwx.setSessions([session, change(session) as SiwxSession])).rejects.toThrow(Refusal)
    expect(await siwx.getSessions(evm.networkId, evm.address)).toEqual([])
  })

  it.each([
    ['over', -120_000, 60_000, false],
    ['from the future', 330_000, undefined, false],
    ['from a clock that is nearly five minutes fast', 290_000, undefined, true],
  ])('is looked at in time: %s', async (_name, offsetMs, expirationMs, isRight) => {
    const siwx = local({ messenger: createMessenger({ ...page, expirationMs, now: () => Date.now() + offsetMs }) })
    const added = siwx.addSession(await sign(siwx, evm))
    if (isRight) await added
    else await expect(added).rejects.toThrow(SessionNotValidNowError)
    expect(await siwx.getSessions(evm.networkId, evm.address)).toHaveLength(isRight ? 1 : 0)
  })

  it('is refused without a verifier of its namespace, or where the verifier refuses', async () => {
    const only = createVerifiers().filter(({ chainNamespace }) => chainNamespace === 'solana')
    const siwx = local({ verifiers: only })
    await expect(siwx.addSession(await sign(siwx, evm))).rejects.toThrow(NoVerifierError)
    const shy = local({ verifiers: createVerifiers().map((verifier) => ({ ...verifier, shouldVerify: () => false })) })
    await expect(shy.addSession(await sign(shy, evm))).rejects.toThrow(
      'No verifier for sign-in with accounts of eip155',
    )
  })

  it('is refused when one of several verifiers says no', async () => {
    const no = { chainNamespace: 'eip155' as const, verify: async () => false }
    const siwx = local({ verifiers: [...createVerifiers(), no] })
    await expect(siwx.addSession(await sign(siwx, evm))).rejects.toThrow(SignatureInvalidError)
  })
})

describe('a replaced role', () => {
  it('signs, and says whether sign-in is required', async () => {
    const siwx = local({
      signer: { signMessage: ({ message }) => evm.sign(message) },
      required: false,
      signOutOnDisconnect: false,
    })
    expect([siwx.getRequired?.(), siwx.signOutOnDisconnect]).toEqual([false, false])
    expect([local().getRequired?.(), local().signOutOnDisconnect, 'signMessage' in local()]).toEqual([
      true,
      true,
      false,
    ])
    const asked = { accountAddress: evm.address, chainId: evm.networkId, message: 'text' }
    expect(await siwx.signMessage?.(asked)).toBe(await evm.sign('text'))
  })

  it.each([null, 'sessions', [null], [{}], [{ data: { chainId: 'eip155:31337' } }]])(
    'may be a storage that answers %j',
    async (answer) => {
      const storage = { ...createLocalStorage({ storage: memoryStorage() }), get: async () => answer as never }
      expect(await local({ storage }).getSessions(evm.networkId, evm.address)).toEqual([])
    },
  )
})
