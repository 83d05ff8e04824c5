import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ActionButton } from '../../../src/primitives/actions/ActionButton'
import { Stack } from '../../../src/primitives/layout/Stack'
import { arabic, longWords } from '../decorators'

const meta = {
  title: 'Primitives/Actions/ActionButton',
  component: ActionButton,
  parameters: {
    portico: {
      anatomy: [
        ['Disc', '44 px, with one icon.'],
        ['Label', 'Below it; breaks where it is long.'],
      ],
      role: '`button`, or `link` with `href`',
      keys: [['Enter, Space', 'Presses it; a link takes Enter alone.']],
      dos: ['Put two to four side by side, with one or two words each.'],
      code: `import { ActionButton, Stack } from 'portico/primitives'

export const Actions = ({ copy, url }: { copy: () => void; url: string }) => (
  <Stack direction="row" justify="center" gap={2}>
    <ActionButton icon="copy" label="Copy address" onClick={copy} />
    <ActionButton icon="external" label="Explorer" href={url} />
  </Stack>
)`,
      related: ['Primitives/Actions/IconButton', 'Views/Account/AccountView'],
    },
  },
  args: { icon: 'copy', label: 'Copy address', onClick: fn() },
} satisfies Meta<typeof ActionButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Copy address' })
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Link: Story = {
  args: { icon: 'external', label: 'Explorer', href: 'https://explorer.example' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Explorer' })).toHaveAttribute('target', '_blank')
  },
}

export const SideBySide: Story = {
  render: (args) => (
    <Stack direction="row" justify="center" gap={2}>
      <ActionButton {...args} />
      <ActionButton icon="external" label="Explorer" />
      <ActionButton icon="seal" label="Get a name" />
    </Stack>
  ),
}

export const LongLabel: Story = { args: { label: longWords } }

export const RightToLeft: Story = { ...arabic, args: { icon: 'external', label: 'المستكشف' } }
