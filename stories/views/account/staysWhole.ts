import { expect, within } from 'storybook/test'

/** An amount stands in one line, inside of the window, with its currency. */
export async function staysWhole(canvasElement: HTMLElement, amount: string) {
  const line = canvasElement.querySelector<HTMLElement>(`[title="${amount} ETH"]`)
  await expect(line).toHaveTextContent(`Balance: ${amount}`)
  const { height = 0, right = 0 } = line?.getBoundingClientRect() ?? {}
  await expect(height).toBeLessThan(32)
  await expect(right).toBeLessThanOrEqual(window.innerWidth)
  await expect(within(canvasElement).getByText('ETH', { exact: true })).toBeVisible()
}
