import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'

/** Folder of the pictures of stories. */
export const pictureFolder = `${process.cwd()}/stories/__screenshots__`

/**
 * Takes a picture of the page, or nothing where it is the kept one to the byte, which is right at once. Else pictures are
 * taken until two in a row are the same, and one that is taken half a second later: what was still moving under load, and pictures
 * that were still to come, have come to rest.
 */
export async function takeOther(page: Page, name: string, fullPage: boolean): Promise<Buffer | null> {
  const file = `${pictureFolder}/${name}.png`
  const kept = existsSync(file) ? readFileSync(file) : null
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage })
  let image = await take()
  let isSame = false
  for (let tries = 0; tries < 8; tries++) {
    if (kept && image.equals(kept)) return null
    await page.waitForTimeout(isSame ? 500 : 50)
    const next = await take()
    if (isSame && next.equals(image)) break
    isSame = next.equals(image)
    image = next
  }
  return kept && image.equals(kept) ? null : image
}
