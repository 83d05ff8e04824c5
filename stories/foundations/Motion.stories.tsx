import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { MotionPage } from './pages/MotionPage'
import { foundation } from './tokens/foundation'
import { showsTokens } from './tokens/plays'

const meta = { title: 'Foundations/Motion', component: MotionPage, ...foundation } satisfies Meta<typeof MotionPage>

export default meta
type Story = StoryObj<typeof meta>

const playedFor = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: `Play ${name}` }))
  return Number(canvasElement.querySelector<HTMLElement>('[data-played]')?.dataset.played)
}

export const Page: Story = {
  play: async (context) => {
    await showsTokens(context)
    const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(await playedFor(context.canvasElement, 'modal')).toBe(wantsLess ? 1 : 150)
  },
}

/** As for visitors who ask for less motion. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(await playedFor(canvasElement, 'modal')).toBe(1)
  },
}
