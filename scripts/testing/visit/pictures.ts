import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'

/** Where the pictures of stories are kept. */
export const pictureFolder = `${process.cwd()}/stories/__screenshots__`

/**
 * Takes a picture of the page, or nothing where it is the kept one to the byte, which is right at once. Else pictures are
 * taken until two in a row are the same: what was still moving under load has come to rest.
 */
export async function takeOther(page: Page, name: string, fullPage: boolean): Promise<Buffer | null> {
  const file = `${pictureFolder}/${name}.png`
  const kept = existsSync(file) ? readFileSync(file) : null
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage })
  let image = await take()
  for (let tries = 0; tries < 6; tries++) {
    if (kept && image.equals(kept)) return null
    await page.waitForTimeout(50)
    const next = await take()
    if (next.equals(image)) break
    image = next
  }
  return kept && image.equals(kept) ? null : image
}
