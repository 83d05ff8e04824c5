import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Avatar } from '../../../src/primitives/images/Avatar'
import { Button } from '../../../src/primitives/actions/Button'
import { Icon } from '../../../src/primitives/images/Icon'
import { Stack } from '../../../src/primitives/layout/Stack'
import { addresses, arabic, inCard, longWords, unbroken } from '../decorators'

const meta = {
  title: 'Primitives/Actions/Button',
  component: Button,
  parameters: {
    portico: {
      anatomy: [
        ['Image', 'Before the words, where there is one.'],
        ['Words', 'What the press does, as a verb.'],
        ['Spinner', 'In place of the words while `loading`; the width stays.'],
      ],
      role: '`button`; with `href` a `link`',
      keys: [['Enter, Space', 'Presses it; as a link Enter alone.']],
      dos: [
        'Use one `accent` button in a view; what stands beside it is `raised` or `quiet`.',
        'Set `loading` while an answer is awaited: the focus stays, and further presses do nothing.',
      ],
      donts: ['Disable a button without saying why: a disabled one takes no focus, so its reason is never heard.'],
      code: `import { Button } from 'portico/primitives'

export const Pay = ({ isPaying, pay }: { isPaying: boolean; pay: () => void }) => (
  <Button full loading={isPaying} onClick={pay}>
    Pay
  </Button>
)`,
      related: [
        'Primitives/Actions/PillButton',
        'Primitives/Actions/IconButton',
        'Primitives/Lists/ListItem',
        'Primitives/Feedback/Spinner',
        'Primitives/Actions/Tabs',
      ],
    },
  },
  args: { children: 'Connect wallet', onClick: fn() },
  decorators: [inCard],
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Connect wallet' })
    await expect(button).toHaveAttribute('type', 'button')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
}

export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Button {...args}>Accent</Button>
      <Button {...args} tone="raised">
        Raised
      </Button>
      <Button {...args} tone="quiet">
        Quiet
      </Button>
      <Button {...args} tone="danger">
        Danger
      </Button>
      <Stack direction="row" gap={2} wrap>
        <Button {...args} size="s">
          Accent
        </Button>
        <Button {...args} size="s" tone="raised">
          Raised
        </Button>
        <Button {...args} size="s" tone="quiet">
          Quiet
        </Button>
        <Button {...args} size="s" tone="danger">
          Danger
        </Button>
      </Stack>
    </Stack>
  ),
}

/** Keeps its width, its name and the focus; ignores what is pressed meanwhile. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Connect wallet' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    button.focus()
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const LoadingTones: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Button {...args} loading />
      <Button {...args} loading tone="raised" />
      <Button {...args} loading tone="quiet" />
      <Button {...args} loading tone="danger" />
      <Button {...args} loading size="s" />
    </Stack>
  ),
}

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <Stack gap={2}>
      <Button {...args} />
      <Button {...args} tone="raised" />
      <Button {...args} tone="quiet" />
      <Button {...args} tone="danger" />
    </Stack>
  ),
}

export const WithImage: Story = {
  render: (args) => (
    <Stack gap={2} align="start">
      <Button {...args} tone="raised" image={<Avatar address={addresses[0] ?? ''} size="s" />}>
        0x7099…79C8
      </Button>
      <Button {...args} tone="raised" image={<Icon name="copy" />}>
        Copy
      </Button>
      <Button {...args} image={<Icon name="wallet" />} />
    </Stack>
  ),
}

/** Opens in a new tab and tells it nothing of this page. */
export const AsLink: Story = {
  args: { href: 'https://example.org', tone: 'raised', children: 'Open the explorer' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Open the explorer' })
    await expect(link).toHaveAttribute('rel', 'noreferrer')
    await expect(link).not.toHaveAttribute('type')
  },
}

export const Full: Story = { args: { full: true } }
export const LongLabel: Story = { args: { children: longWords, full: true } }
export const UnbrokenLabel: Story = { args: { children: unbroken } }
export const Empty: Story = { args: { children: undefined, image: <Icon name="plus" />, 'aria-label': 'Add' } }
export const RightToLeft: Story = { ...arabic, args: { children: 'ربط المحفظة', image: <Icon name="wallet" /> } }
