import { expect, spyOn, waitFor } from 'storybook/test'

/** Each token of a page shows the value that is in force. */
export async function showsTokens({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const values = [...canvasElement.querySelectorAll('[data-value]')]
  await expect(values.length).toBeGreaterThan(0)
  await waitFor(() => expect(values.filter(({ textContent }) => textContent === '')).toEqual([]))
}

/** Texts that are copied from now on: a page in the background may not write to the clipboard, nor read it. */
export function listenToClipboard(): readonly string[] {
  const copied: string[] = []
  spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => Promise.resolve(void copied.push(text)))
  return copied
}
