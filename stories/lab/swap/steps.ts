import { userEvent, within } from 'storybook/test'
import { page } from '../play'
import type { createSwapLab } from './page'

/** The lab of a visitor who swaps. */
export type Made = ReturnType<typeof createSwapLab>

export const button = (name: string | RegExp) => page().findByRole('button', { name })
export const press = async (name: string | RegExp) => userEvent.click(await button(name))
export const amountField = () => page().findByRole('textbox', { name: 'You pay' })

export async function openSwap() {
  await press('Account 0x70…dc79C8')
  const dialog = within(await page().findByRole('dialog', { name: 'Account' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Swap' }))
  await amountField()
}

/** Chooses a token of a side, by its name. */
export async function choose(pill: RegExp, name: RegExp) {
  await press(pill)
  await userEvent.click((await page().findAllByRole('button', { name }))[0]!)
  await amountField()
}

/** Types an amount, whose pause the clock skips, and waits for its quote. */
export async function pay(made: Made, amount: string) {
  await userEvent.clear(await amountField())
  await userEvent.type(await amountField(), amount)
  await made.clock.advance(200)
  await button('Review swap')
}

/** Owner of the account. */
export function ownerOf({ portico }: Made): string {
  return portico.snapshot().account?.address ?? ''
}
