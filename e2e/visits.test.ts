import axe from 'axe-core'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkColors, checkForcedColors, checkLayout, checkMoreContrast, usual } from '../scripts/testing/visit/checks'
import { findBrowser, launchArgs } from '../scripts/tools/findBrowser'

// Faults that `npm run test:stories` looks for in every story, each on a page that is right but for one thing.

const options = { exclude: [] }
let browser: Browser
const pages: Page[] = []

beforeAll(async () => {
  const { path } = await findBrowser()
  browser = await chromium.launch({ executablePath: path, args: [...launchArgs] })
})
afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.close()))
})
afterAll(() => browser?.close())

/** A page with a root that carries a theme, as stories have it. */
async function show(content: string, style = ''): Promise<Page> {
  const page = await browser.newPage({ viewport: usual })
  pages.push(page)
  await page.setContent(`<!doctype html><html lang="en"><title>A page</title><style>
    body { margin: 16px; background: white } [data-portico] { display: contents; color: black; font: 16px/1.4 sans-serif }
    button { all: unset; box-sizing: border-box; display: inline-block; padding: 12px 16px; min-width: 44px; text-align: center }
    path { fill: none; stroke: currentColor; stroke-width: 2px } ${style}</style>
    <main><div data-portico data-mode="light" dir="ltr">${content}</div></main></html>`)
  await page.evaluate(axe.source)
  return page
}

const icon = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M3 3 21 21M21 3 3 21"/></svg>'
const fine = `<p>Some words of a page</p> <button aria-label="Close">${icon}</button> <button>Go on</button>`

async function checkAll(page: Page): Promise<readonly string[]> {
  const found = [...(await checkLayout(page, options)), ...(await checkColors(page, 'light', options))]
  found.push(...(await checkMoreContrast(page, 'light', options)), ...(await checkForcedColors(page)))
  return found
}

it('a page that is right in every mode passes, and is left as it was', async () => {
  const page = await show(fine)
  const before = await page.locator('html').evaluate((root) => root.outerHTML)
  expect(await checkAll(page)).toEqual([])
  await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  expect(await page.locator('html').evaluate((root) => root.outerHTML.replaceAll(' style=""', ''))).toBe(before)
  expect(await page.evaluate(() => [innerWidth, matchMedia('(pointer: coarse)').matches])).toEqual([usual.width, false])
})

const line = '<p style="white-space: nowrap; overflow: hidden; width:'
const layoutFaults: readonly (readonly [what: string, content: string, style: string, said: RegExp])[] = [
  [
    'words cut off on a phone',
    `${line} 60vw">A line of words that is nearly as long</p>`,
    '',
    /^320 × 640: .*sticks out/,
  ],
  [
    'words cut off right to left',
    `${line} 120px" class="cut">Short</p>`,
    '[dir=rtl] .cut { width: 20px !important }',
    /right to left: "Short" sticks out/,
  ],
  [
    'a page that scrolls sideways',
    '<div style="width: 400px; height: 9px"></div>',
    '',
    /^320 × 640: The page is 416 px wide/,
  ],
  [
    'one that does so right to left',
    '<div class="wide"></div>',
    '[dir=rtl] .wide { width: 600px; height: 9px }',
    /right to left: The page is \d+ px wide/,
  ],
  ['a box too small for spaced words', `${line} 90px">Some words</p>`, '', /spaced: "Some words" sticks out/],
  [
    'spaced words over others',
    '<div style="height: 24px; width: 200px">Words that need some room</div><b style="display: block; padding: 3px 0">Below</b>',
    '',
    /spaced: .* drawn over each other/,
  ],
  [
    'a row too low for a finger',
    '<button style="padding: 6px 16px">Low</button>',
    '',
    /touched: button "Low" is \d+ × 3\d/,
  ],
  [
    'targets that stand close',
    '<button style="all: unset; width: 14px; height: 14px; font-size: 9px" aria-label="One">1</button><button style="all: unset; width: 14px; height: 14px; font-size: 9px" aria-label="Two">2</button>',
    '',
    /^320 × 640: target-size/,
  ],
  [
    'words that come to lie on others right to left',
    '<p class="pale">Words</p>',
    '[dir=rtl] .pale { color: #bbb }',
    /right to left: color-contrast/,
  ],
]

