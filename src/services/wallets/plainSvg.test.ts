import { describe, expect, it } from 'vitest'
import { isPlainSvg } from './plainSvg'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`

describe('a drawing of a directory', () => {
  it.each([
    svg('<path d="M0 0h8v8H0z" fill="#123"/>'),
    `<?xml version="1.0" encoding="UTF-8"?><!-- a comment -->${svg('<title>Wallet</title>')}`,
    svg('<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)" width="8"/>'),
    svg('<use xlink:href="#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>'),
    svg('<image href="data:image/png;base64,iVBORw0KGgo="/>'),
    svg('<style>.a{fill:url( \'#b\' )}</style><g class="a"/>'),
    svg('<sodipodi:namedview id="n"/><metadata><rdf:RDF/></metadata>'),
    svg('<circle r="1"><animate attributeName="r" to="2" dur="1s"/></circle>'),
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">' + svg(''),
  ])('is plain: %s', (text) => expect(isPlainSvg(text)).toBe(true))

  it.each([
    svg('<image href="https:/evil.example/a.png"/>'),
    svg('<image href="https:evil.example/a.png"/>'),
    svg('<image xlink:href=/a.png />'),
    svg('<image href=" //evil.example/a.png"/>'),
    svg('<style><![CDATA[@im]]>port</style>'),
    `<?xml-stylesheet type="text/xsl" href="#x"?>${svg('')}`,
    svg('<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>'),
    svg('<set attributeName="onclick" to="alert(1)"/>'),
    svg('<a href="#x"><animate attributeName="href" to="#y"/></a>'),
    svg('<circle><animate attributeName="xlink:href" to="#y"/></circle>'),
    svg('<h:img xmlns:h="http://www.w3.org/1999/xhtml" alt="x"/>'),
    svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'),
    svg('<meta http-equiv="refresh" content="0"/>'),
    svg('<video/>'),
    svg('<dc:script/>'),
    svg('<rect fill="url(https:/evil.example/a)"/>'),
    svg('<rect fill="url( /a )"/>'),
    svg('<path onload="alert(1)"/>'),
  ])('is not: %s', (text) => expect(isPlainSvg(text)).toBe(false))
})
