import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Lab } from './lab'

/** The page a play function acts on: the modal stands in the body, outside of the story's own root. */
export const page = () => within(document.body)

/** The lab a story's loader made. */
export function labOf({ loaded }: { loaded: Record<string, unknown> }): Lab {
  return loaded.lab as Lab
}

/** Opens the modal and waits until its heading is there. */
export async function openModal(heading: string) {
  await userEvent.click(await page().findByRole('button', { name: 'Connect wallet' }))
  return page().findByRole('heading', { name: heading })
}

/** Waits until a text can be read, motion included. */
export const seen = (text: string | RegExp) =>
  waitFor(() => expect(page().getByText(text, { ignore: '[aria-live]' })).toBeVisible())

/** The innermost element that says this, also where its words are drawn in several sizes. */
export function said(canvasElement: HTMLElement, words: string | RegExp): Promise<HTMLElement[]> {
  const says = (element: Element) => {
    const text = element.textContent.replace(/\s+/g, ' ').trim()
    return typeof words === 'string' ? text === words : words.test(text)
  }
  return within(canvasElement).findAllByText(
    (_own, element) => element !== null && says(element) && ![...element.children].some(says),
  )
}
