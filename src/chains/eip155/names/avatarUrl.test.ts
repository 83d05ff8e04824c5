import { describe, expect, it } from 'vitest'
import { avatarUrl } from './avatarUrl'

const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)}`
const cid = 'QmSP4nq9fnN9dAiCj42ug9Wa79rqmQerZXZch82VqpiH7U'
const options = { ipfsGateway: 'https://ipfs.example' }

describe('what is shown for an avatar record', () => {
  it.each([
    ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
    ['HTTPS://Pictures.Example/a b.png', 'https://pictures.example/a%20b.png'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    [svg('<circle r="1"/>'), svg('<circle r="1"/>')],
    [`ipfs://${cid}`, `https://ipfs.example/ipfs/${cid}`],
    [`ipfs://ipfs/${cid}/1.png`, `https://ipfs.example/ipfs/${cid}/1.png`],
  ])('%s', (record, url) => expect(avatarUrl(record, options)).toBe(url))

  it.each([
    null,
    '',
    'a.png',
    'http://pictures.example/a.png',
    'javascript:alert(1)',
    'blob:https://pictures.example/1',
    'file:///etc/passwd',
    'https://me:secret@pictures.example/a.png',
    'https://127.0.0.1/a.png',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
    'https://[::1]/a.png',
    'https://localhost/logout',
    'https://app.localhost/logout',
    'https://router.local/logout',
    'https://intranet/logout',
    'https://localhost./logout',
    `https://pictures.example/${'a'.repeat(2_100)}`,
    'data:text/html,<script>alert(1)</script>',
    `data:image/png;base64,${'A'.repeat(100_000)}`,
    svg('<script>alert(1)</script>'),
    svg('<image href="https://spy.example/"/>'),
    `ipfs://${cid}/../../logout`,
    `ipfs://${cid}/%2e%2e/%2E%2e/logout`,
    `ipfs://${cid}?next=https://spy.example`,
    'ipfs://short',
    'eip155:1/erc721:0xb32979486938aa9694bfc898f35dbed459f44424/10063',
  ])('nothing for %s', (record) => expect(avatarUrl(record, options)).toBeNull())

  it('asks no gateway that the host did not name', () => expect(avatarUrl(`ipfs://${cid}`)).toBeNull())
})
