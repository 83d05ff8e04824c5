import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'
import { pictures, picturesFolder, type Picture } from './pictures'
import { execute } from '../tools/execute'
import { findBrowser, launchArgs } from '../tools/findBrowser'
import { serve } from '../tools/serve'

// Draws the pictures of README from a Storybook that has their stories alone: `npm run pictures`.

const built = '.cache/pictures'

const env = { PORTICO_STORIES: pictures.map(({ file }) => file).join() }
const words = ['npx', 'storybook', 'build', '--quiet', '--output-dir', built]
const { ok, output } = await execute(words, { env, limitMs: 10 * 60_000 })
if (!ok) throw new Error(output)

mkdirSync(picturesFolder, { recursive: true })
const { url, stop } = await serve({ directory: built })
const { path } = await findBrowser({ prefer: 'npm' })
const browser = await chromium.launch({ executablePath: path, args: [...launchArgs] })
try {
  for (const picture of pictures) {
    const image = await compress(browser, await draw(browser, picture))
    const file = `${picturesFolder}/${picture.name}.webp`
    writeFileSync(file, image)
    console.log(`${file}: ${(image.length / 1000).toFixed(1)} kB`)
  }
} finally {
  await browser.close()
  await stop()
}

async function draw(browser: Browser, picture: Picture): Promise<Buffer> {
  const { id, globals, width, height, windowHeight = height, waitFor } = picture
  const page = await browser.newPage({
    viewport: { width, height: windowHeight },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    hasTouch: waitFor !== undefined,
  })
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=${globals}`)
  await page
    .locator(waitFor ?? '#storybook-root > *')
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  // An element that has the focus only because the page was just loaded would be drawn with a ring.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const image = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    clip: { x: 0, y: 0, width, height },
  })
  await page.close()
  return image
}

/** The same picture as WebP, which the browser writes. */
async function compress(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const data = await page.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await page.close()
  return Buffer.from(data)
}
