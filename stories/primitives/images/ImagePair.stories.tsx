import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ImagePair } from '../../../src/primitives/images/ImagePair'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { arabic, inCard } from '../decorators'

const meta = {
  title: 'Primitives/Images/ImagePair',
  component: ImagePair,
  parameters: {
    portico: {
      anatomy: [
        ['First', 'At the start.'],
        ['Line', 'A dot travels along it while `busy`; it stands still under reduced motion.'],
        ['Second', 'At the end.'],
      ],
      role: 'None of its own; the images bring theirs',
      code: `import { ImagePair, RemoteImage } from 'portico/primitives'

export const Both = () => (
  <ImagePair busy first={<RemoteImage name="Shop" size="l" />} second={<RemoteImage name="Harbour" size="l" />} />
)`,
      related: ['Primitives/Images/RemoteImage', 'Views/Sign in/SIWXSignMessageView'],
    },
  },
  args: { first: <RemoteImage name="Shop" size="l" />, second: <RemoteImage name="Harbour" size="l" /> },
  decorators: [inCard],
} satisfies Meta<typeof ImagePair>

export default meta
type Story = StoryObj<typeof meta>

const dotIn = (element: HTMLElement) => element.querySelector('[data-moving]')

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(dotIn(canvasElement)).toBeNull()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(dotIn(canvasElement)).not.toBeNull()
  },
}

/** For those who want less motion the dot stands still. */
export const Reduced: Story = {
  args: { busy: true },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const dot = dotIn(canvasElement)
    await expect(dot && getComputedStyle(dot).animationPlayState).toBe('paused')
  },
}

export const RightToLeft: Story = { ...arabic }
