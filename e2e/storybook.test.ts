import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser, launchArgs } from '../scripts/tools/findBrowser'
import { serve, type Served } from '../scripts/tools/serve'
import { useShop } from './shop'

/** The output of `npm run build:storybook`, which `npm test` runs first. */
const built = '.cache/storybook'
const published = '.cache/published'

interface Index {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly title: string; readonly type: 'story' | 'docs' }>
  >
}

const { visit } = useShop()
let served: Served
let browser: Browser

beforeAll(async () => {
  if (!existsSync(`${built}/index.json`)) throw new Error('Run `npm run build:storybook` first')
  rmSync(published, { recursive: true, force: true })
  mkdirSync(`${published}/x`, { recursive: true })
  symlinkSync(resolve(built), `${published}/x/y`, 'junction')
  served = await serve({ directory: published })
  const { path } = await findBrowser()
  browser = await chromium.launch({ executablePath: path, args: [...launchArgs] })
})
afterAll(async () => {
  await browser?.close()
  await served?.stop()
})

/** A page that reaches the published folder alone, and what it should not have done. */
async function visitPublished() {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  const base = `${served.url}/x/y`
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('response', (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`))
  await context.route('**', (route) => {
    if (route.request().url().startsWith(`${base}/`)) return route.continue()
    problems.push(`left: ${route.request().url()}`)
    return route.abort()
  })
  return { page, base, problems }
}

const entries = () => Object.values((JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as Index).entries)

async function isShown(at: Page | FrameLocator, type: 'story' | 'docs') {
  await at
    .locator(type === 'docs' ? '#storybook-docs h1' : '#storybook-root > *')
    .first()
    .waitFor()
}

describe('Storybook as it is published', () => {
  it(
    'works in a folder of a site, with the network cut: one page and one story of each kind',
    { timeout: 180_000 },
    async () => {
      const kinds = new Map(entries().map((entry) => [`${entry.title.split('/')[0]} ${entry.type}`, entry]))
      expect([...kinds.keys()]).toEqual(
        expect.arrayContaining(['Introduction docs', 'Guides docs', 'Primitives docs', 'Views docs', 'Views story']),
      )
      const { page, base, problems } = await visitPublished()
      for (const { id, type } of kinds.values()) {
        await page.goto(`${base}/iframe.html?viewMode=${type}&id=${id}`)
        await isShown(page, type)
      }
      for (const { id, type } of [kinds.get('Views docs')!, kinds.get('Views story')!]) {
        await page.goto(`${base}/?path=/${type}/${id}`)
        await isShown(page.frameLocator('#storybook-preview-iframe'), type)
      }
      expect(problems).toEqual([])
    },
  )

  it('a theme is built in it, judged, copied, pasted into a page, and seen there', { timeout: 240_000 }, async () => {
    const { page, base, problems } = await visitPublished()
    await page.goto(`${base}/iframe.html?viewMode=story&id=foundations-theme-builder--builder`)
    // Storybook reads every story before it shows the first, which takes long beside other tests.
    await page.getByRole('combobox', { name: 'Preset' }).waitFor({ timeout: 120_000 })
    await page.getByRole('combobox', { name: 'Preset' }).selectOption('Graphite')
    await page.getByRole('textbox', { name: 'Accent, light', exact: true }).fill('#8fb7ff')
    await page
      .getByText(/are not read/)
      .first()
      .waitFor()
    const take = page.getByRole('button', { name: /^Take accent #/ }).first()
    const nearest = /#[\da-f]{6}/.exec((await take.textContent()) ?? '')?.[0] ?? ''
    await take.click()
    await page.getByRole('tab', { name: 'CSS' }).click()
    await page.getByRole('button', { name: 'Copy CSS' }).click()
    const css = await page.evaluate(() => navigator.clipboard.readText())
    expect(css).toContain(`--portico-color-accent: ${nearest};`)
    expect(problems).toEqual([])

    const shop = await visit({
      prepare: (page) =>
        page.route('**/*.css', async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, body: `${await response.text()}\n${css}` })
        }),
    })
    const button = shop.page.getByRole('button', { name: 'Connect wallet' })
    await button.waitFor()
    const seen = await button.evaluate((element) => {
      const probe = document.createElement('i')
      probe.style.color = getComputedStyle(element).getPropertyValue('--portico-color-accent')
      element.append(probe)
      const accent = getComputedStyle(probe).color
      probe.remove()
      return { accent, background: getComputedStyle(element).backgroundColor }
    })
    expect(seen.background).toBe(seen.accent)
    expect(seen.background).toBe(`rgb(${[1, 3, 5].map((at) => parseInt(nearest.slice(at, at + 2), 16)).join(', ')})`)
    expect(shop.problems).toEqual([])
  })
})
