import { describe, expect, it } from 'vitest'
import { readTypedData } from './typedData'

const chain = { id: 31337, name: 'Harbour', rpcUrl: '' }
const note = { types: { Note: [{ name: 'text', type: 'string' }] }, primaryType: 'Note', message: { text: 'hello' } }

describe('typed data', () => {
  it.each([{ name: 'Lab' }, { name: 'Lab', chainId: 31337 }, { name: 'Lab', chainId: '0x7a69' }])(
    'is read as text or object, for the chain or for none: %j',
    (domain) => {
      expect(readTypedData(JSON.stringify({ ...note, domain }), chain)).toMatchObject({ domain, primaryType: 'Note' })
      expect(readTypedData({ ...note, domain }, chain)).toMatchObject({ message: { text: 'hello' } })
    },
  )

  it.each([
    undefined,
    null,
    'not json',
    {},
    { ...note, types: {} },
    { ...note, types: { Note: [{ name: 'text', type: 'uint256' }] } },
    { ...note, domain: { chainId: 1 } },
  ])('that is wrong, or for another chain, is refused: %j', (given) => {
    expect(() => readTypedData(given, chain)).toThrow(expect.objectContaining({ code: -32602 }))
  })
})
