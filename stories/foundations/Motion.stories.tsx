import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { MotionPage } from './pages/MotionPage'
import { Movers } from './pages/Movers'
import { still, stillRule } from './pages/still'
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

/** Parts that move by themselves: a button that waits, a spinner, a skeleton, a picture with its ring. */
const running = (part: Element | null) =>
  part?.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length

/** Under the theme of the guide nothing moves, the buttons of the page included. */
export const OffForEverybody: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <Movers part="usual" />
      <Movers part="still" theme={still} />
      <style>{`#still [data-portico] { ${stillRule} }`}</style>
      <div id="still">
        <Movers part="ruled" />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const part = (name: string) => canvasElement.querySelector(`[data-part="${name}"]`)
    const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!wantsLess) await waitFor(() => expect(running(part('usual'))).toBeGreaterThanOrEqual(4))
    await expect(running(part('still'))).toBe(0)
    await expect(running(part('ruled'))).toBe(0)
    await userEvent.hover(within(part('still') as HTMLElement).getByRole('button', { name: 'Harbour' }))
    await expect(running(part('still'))).toBe(0)
  },
}
