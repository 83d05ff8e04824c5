import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Notice } from '../../../src/primitives/feedback/Notice'
import { Toast } from '../../../src/primitives/feedback/Toast'
import { arabic, longWords, unbroken } from '../decorators'

const meta = {
  title: 'Primitives/Feedback/Toast',
  component: Toast,
  args: { children: <Notice tone="success">Connected</Notice> },
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

/** At the foot of the page, above everything in it. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const { bottom, width } =
      canvas.getByText('Connected').closest('[popover]')?.getBoundingClientRect() ?? new DOMRect()
    await expect(bottom).toBe(window.innerHeight - 16)
    await expect(width).toBeGreaterThan(0)
    await expect(document.elementFromPoint(window.innerWidth / 2, bottom - 8)?.closest('[popover]')).not.toBeNull()
  },
}
export const Several: Story = {
  args: {
    children: (
      <>
        <Notice tone="warning" title="Session expired">
          Check the clock of this device.
        </Notice>
        <Notice tone="error">Signature declined</Notice>
      </>
    ),
  },
}
export const LongLabel: Story = { args: { children: <Notice tone="error">{longWords}</Notice> } }
export const UnbrokenLabel: Story = { args: { children: <Notice tone="info">{unbroken}</Notice> } }
export const RightToLeft: Story = { ...arabic, args: { children: <Notice tone="info">انقطع الاتصال</Notice> } }
