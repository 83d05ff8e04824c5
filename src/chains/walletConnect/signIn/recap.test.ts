import { describe, expect, it } from 'vitest'
import { withLine } from '../../../../lab/phone/testPhone'
import { WalletResponseError } from '../../errors/walletErrors'
import { isRecap, readRecap, saysRecap, writeRecap } from './recap'

const line = withLine()
const encode = (value: unknown) => `urn:recap:${Buffer.from(JSON.stringify(value)).toString('base64url')}`

describe('what a wallet may be asked for', () => {
  it('is written and read back', () => {
    const recap = writeRecap(['personal_sign', 'eth_sign'])
    expect(isRecap(recap)).toBe(true)
    expect(isRecap('https://app.example')).toBe(false)
    expect(readRecap(recap)).toMatchObject({ methods: ['eth_sign', 'personal_sign'], chains: [] })
  })

  it('is said as the library says it', () => {
    const base = {
      chains: ['eip155:1'],
      domain: 'app.example',
      aud: 'https://app.example',
      nonce: 'abcdef1234',
      version: '1' as const,
      iat: '2026-01-01T00:00:00Z',
    }
    for (const att of [
      {
        eip155: {
          'request/personal_sign': [{ chains: ['eip155:1', 'eip155:10'] }],
          'request/eth_sign': [{}],
          'other/act': [{}],
        },
      },
      {
        eip155: { 'request/eth_signTypedData_v4': [{}], 'request/eth_sign': [{}] },
        'https://app.example': { 'crud/read': [{}] },
      },
    ]) {
      const resource = encode({ att })
      const request = { ...base, resources: [resource] }
      const text = line().dapp.provider.client.formatAuthMessage({
        request,
        iss: 'did:pkh:eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      })
      expect(text.split('\n')[3]).toBe(readRecap(resource).sentence)
    }
    expect(readRecap(encode({ att: { eip155: { 'request/a': [{ chains: ['eip155:1'] }] } } })).chains).toEqual([
      'eip155:1',
    ])
  })

  it('comes after what else a statement says', () => {
    const { sentence } = readRecap(writeRecap(['eth_sign']))
    expect([
      saysRecap(sentence, undefined),
      saysRecap(`Enter. ${sentence}`, 'Enter.'),
      saysRecap(`Leave. ${sentence}`, 'Enter.'),
    ]).toEqual([true, true, false])
  })

  it.each([
    'urn:recap:%%',
    'urn:recap:AAAA',
    encode(null),
    encode({}),
    encode({ att: [] }),
    encode({ att: { eip155: 'all' } }),
  ])('is refused as %s', (resource) => {
    expect(() => readRecap(resource)).toThrow(WalletResponseError)
  })
})
