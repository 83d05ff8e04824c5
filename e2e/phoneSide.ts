import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Lab } from '../lab/startLab'
import type { Visit, VisitOptions } from './shop'

export interface Paired extends Visit {
  readonly phone: Page
}

/** A visitor with a phone beside the browser. */
export async function visitWithPhone(
  visit: (options?: VisitOptions) => Promise<Visit>,
  lab: Lab,
  path = '/',
): Promise<Paired> {
  const visitor = await visit({ path })
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const phone = await visitor.context.newPage()
  await phone.goto(lab.phoneUrl)
  await visitor.page.bringToFront()
  return { ...visitor, phone }
}

/** Opens the code and copies its link, as a camera would read it. */
export async function openCode({ page }: Visit): Promise<string> {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /WalletConnect/ })
    .click()
  return readLink(page)
}

/** Copies the link of the code that is shown. */
export async function readLink(page: Page): Promise<string> {
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:/)
  return page.evaluate(() => navigator.clipboard.readText())
}

/** The phone's camera. */
export async function scan(phone: Page, uri: string) {
  await phone.goto(`${new URL(phone.url()).origin}/wc?uri=${encodeURIComponent(uri)}`)
}

/** The phone's person answers. */
export const decide = (phone: Page, decision: 'Approve' | 'Reject') =>
  phone.getByRole('button', { name: decision, exact: true }).first().click()
