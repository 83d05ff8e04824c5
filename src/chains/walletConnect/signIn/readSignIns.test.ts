import { describe, expect, it } from 'vitest'
import { WalletResponseError } from '../../errors/walletErrors'
import type { PairingSignIn } from '../../pairing'
import { readSignIns } from './signIn'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const asked: PairingSignIn = {
  fields: {
    domain: 'app.example',
    uri: 'https://app.example/login',
    version: '1',
    nonce: 'abcdef1234',
    issuedAt: '2026-01-01T00:00:00Z',
    notBefore: '2026-01-01T00:00:00Z',
    statement: 'Take the harbour.',
    resources: ['https://app.example/terms'],
  },
  chainIds: ['eip155:1', 'eip155:10'],
}
const payload = {
  iss: `did:pkh:eip155:1:${address}`,
  domain: 'app.example',
  aud: 'https://app.example/login',
  version: '1',
  nonce: 'abcdef1234',
  iat: '2026-01-01T00:00:01Z',
  nbf: '2026-01-01T00:00:00Z',
  statement: 'Take the harbour.',
  resources: ['https://app.example/terms'],
}
const honest = { h: { t: 'caip122' }, p: payload, s: { t: 'eip191', s: '0x00' } }
const saying = (part: object) => ({ ...honest, p: { ...payload, ...part } })
const read = (...cacaos: unknown[]) => readSignIns(cacaos, asked)

describe('the sign-ins a wallet gave', () => {
  it('are read from the text that was signed', () => {
    const [one] = read(honest, saying({ iss: `did:pkh:eip155:10:${address}` }))
    expect(one?.paired?.data).toMatchObject({
      accountAddress: address,
      chainId: 'eip155:1',
      issuedAt: '2026-01-01T00:00:01Z',
      notBefore: payload.nbf,
    })
    expect(one?.message).toMatch(/^app\.example wants you .*\n0xf39F/)
    expect(one?.paired?.cacao).toBe(honest)
    expect(read()).toEqual([])
  })

  it('are left out where the address is no more than lower case', () => {
    const [, lower] = read(honest, saying({ iss: payload.iss.toLowerCase() }))
    expect(lower).toMatchObject({ address: address.toLowerCase(), chainId: 'eip155:1' })
    expect(lower?.paired).toBeUndefined()
  })

  it('are refused where they are something else', () => {
    const extra = 'I further authorize the stated URI to perform the following actions on my behalf: (1)'
    const lies = {
      'no cacao': null,
      'a text': 'cacao',
      'no payload': { ...honest, p: undefined },
      'an unknown header': { ...honest, h: { t: 'jwt' } },
      'no signature': { ...honest, s: {} },
      'a signature that is none': { ...honest, s: { t: 'eip191', s: 'signed' } },
      'another domain': saying({ domain: 'elsewhere.example' }),
      'another address of the page': saying({ aud: 'https://app.example/' }),
      'another nonce': saying({ nonce: 'abcdef1235' }),
      'a chain nobody asked for': saying({ iss: `did:pkh:eip155:5:${address}` }),
      'another namespace': saying({ iss: `did:pkh:solana:1:${address}` }),
      'no account': saying({ iss: 'did:pkh:eip155:1:nonsense' }),
      'more than an account': saying({ iss: `did:pkh:eip155:1:${address}:${address}` }),
      'an end of its own': saying({ exp: '2099-01-01T00:00:00Z' }),
      'no beginning': saying({ nbf: undefined }),
      'a request id': saying({ requestId: 'one' }),
      'another statement': saying({ statement: 'Give the harbour.' }),
      'words before ours': saying({ statement: `Give the harbour. ${payload.statement} ${extra}` }),
      'no statement': saying({ statement: undefined }),
      'other lines in the statement': saying({ statement: `${payload.statement}\n\nURI: https://elsewhere.example` }),
      'another resource': saying({ resources: [...payload.resources, 'https://elsewhere.example'] }),
      'no resources': saying({ resources: undefined }),
      'a grant that cannot be read': saying({ resources: [...payload.resources, 'urn:recap:%%'] }),
      'another version': saying({ version: '2' }),
    }
    for (const [name, lie] of Object.entries(lies)) expect(() => read(honest, lie), name).toThrow(WalletResponseError)
    expect(() => readSignIns('none', asked)).toThrow(WalletResponseError)
  })
})
