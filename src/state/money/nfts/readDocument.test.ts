import { describe, expect, it } from 'vitest'
import { checkNfts } from './checkNfts.late'
import { readDataDocument, readFetchedDocument } from './readDocument'

const cid = `Qm${'a'.repeat(44)}`
const gateway = `https://ipfs.example/ipfs/${cid}`
const media = { ipfsGateway: 'https://ipfs.example' }
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'
const svgUri = `data:image/svg+xml,${encodeURIComponent(svg)}`
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** A document as text, the name and the picture that it has. */
const documents: readonly (readonly [text: string, name: string, image: string | undefined])[] = [
  [JSON.stringify({ name: 'Boat', image: `ipfs://${cid}/1.png` }), 'Boat', `${gateway}/1.png`],
  [JSON.stringify({ name: 'Boat #1', image: `ipfs://${cid}/1 (a).png` }), 'Boat #1', `${gateway}/1%20(a).png`],
  [JSON.stringify({ name: '100% sail', image: `ipfs://${cid}/#1.png` }), '100% sail', `${gateway}/%231.png`],
  [JSON.stringify({ name: 'Boot „Möwe“', image: `ipfs://${cid}/Möwe.png` }), 'Boot „Möwe“', `${gateway}/M%C3%B6we.png`],
  [JSON.stringify({ name: '⛵ of 🐙', image: `ipfs://${cid}/⛵.png` }), '⛵ of 🐙', `${gateway}/%E2%9B%B5.png`],
  [JSON.stringify({ name: 'قارب', image: `ipfs://ipfs/${cid}` }), 'قارب', gateway],
  [JSON.stringify({ name: 'A, B; C', image: `IPFS://${cid}/a,b;c.png` }), 'A, B; C', `${gateway}/a,b;c.png`],
  [JSON.stringify({ name: 'Drawn', image: svgUri }), 'Drawn', svgUri],
  [JSON.stringify({ name: 'Source', image: svg }), 'Source', svgUri],
  [JSON.stringify({ name: 'Data', image_data: svg }), 'Data', svgUri],
  [JSON.stringify({ name: 'Url', image: null, image_url: `ipfs://${cid}/u` }), 'Url', `${gateway}/u`],
  [JSON.stringify({ name: 'Quote "x"', image: ` ipfs://${cid}/q\n` }), 'Quote "x"', `${gateway}/q`],
  [`{"name": "Lines", "description": "one\ntwo\tthree", "image": "ipfs://${cid}/l"}`, 'Lines', `${gateway}/l`],
  [JSON.stringify({ name: 'Half', description: '\ud800', image: `ipfs://${cid}/h` }), 'Half', `${gateway}/h`],
  [JSON.stringify({ name: 'x'.repeat(500), image: `ipfs://${cid}/x` }), `${'x'.repeat(127)}…`, `${gateway}/x`],
  [JSON.stringify({ name: 'No picture', image: 7 }), 'No picture', undefined],
]

const fetched = (type: string, text: string) => readFetchedDocument('https://documents.example/1', { type, text })
const data = (head: string, body: string) => readDataDocument(`data:${head},${body}`)

const forms: Readonly<Record<string, (text: string) => unknown>> = {
  'percent-encoded': (text) => data('application/json', encodeURIComponent(text)),
  'raw utf8': (text) => data('application/json;utf8', text),
  'raw with a charset': (text) => data('application/json;charset=utf-8', text),
  'without a type': (text) => data('', encodeURIComponent(text)),
  base64: (text) => data('application/json;base64', base64(text)),
  'base64 in capitals': (text) => readDataDocument(`DATA:application/json;BASE64,${base64(text)}`),
  'base64 of the URL alphabet': (text) =>
    data('application/json;base64', base64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')),
  'base64 in lines': (text) => data('application/json;base64', base64(text).replace(/.{60}/g, '$&\r\n')),
  'percent-encoded base64': (text) => data('application/json;base64', encodeURIComponent(base64(text))),
  'base64 with a charset': (text) => data('text/plain;charset=UTF-8;base64', base64(text)),
  'base64 with a byte order mark': (text) => data('application/json;base64', base64(`\ufeff${text}`)),
  'a server': (text) => fetched('application/json; charset=utf-8', text),
  'a server, as text': (text) => fetched('text/plain', `\ufeff${text}`),
  'a server, as bytes': (text) => fetched('application/octet-stream', text),
}

describe.each(Object.entries(forms))('a document in the form %s', (_form, read) => {
  it.each(documents)('keeps name and picture of %s', (text, name, image) => {
    const entry = { networkId: 'eip155:1', address: '0x1', tokenId: '1', value: 1n, ...(read(text) as object) }
    expect(checkNfts([entry], 'eip155:1', media)).toMatchObject([{ name, ...(image !== undefined && { image }) }])
  })
})

describe('an address that is the picture itself', () => {
  it.each([svgUri, 'data:image/png;base64,AAAA', 'data:image/svg+xml;base64,PHN2Zy8+'])('%s', (uri) =>
    expect(readDataDocument(uri)).toEqual({ image: uri }),
  )

  it.each([
    ['image/png', `ipfs://${cid}`],
    ['application/octet-stream', `ipfs://${cid}/1.webp`],
    ['', 'https://pictures.example/1.PNG?size=2'],
  ])('answered as %s from %s', (type, uri) =>
    expect(readFetchedDocument(uri, { type, text: '\u0089PNG' })).toEqual({ image: uri }),
  )
})

describe('a document that cannot be read', () => {
  it.each([
    'data:application/json',
    'data:application/json,{',
    'data:application/json;base64,%%%',
    `data:application/json,${'x'.repeat(1_000_001)}`,
    'data:application/json,[1]',
  ])('returns null for %.40s', (uri) => expect(readDataDocument(uri)).toBeNull())

  it('returns null for a page of HTML, and the list keeps the token', () => {
    expect(readFetchedDocument('https://documents.example/1', { type: 'text/html', text: '<html>' })).toBeNull()
    const entry = {
      networkId: 'eip155:1',
      address: '0x1',
      tokenId: '1',
      value: 1n,
      image: 'ipfs://\ud800',
      name: '\ud800',
    }
    expect(checkNfts([entry], 'eip155:1', media)).toMatchObject([{ name: '#1' }])
  })
})
