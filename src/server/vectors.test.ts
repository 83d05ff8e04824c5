import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createStorage } from 'unstorage'
import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { signer } from '../../lab/accounts/startSignIn'
import type { CaipNetworkId } from '../chains/network'
import { InvalidSiwxMessageError } from '../siwx/message/fields'
import { parseSiwxMessage } from '../siwx/message/parseSiwxMessage'
import { createSignInServer } from './createSignInServer'
import type { SignInRefusal } from './http/refusals'

/** A message of the vectors, field by field. */
interface Fields {
  readonly domain?: string
  readonly address?: string
  readonly statement?: string
  readonly uri?: string
  readonly version?: string
  readonly chainId?: number | string
  readonly nonce?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

interface Signed extends Fields {
  readonly signature: string
}

const require = createRequire(import.meta.url)

// The last release of the reference implementation that brings the vectors of EIP-4361 along.
const vectors = join(dirname(require.resolve('siwe/package.json')), 'test')
const read = <T>(name: string): readonly (readonly [string, T])[] =>
  Object.entries(JSON.parse(readFileSync(join(vectors, `${name}.json`), 'utf8')) as Record<string, T>)

const lines = ({ domain = '', address = '', statement, ...rest }: Fields) => {
  const titled = {
    URI: rest.uri,
    Version: rest.version,
    'Chain ID': rest.chainId,
    Nonce: rest.nonce,
    'Issued At': rest.issuedAt,
    'Expiration Time': rest.expirationTime,
    'Not Before': rest.notBefore,
    'Request ID': rest.requestId,
  }
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    ...Object.entries(titled).flatMap(([title, value]) => (value === undefined ? [] : [`${title}: ${value}`])),
    ...(rest.resources ? ['Resources:', ...rest.resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}

interface Look {
  readonly message: string
  readonly signature: string
  readonly domain: string
  readonly uri: string
  readonly chainId?: number | string | undefined
  /** The nonce that the server gave out. */
  readonly nonce: string
  readonly time: string
}

/** The answer of a server that issued this nonce, and looks at the message at this time. */
async function look({
  message,
  signature,
  domain,
  uri,
  chainId = 1,
  nonce,
  time,
}: Look): Promise<SignInRefusal | 'in'> {
  const kept = createStorage()
  let issued = ''
  // The vector's nonce stands for the one that was issued.
  const named = (key: string) => key.replace(nonce, issued)
  const server = createSignInServer({
    domain,
    uri: new URL(uri).origin,
    chains: [`eip155:${chainId}` as CaipNetworkId],
    sessionLifetimeMs: 60_000,
    nonceLifetimeMs: 60_000,
    clock: () => Date.parse(time),
    storage: {
      getItem: (key: string) => kept.getItem(named(key)),
      setItem: (key: string, value: Parameters<typeof kept.setItem>[1]) => kept.setItem(named(key), value),
      removeItem: (key: string) => kept.removeItem(named(key)),
    },
  })
  ;({ nonce: issued } = await server.issueNonce())
  const result = await server.verify({ message, signature })
  return result.isVerified ? 'in' : result.reason
}

const place = { domain: 'service.org', uri: 'https://service.org', nonce: '32891757', time: '2022-06-01T00:00:00Z' }

describe('the published vectors of EIP-4361', () => {
  it.each(read<{ message: string; fields: Fields }>('parsing_positive'))(
    'read and accept: %s',
    async (_, { message, fields }) => {
      const { address = '', chainId, ...same } = fields
      // They are older than the rule that an address is written with its checksum.
      expect(() => parseSiwxMessage(message)).toThrow(InvalidSiwxMessageError)
      const accountAddress = getAddress(address)
      expect(parseSiwxMessage(message.replace(address, accountAddress))).toEqual({
        ...same,
        accountAddress,
        chainId: `eip155:${chainId}`,
      })
      const { domain = '', uri = '', nonce = '', issuedAt: time = '' } = fields
      const own = message.replace(address, signer.address)
      // A server has no name in front of its domain; the text can be read, and is for another one.
      const [host = ''] = domain.split('@').slice(-1)
      const verdict = await look({
        message: own,
        signature: await signer.sign(own),
        domain: host,
        uri,
        chainId,
        nonce,
        time,
      })
      expect(verdict).toBe(host === domain ? 'in' : 'domain-mismatch')
    },
  )

  it.each(read<string>('parsing_negative'))('refuse to read: %s', async (name, message) => {
    const own = message.replace(/0x[0-9a-f]{40}/, signer.address)
    const verdict = await look({ ...place, message: own, signature: await signer.sign(own) })
    expect(verdict).toBe(name === 'wrong version' ? 'version-unsupported' : 'message-malformed')
  })

  const verify = ({ signature, ...fields }: Signed) => {
    const { domain = '', uri = '', nonce = '', issuedAt: time = '', chainId } = fields
    return look({ domain, nonce, time, message: lines(fields), signature, uri, chainId })
  }

  it.each(read<Signed>('validation_positive'))('verify: %s', async (_, vector) => {
    expect(await verify(vector)).toBe('in')
  })

  const refusals: Readonly<Record<string, SignInRefusal>> = {
    'expired message': 'expired',
    'malformed signature': 'signature-invalid',
    'wrong signature': 'signature-invalid',
    'invalid expiration time': 'message-malformed',
  }

  it.each(read<Signed>('validation_negative'))('do not verify: %s', async (name, vector) => {
    expect(await verify(vector)).toBe(refusals[name])
  })
})
