import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../../src/primitives/actions/Button'
import { Notice } from '../../../src/primitives/feedback/Notice'
import { Toast } from '../../../src/primitives/feedback/Toast'
import { arabic, longWords, unbroken } from '../decorators'

const meta = {
  title: 'Primitives/Feedback/Toast',
  component: Toast,
  parameters: {
    portico: {
      anatomy: [
        ['Card', 'At the foot of the page, in the top layer.'],
        ['Notices', 'One below the other.'],
      ],
      role: 'None; what it holds is announced by its owner',
      dos: ['Pause what goes by itself while the pointer or the focus is on it: `onPause` and `onResume` of `Notice`.'],
      donts: ['Show one over an open dialog: its own place for messages is there.'],
      code: `import { Notice, Toast } from 'portico/primitives'

export const Saved = ({ dismiss }: { dismiss: () => void }) => (
  <Toast>
    <Notice tone="success" onDismiss={dismiss} dismissLabel="Dismiss">
      Copied
    </Notice>
  </Toast>
)`,
      related: ['Primitives/Feedback/Notice', 'Views/Feedback/FeedbackView'],
    },
  },
  args: { children: <Notice tone="success">Connected</Notice> },
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

/** At the foot of the page, above everything in it. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const box = () => canvas.getByText('Connected').closest('[popover]')?.getBoundingClientRect() ?? new DOMRect()
    // It rises to its place.
    await waitFor(() => expect(box().bottom).toBe(window.innerHeight - 16))
    const { bottom, width } = box()
    await expect(width).toBeGreaterThan(0)
    await expect(document.elementFromPoint(window.innerWidth / 2, bottom - 8)?.closest('[popover]')).not.toBeNull()
  },
}
/** Taken away, it sinks as it came; its picture cannot be pressed or heard. With what holds it, it is gone at once. */
export const Leaves: Story = {
  render: function Leaving(args) {
    const [presses, setPresses] = useState(0)
    return (
      <>
        <Button onClick={() => setPresses(presses + 1)}>Take away</Button>
        {presses === 0 && <Toast {...args} />}
        {presses === 1 && (
          <div>
            <Toast {...args} />
          </div>
        )}
      </>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shown = () => canvasElement.querySelector<HTMLElement>('[popover]:not([inert])')
    const failed: string[] = []
    const note = ({ message }: ErrorEvent) => void failed.push(message)
    window.addEventListener('error', note)
    try {
      const button = canvas.getByRole('button', { name: 'Take away' })
      for (let press = 1; press <= 2; press += 1) {
        const toast = shown()
        // It moves here also where less motion is wished for.
        toast?.style.setProperty('animation-duration', '200ms')
        await userEvent.click(button)
        await waitFor(() => expect(toast).toHaveProperty('isConnected', false))
      }
      await waitFor(() => expect(canvasElement.querySelector('[popover]')).toBeNull())
      await expect(failed).toEqual([])
    } finally {
      window.removeEventListener('error', note)
    }
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
