import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { PageFrame } from '../../../src/primitives/layout/PageFrame'
import { inCard } from '../decorators'

const meta = {
  title: 'Primitives/Layout/PageFrame',
  component: PageFrame,
  parameters: {
    portico: {
      anatomy: [['Frame', 'A page of another origin, as wide as its place and as high as its content.']],
      role: '`iframe` with a name; hidden from assistive technology while it shows nothing',
      donts: ['Move it in the document: browsers load its page again.'],
      code: `import { PageFrame } from 'portico/primitives'

export const Wallet = ({ ask }: { ask: (window: Window) => void }) => (
  <PageFrame src="https://vault.shop.example" title="Wallet" height={320} onWindow={ask} />
)`,
      related: ['Primitives/Layout/Card'],
    },
  },
  args: { src: 'about:blank', title: 'Wallet', height: 160, onWindow: fn() },
  decorators: [inCard],
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const frame = within(canvasElement).getByTitle('Wallet')
    await expect(frame.getBoundingClientRect().height).toBe(160)
    await expect(args.onWindow).toHaveBeenCalledOnce()
    await expect(document.activeElement).toBe(frame)
  },
}

export const Loading: Story = {
  args: { height: 0 },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle('Wallet')
    await expect(frame).toHaveAttribute('aria-hidden', 'true')
    await expect(frame.getBoundingClientRect().height).toBe(1)
  },
}
