import type { Locator } from 'playwright'
import { expect } from 'vitest'

/** True for an element that stands whole in the window, and is what a press on its middle meets. Runs in a page. */
export function isInSight(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return isInside && met !== null && (element.contains(met) || met.contains(element))
}

/** The heading of the view stands whole in the window. */
export async function expectHeading(dialog: Locator): Promise<void> {
  await expect
    .poll(() => dialog.getByRole('heading', { level: 2 }).evaluate(isInSight), { message: 'heading' })
    .toBe(true)
}

/** A view one has just come to: its heading is there, and nothing of it is scrolled out above. */
export async function expectWholeHead(dialog: Locator): Promise<void> {
  await expectHeading(dialog)
  const scrolled = () =>
    dialog.evaluate((root) => [...root.querySelectorAll('*'), root].filter(({ scrollTop }) => scrollTop > 0).length)
  await expect.poll(scrolled, { message: 'parts that are scrolled' }).toBe(0)
}
