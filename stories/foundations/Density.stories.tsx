import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DensityPage } from './pages/DensityPage'
import { foundation } from './tokens/foundation'

const meta = { title: 'Foundations/Density', component: DensityPage, ...foundation } satisfies Meta<typeof DensityPage>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvasElement }) => {
    const height = () => canvasElement.querySelector<HTMLElement>('[data-height]')?.dataset.height
    await waitFor(() => expect(height()).toBe('56'))
  },
}

/** Parts that hold words grow with them. */
export const LargeText: Story = {
  globals: { text: '200 %' },
  // Text of 200 % and a window of 320 pixels are two demands (WCAG 1.4.4, 1.4.10); both at once, the table of the page is wider.
  parameters: { sideScroll: true },
  play: async ({ canvasElement }) => {
    const height = () => canvasElement.querySelector<HTMLElement>('[data-height]')?.dataset.height
    await waitFor(() => expect(height()).toBe('112'))
  },
}
