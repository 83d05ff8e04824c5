import { describe, expect, it } from 'vitest'
import { attempt, startSignIn as start } from '../../../lab/accounts/startSignIn'

const page = 'https://admin.shop.example'

describe('requests that no browser of a visitor sends', () => {
  it.each([
    'null',
    `${page}, https://evil.example`,
    `https://evil.example, ${page}`,
    `${page}.evil.example`,
    `${page}/`,
    '',
  ])('are not from the host\u2019s pages by the origin %j', async (origin) => {
    const lab = start({ allowedOrigins: [page] })
    for (const forged of [
      {},
      { 'x-forwarded-host': 'admin.shop.example', 'x-forwarded-proto': 'https', referer: page },
    ]) {
      const response = await lab.post('/sign-out', '', { origin, ...forged })
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null])
    }
  })

  it('verify once, however many come at the same moment', async () => {
    const lab = start()
    const issued = await lab.ask('/nonce')
    const cookie = issued.headers.get('set-cookie')?.split(';')[0] ?? ''
    const body = await attempt(((await issued.json()) as { nonce: string }).nonce)
    const cookies = [cookie, `${cookie}; ${cookie}`, `a=${cookie}; ${cookie}`]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => lab.post('/verify', body, { cookie: cookies[turn % 3] ?? '' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(29)
  })

  it('end where they are too long, in however many pieces they come', async () => {
    const piece = new TextEncoder().encode('"'.padEnd(8_000, 'a'))
    let sent = 0
    const body = new ReadableStream({
      pull: (stream) => {
        sent += 1
        if (sent > 100) stream.close()
        else stream.enqueue(piece)
      },
    })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
    const response = await start().server.handle(new Request('https://shop.example/verify', init))
    expect([response.status, sent < 20]).toEqual([413, true])
  })
})
