import type { Page } from 'playwright'
import { decodeQR } from 'qr/decode.js'
import { expect } from 'vitest'
import type { Visit } from './shop'

type Visitor = Pick<Visit, 'page'>

export const dialogOf = ({ page }: Visitor) => page.getByRole('dialog')
export const press = (visitor: Visitor, name: string) =>
  dialogOf(visitor).getByRole('button', { name, exact: true }).click()

export const amountOf = (visitor: Visitor) => dialogOf(visitor).getByRole('textbox', { name: 'Amount' })
export const receiverOf = (visitor: Visitor) => dialogOf(visitor).getByRole('textbox', { name: 'Receiver' })

/** Opens the account of who is connected. */
export async function openAccount({ page }: Visitor) {
  await page
    .getByRole('button', { name: /^Account/ })
    .last()
    .click()
  await dialogOf({ page }).getByRole('button', { name: 'Send', exact: true }).waitFor()
}

/** Goes from a form to its tokens and back with one of them, unless it is chosen. */
export async function chooseToken(visitor: Visitor, symbol: string) {
  const token = dialogOf(visitor).getByRole('button', { name: /^Token: / })
  await token.waitFor()
  if ((await token.textContent())?.endsWith(symbol)) return
  await token.click()
  await dialogOf(visitor)
    .getByRole('button', { name: new RegExp(symbol) })
    .click()
}

/** At the form, with a token chosen. */
export async function openSend(visitor: Visitor, symbol: string) {
  await openAccount(visitor)
  await press(visitor, 'Send')
  await chooseToken(visitor, symbol)
}

export async function review(visitor: Visitor) {
  await press(visitor, 'Preview Send')
  await dialogOf(visitor).getByRole('heading', { name: 'Review Send' }).waitFor()
}

/** Sends what is looked at; returns the hash. */
export async function send(visitor: Visit): Promise<string> {
  await visitor.answer('Send', () => press(visitor, 'Send'))
  await dialogOf(visitor).getByText('Confirmed', { exact: true }).waitFor()
  return hashOf(visitor)
}

/** The hash of what was sent, from the link to the explorer. */
export async function hashOf(visitor: Visitor): Promise<string> {
  const href = await dialogOf(visitor).getByRole('link', { name: 'Explorer' }).getAttribute('href')
  return new URL(href ?? '').pathname.split('/').at(-1) ?? ''
}

/** The row of a transaction in the list of what happened, which has to be a confirmed one. */
export async function seesInActivity(visitor: Visitor, hash: string) {
  await openAccount(visitor)
  await dialogOf(visitor).getByRole('tab', { name: 'Activity' }).click()
  const row = dialogOf(visitor).locator(`a[href*="/tx/${hash}"]`)
  await row.waitFor()
  expect(await row.textContent()).toMatch(/^Sent [\d.,]+ \w+.* · to (?![^]*(Pending|Failed))/)
  await visitor.page.keyboard.press('Escape')
}

/** The same page in another tab, opened ten minutes later. */
export async function openLater({ page, context }: Visit): Promise<{ readonly page: Page }> {
  const later = await context.newPage()
  await later.clock.install({ time: Date.now() + 600_000 })
  await later.goto(page.url())
  return { page: later }
}

/** Text that a camera reads from the shown code. */
export async function readCode({ page, context }: Visit): Promise<string> {
  const picture = await dialogOf({ page })
    .getByRole('img', { name: /^Code / })
    .screenshot()
  // The shop's own pages may load no such address.
  const blank = await context.newPage()
  const image = await blank.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D
      canvas.drawImage(bitmap, 0, 0)
      const { width, height, data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height)
      return { width, height, data: Array.from(data) }
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )
  await blank.close()
  return decodeQR({ ...image, data: new Uint8ClampedArray(image.data) }, { timeLimit: 5_000 })
}
