import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAppLink, readWebLink } from './links'

describe('a link of the web', () => {
  it.each([
    'https://wallet.example',
    'http://127.0.0.1:81/app?x=1#y',
    'http://localhost/',
    ' https://wallet.example/ ',
  ])('may be %j', (link) => {
    expect(readWebLink(link)).toBe(new URL(link).href)
  })

  it.each(['http://wallet.example/app', 'http://127.0.0.1.example', 'http://localhost.example', 'http://192.168.0.1'])(
    'is not %j, which anybody on the way may change',
    (link) => {
      expect(readWebLink(link)).toBeUndefined()
      expect(readAppLink(link)).toBeUndefined()
    },
  )

  it.each([
    '',
    'wallet',
    'wallet://',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https://',
    'https://a:b@c.example',
    `https://${'a'.repeat(2000)}`,
    null,
    7,
    {},
  ])('is not %j', (link) => expect(readWebLink(link)).toBeUndefined())
})

describe('a link into an app', () => {
  it.each([
    ['wallet://', 'wallet://'],
    ['wallet:', 'wallet://'],
    ['wallet', 'wallet://'],
    ['coin98://', 'coin98://'],
    ['okex://main', 'okex://main'],
    ['my-wallet.app://open?x=1', 'my-wallet.app://open?x=1'],
    ['https://wallet.example/open', 'https://wallet.example/open'],
  ])('may be %j', (link, read) => expect(readAppLink(link)).toBe(read))

  it.each([
    '',
    '1wallet://',
    '//wallet',
    'wallet app://',
    'javascript',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'javascript\u200b:alert(1)',
    'data:,x',
    'vbscript:x',
    'blob:x',
    'file:///etc',
    'intent://x',
    'about:blank',
    'view-source:x',
    'wallet://"><b',
    null,
    [],
    7,
  ])('is not %j', (link) => expect(readAppLink(link)).toBeUndefined())

  it.each(
    `ms-appinstaller ms-settings ms-msdt MS-Word search-ms search microsoft-edge microsoft-edge-https itms itms-apps itms-services
    itms-appss market samsungapps shortcuts workflow vscode callto sip skype facetime tel telprompt chrome-extension
    moz-extension safari-web-extension googlechrome googlechromes firefox firefox-focus opera-http touch-https brave
    x-web-search shell android-app x-apple-helpbasic x-apple.systempreferences web+shop
    ms.settings ssh telnet smb jar steam git apt`
      .trim()
      .split(/\s+/),
  )('is not %s:, which is no wallet', (scheme) => {
    for (const link of [scheme, `${scheme}:`, `${scheme}://x`, `${scheme}:?source=https://x.example`])
      expect(readAppLink(link)).toBeUndefined()
  })

  it.each(
    'metamask trust rainbow cbwallet phantom uniswap ledgerlive tpoutside zerion okex bitkeep safepalwallet msgwallet'.split(
      ' ',
    ),
  )('may be %s:', (scheme) => expect(readAppLink(`${scheme}://`)).toBe(`${scheme}://`))

  it('never runs or shows anything in the browser', () => {
    const forbidden = fc.constantFrom('javascript:', 'data:', 'vbscript:', 'blob:', 'file:')
    const noise = fc.string({ maxLength: 8, unit: 'binary' })
    fc.assert(
      fc.property(noise, forbidden, noise, fc.integer({ min: 0, max: 12 }), (before, scheme, after, cut) => {
        const link = before + scheme.slice(0, cut) + noiseAt(cut) + scheme.slice(cut) + after
        for (const read of [readAppLink(link), readWebLink(link)])
          expect(read === undefined || !/^(javascript|data|vbscript|blob|file):/i.test(new URL(read).protocol)).toBe(
            true,
          )
      }),
    )
  })
})

/** Characters that browsers drop from the middle of a link. */
function noiseAt(place: number): string {
  return ['', '\t', '\n', '\r'][place % 4] ?? ''
}
