import { describe, expect, it } from 'vitest'
import { readIcon } from './icon'

const png = 'data:image/png;base64,iVBORw0KGgo='
const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)}`

describe('a wallet’s icon', () => {
  it.each([
    png,
    'data:image/webp;base64,AAAA',
    svg('<circle r="1"/>'),
    svg('<a xlink:href="#x"/>'),
    'data:image/svg+xml;utf8,<svg width="100%"></svg>',
    `data:image/svg+xml;base64,${btoa('<svg><!-- mark --></svg>')}`,
  ])('%s is shown', (icon) => {
    expect(readIcon(icon)).toBe(icon)
  })

  it.each([
    ['nothing', undefined],
    ['no text', 7],
    ['an address', 'https://icons.example/a.png'],
    ['a page', 'data:text/html,<b>'],
    ['a script', 'javascript:alert(1)'],
    ['100 kB', `data:image/png;base64,${'A'.repeat(100_000)}`],
    ['an SVG with a script', svg('<script>alert(1)</script>')],
    ['an SVG with a handler', svg('<rect onload="alert(1)"/>')],
    ['an SVG with foreign content', svg('<foreignObject/>')],
    ['an SVG that calls somebody', svg('<image href="https://spy.example/x.png"/>')],
    ['an SVG that styles from elsewhere', svg('<style>@import "https://spy.example/x.css"</style>')],
    ['the same in base64', `data:image/svg+xml;base64,${btoa('<svg><script/></svg>')}`],
    ['an SVG with a prefixed script', svg('<svg:script>alert(1)</svg:script>')],
    ['base64 said with a space', `data:image/svg+xml; base64,${btoa('<svg><script/></svg>')}`],
    ['base64 said twice', `data:image/svg+xml;base64;base64,${btoa('<svg/>')}`],
    ['UTF-16', `data:image/svg+xml;base64,${btoa('\xff\xfe<\0s\0c\0r\0i\0p\0t\0')}`],
    ['UTF-16 without a mark', `data:image/svg+xml;base64,${btoa('<\0s\0c\0r\0i\0p\0t\0')}`],
    ['another charset', 'data:image/svg+xml;charset=utf-16,<svg/>'],
    ['an entity', svg('<!DOCTYPE svg [<!ENTITY x "evil">]>&x;')],
    ['a character reference', svg('<a href="&#106;avascript:alert(1)"/>')],
    ['an address broken over lines', svg('<a href="java\nscript:alert(1)"/>')],
    ['a style that escapes', svg('<style>a{b:\\75rl(https://spy.example)}</style>')],
    ['a picture of another kind inside', svg('<image href="data:image/svg+xml,x"/>')],
    ['an SVG that is none', 'data:image/svg+xml,'],
    ['broken encoding', 'data:image/svg+xml,%E0%A4%A'],
  ])('is left out with %s', (_what, icon) => {
    expect(readIcon(icon)).toBeUndefined()
  })
})
