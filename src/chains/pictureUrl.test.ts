import { describe, expect, it } from 'vitest'
import { checkBalances } from '../state/money/tokens/checkBalances.late'
import { checkProviders } from '../state/money/onramp/source/checkOnramp.late'
import { readPictureUrl } from './pictureUrl'

const near = [
  'https://192.168.0.1/logout',
  'https://127.0.0.1/a.png',
  'https://2130706433/a.png',
  'https://0x7f.1/a.png',
  'https://[::1]/a.png',
  'https://[fd00::1]/a.png',
  'https://localhost/a.png',
  'https://printer.local/a.png',
  'https://router/a.png',
  'https://nas.home/a.png',
]
const odd = [
  'http://pictures.example/a.png',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://me:pw@pictures.example/a',

  'blob:https://pictures.example/1',
  'data:text/html,<p>',
  `https://pictures.example/${'a'.repeat(3_000)}`,
  '',
  7,
  null,
]

describe('a picture that others name', () => {
  it.each(['https://pictures.example/a.png', 'data:image/png;base64,AAAA'])('%s', (url) =>
    expect(readPictureUrl(url)).toBe(url),
  )
  it.each([...near, ...odd])('is left out: %s', (url) => expect(readPictureUrl(url)).toBeUndefined())

  it.each(near)('is left out of tokens and sellers: %s', (icon) => {
    const token = { networkId: 'eip155:1', name: 'Coin', symbol: 'C', decimals: 6, value: 1n, icon }
    const { icon: _icon, ...plain } = token
    expect(checkBalances([token], 'eip155:1')).toEqual([plain])
    const seller = { id: 'harbour', name: 'Harbour', image: icon, categories: [] }
    expect(checkProviders([seller])).toEqual([{ ...seller, image: undefined }])
    expect(checkProviders([{ ...seller, image: 'https://pictures.example/a.png' }])).toMatchObject([
      { image: 'https://pictures.example/a.png' },
    ])
  })
})
