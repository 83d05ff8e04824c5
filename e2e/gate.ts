import { expect } from 'vitest'
import { labAccounts } from '../lab/chains/startChain'
import type { Visit } from './shop'

/** Who is connected, and somebody else. */
export const [me = '', somebody = ''] = labAccounts.map(({ address }) => address)

/** What a library asks on the page of the gate. */
export interface Call {
  readonly method: string
  readonly params: unknown
}

export const dialogOf = ({ page }: Visit) => page.getByRole('dialog')
export const yesOf = (visitor: Visit) => dialogOf(visitor).getByRole('button', { name: 'Approve', exact: true })

/** Connects the wallet that asks nobody. */
export async function connectPostern(visitor: Visit): Promise<void> {
  const panel = visitor.page.getByRole('region', { name: 'Ethereum', exact: true })
  await panel.getByRole('button', { name: 'Connect' }).click()
  await dialogOf(visitor).getByRole('button', { name: 'Postern' }).click()
  await expect.poll(() => panel.getByTestId('status').textContent()).toBe('connected')
  await dialogOf(visitor).waitFor({ state: 'detached' })
}

/** Asks all at once, as this page or as what it embeds. */
export async function ask({ page }: Visit, calls: readonly Call[], { isForeign = false } = {}): Promise<void> {
  await page.getByRole('textbox', { name: 'Calls' }).fill(JSON.stringify(calls))
  await page.getByRole('checkbox', { name: 'An embedded app asks' }).setChecked(isForeign)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
}

/** The answer to the call of that number, once it came. */
export async function answerTo({ page }: Visit, index = 0): Promise<{ result?: unknown; code?: unknown; message?: unknown }> {
  const answer = page.getByTestId('answers').locator('li').nth(index)
  await expect.poll(() => answer.textContent(), { timeout: 15_000 }).toMatch(/^\{/)
  return JSON.parse((await answer.textContent()) ?? '') as object
}

/** The view says all of this. */
export async function says(visitor: Visit, ...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await dialogOf(visitor).getByText(text).first().waitFor()
}

/** Waits until a yes counts, and gives it. */
export async function agree(visitor: Visit): Promise<void> {
  await expect.poll(() => yesOf(visitor).getAttribute('aria-disabled')).toBeNull()
  await yesOf(visitor).click()
}

export async function refuse(visitor: Visit): Promise<void> {
  await dialogOf(visitor).getByRole('button', { name: 'Reject', exact: true }).click()
}

/** The view is gone. */
export const gone = (visitor: Visit) => dialogOf(visitor).waitFor({ state: 'detached' })
