import type { Page } from 'playwright'
import { expect } from 'vitest'
import { labAccounts } from '../lab/chains/startChain'

/** The connected account, and another one. */
export const [me = '', somebody = ''] = labAccounts.map(({ address }) => address)

/** A request of a library on the page of the gate. */
export interface Call {
  readonly method: string
  readonly params: unknown
}

/** The page of the gate, by itself or in a frame. */
export interface Gate {
  readonly page: Pick<Page, 'getByRole' | 'getByTestId'>
}

export const dialogOf = ({ page }: Gate) => page.getByRole('dialog')
export const yesOf = (visitor: Gate) => dialogOf(visitor).getByRole('button', { name: 'Approve', exact: true })

/** Connects the wallet that shows no prompt. */
export async function connectPostern(visitor: Gate): Promise<void> {
  const panel = visitor.page.getByRole('region', { name: 'Ethereum', exact: true })
  await panel.getByRole('button', { name: 'Connect' }).click()
  await dialogOf(visitor).getByRole('button', { name: 'Postern' }).click()
  await expect.poll(() => panel.getByTestId('status').textContent()).toBe('connected')
  await dialogOf(visitor).waitFor({ state: 'detached' })
}

/** Asks all at once, as this page or as what it embeds. */
export async function ask({ page }: Gate, calls: readonly Call[], { isForeign = false } = {}): Promise<void> {
  await page.getByRole('textbox', { name: 'Calls' }).fill(JSON.stringify(calls))
  await page.getByRole('checkbox', { name: 'An embedded app asks' }).setChecked(isForeign)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
}

/** The answer to the call of that number, once it came. */
export async function answerTo(
  { page }: Gate,
  index = 0,
): Promise<{ result?: unknown; code?: unknown; message?: unknown }> {
  const answer = page.getByTestId('answers').locator('li').nth(index)
  await expect.poll(() => answer.textContent()).toMatch(/^\{/)
  return JSON.parse((await answer.textContent()) ?? '') as object
}

/** The view says all of this. */
export async function says(visitor: Gate, ...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await dialogOf(visitor).getByText(text).first().waitFor()
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Reads on with the keyboard until all of it was in sight, where it is longer than the view. */
export async function readAll(visitor: Gate): Promise<void> {
  const area = dialogOf(visitor).getByRole('group', { name: 'What is asked' })
  const isUnread = () => dialogOf(visitor).getByText('Scroll through all of it. Then you can approve.').isVisible()
  const isAtEnd = () =>
    area.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollTop + clientHeight >= scrollHeight - 1)
  const readOn = async () => {
    if (!(await isUnread())) return false
    if (!(await isAtEnd())) {
      await area.press('PageDown')
      return true
    }
    // In a very small window the end of the area is below the edge, and comes up with the buttons.
    await yesOf(visitor).focus()
    await pause(700)
    return isUnread()
  }
  // The first page cannot be read before it was drawn.
  await area.waitFor()
  await pause(500)
  await expect.poll(readOn, { interval: 150 }).toBe(false)
}

/** Reads it, waits until a yes counts, and gives it. */
export async function agree(visitor: Gate): Promise<void> {
  await readAll(visitor)
  // In a very small window the buttons are below the edge until they are scrolled to.
  await yesOf(visitor).scrollIntoViewIfNeeded()
  await expect.poll(() => yesOf(visitor).getAttribute('aria-disabled')).toBeNull()
  await yesOf(visitor).click()
}

export async function refuse(visitor: Gate): Promise<void> {
  await dialogOf(visitor).getByRole('button', { name: 'Reject', exact: true }).click()
}

/** The view is gone. */
export const gone = (visitor: Gate) => dialogOf(visitor).waitFor({ state: 'detached' })
