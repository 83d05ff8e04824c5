import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { rowsOf } from './tokens/rows'
import { ColorPage } from './color/ColorPage'
import { foundation } from './tokens/foundation'
import { listenToClipboard } from './tokens/plays'

const meta = {
  title: 'Foundations/Colour',
  component: ColorPage,
  ...foundation,
  // Its controls say which mode it shows, and the values beside it are those of that mode.
  parameters: { ...foundation.parameters, pinnedMode: true },
  args: { mode: 'light', moreContrast: false },
} satisfies Meta<typeof ColorPage>

export default meta
type Story = StoryObj<typeof meta>

const allPass: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-passes]')).toHaveLength(41))
  await expect(canvasElement.querySelectorAll('[data-passes="false"]')).toHaveLength(0)
}

/** Values come from the style sheet, and one press copies a name. */
export const Light: Story = {
  play: async (context) => {
    await allPass(context)
    const canvas = within(context.canvasElement)
    await expect(context.canvasElement.querySelectorAll('[data-value]')).toHaveLength(rowsOf('color').length)
    const copied = listenToClipboard()
    await userEvent.click(canvas.getByRole('button', { name: '--portico-color-accent' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied: --portico-color-accent'))
    await expect(copied).toEqual(['var(--portico-color-accent)'])
  },
}

export const Dark: Story = { args: { mode: 'dark' }, play: allPass }
export const HighContrast: Story = { args: { moreContrast: true }, play: allPass }
export const HighContrastDark: Story = { args: { mode: 'dark', moreContrast: true }, play: allPass }
