import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from '../../../src/primitives/actions/IconButton'
import { arabic, inCard } from '../decorators'

const meta = {
  title: 'Primitives/Actions/IconButton',
  component: IconButton,
  parameters: {
    portico: {
      anatomy: [
        ['Icon', '20 px, or 16 px in the small size.'],
        ['Label', 'Not drawn: the accessible name and the tooltip.'],
      ],
      role: '`button`, named by `label`',
      keys: [['Enter, Space', 'Presses it.']],
      dos: ['Name what it does, not what it shows: “Close”, not “Cross”.'],
      donts: ['Use it for what a view is about: words are found sooner than signs.'],
      code: `import { IconButton } from 'portico/primitives'

export const Copy = ({ copy }: { copy: () => void }) => <IconButton icon="copy" label="Copy address" onClick={copy} />`,
      related: ['Primitives/Actions/ActionButton', 'Primitives/Actions/Button', 'Primitives/Images/Icon'],
    },
  },
  args: { icon: 'close', label: 'Close', onClick: fn() },
  decorators: [inCard],
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Small: Story = { args: { size: 's', icon: 'copy', label: 'Copy' } }
export const Disabled: Story = { args: { disabled: true } }

/** The arrow points to where one came from. */
export const RightToLeft: Story = {
  ...arabic,
  args: { icon: 'back', label: 'رجوع' },
  play: async ({ canvasElement }) => {
    const drawing = within(canvasElement).getByRole('button').querySelector('svg')
    await expect(drawing && getComputedStyle(drawing).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  },
}