describe('the look at the layout', () => {
  it.each(layoutFaults)('finds %s', async (_what, content, style, said) => {
    const page = await show(fine + content, style)
    expect(await checkLayout(page, options)).toContainEqual(expect.stringMatching(said))
  })

  it('leaves alone a link in a sentence, a field with its label, and what cannot be pressed', async () => {
    const page = await show(
      '<p>Read <a href="#x">more</a> of it</p><label style="display: block; padding: 14px">Name <input></label><button disabled style="padding: 0">Off</button><button style="all: revert">Of the host</button>',
    )
    const found = await checkLayout(page, options)
    expect(found.filter((fault) => fault.includes('touched'))).toEqual([])
  })
})

describe('the look at the colours', () => {
  it('finds words and icons that cannot be read', async () => {
    const page = await show(fine, 'p { color: #999 } button { color: #ccc } button:last-child { color: black }')
    const found = await checkColors(page, 'dark', options)
    expect(found).toContainEqual(expect.stringMatching(/^dark: color-contrast: p .*2\.8/))
    expect(found).toContainEqual(expect.stringMatching(/^dark: The drawing of "Close" has a contrast of 1\.6/))
  })

  it('finds a switch without an edge', async () => {
    const knob = '<span style="display: block; width: 30px; height: 16px; background: #eee"></span>'
    const page = await show(`<button role="switch" aria-checked="false" aria-label="Night">${knob}</button>`)
    expect(await checkColors(page, 'light', options)).toEqual([
      expect.stringMatching(/The switch "Night" has a contrast/),
    ])
  })

  it('finds words that are read by others but not where more contrast is asked for', async () => {
    const pale = await show(fine, 'p { color: #666 }')
    expect(await checkColors(pale, 'light', options)).toEqual([])
    expect(await checkMoreContrast(pale, 'light', options)).toEqual([
      expect.stringMatching(/color-contrast-enhanced: p/),
    ])
    const answering = await show(fine, '@media (prefers-contrast: more) { p { color: #888 } }')
    expect(await checkMoreContrast(answering, 'light', options)).toEqual([expect.stringMatching(/color-contrast: p/)])
  })

  it('sets the colours for more contrast where a host has none of its own', async () => {
    const styled = 'p { color: var(--portico-color-text-muted, #aaa) }'
    expect(await checkMoreContrast(await show(fine, styled), 'light', options)).toEqual([])
    const own = await show(
      `<div data-portico data-mode="light" style="--portico-color-text-muted: #777"><p>Own</p></div>`,
      styled,
    )
    expect(await checkMoreContrast(own, 'light', options)).toEqual([])
    expect(await checkColors(own, 'light', options)).toEqual([expect.stringMatching(/color-contrast: p/)])
  })
})

describe('the look at forced colours', () => {
  const kept = 'forced-color-adjust: none;'

  it.each([
    ['words', fine, `p { ${kept} color: white }`, /"Some words of a page" cannot be seen/],
    ['an icon', fine, `button { ${kept} color: #eee }`, /The drawing of "Close" cannot be seen/],
    [
      'an avatar',
      '<svg viewBox="0 0 64 64" width="40" height="40"><circle cx="32" cy="32" r="30"/></svg>',
      'circle { fill: black } @media (forced-colors: active) { circle { fill: none } }',
      /The drawing of "" cannot be seen/,
    ],
    [
      'a switch',
      '<button role="switch" aria-checked="true" aria-label="Night"><span></span></button>',
      'span { display: block; width: 30px; height: 16px; background: black }',
      /The switch of "Night" cannot be seen/,
    ],
  ])('finds %s that went with them', async (_what, content, style, said) => {
    expect(await checkForcedColors(await show(content, style))).toContainEqual(expect.stringMatching(said))
  })

  it('leaves alone what is covered, hidden, scrolled away or disabled', async () => {
    const page = await show(
      `<p class="gone">Below</p><div class="cover"></div><p hidden>Hidden</p><button disabled class="gone">Off</button>
       <div style="height: 6px; overflow: auto"><div class="gone" style="height: 60px">Away</div></div>`,
      `.gone { ${kept} color: white } .cover { position: fixed; inset: 0 200px 0 0; background: white }`,
    )
    expect(await checkForcedColors(page)).toEqual([])
  })
})
