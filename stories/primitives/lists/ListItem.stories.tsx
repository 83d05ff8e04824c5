import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Avatar } from '../../../src/primitives/images/Avatar'
import { Icon } from '../../../src/primitives/images/Icon'
import { ListItem } from '../../../src/primitives/lists/ListItem'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Tag } from '../../../src/primitives/text/Tag'
import { addresses, arabic, images, inCard, longWords, unbroken } from '../decorators'

const meta = {
  title: 'Primitives/Lists/ListItem',
  component: ListItem,
  parameters: {
    portico: {
      anatomy: [
        ['Image', '40 px.'],
        ['Title', 'One line.'],
        ['Detail', 'A second, quieter line, or why the row cannot be chosen.'],
        ['End', 'A tag, an amount or a chevron; a check when selected, a spinner while loading.'],
      ],
      role: '`button`, or with `href` a `link`, or with neither `href` nor `onClick` no role; the one in use is `aria-current`',
      keys: [['Enter, Space', 'Chooses it; as a link Enter alone.']],
      dos: [
        'Under the pointer it has `--portico-color-raised` (`vars.color.raised`), while pressed `--portico-color-pressed`: restyle by these. Fields, raised buttons and other quiet grounds [change with them](?path=/docs/guides-theming--docs).',
        'Give `disabledReason` with `disabled`: the row keeps the focus, so that the reason is heard.',
      ],
      code: `import { ListItem, RemoteImage, Tag } from 'portico/primitives'

export const Row = ({ pick }: { pick: () => void }) => (
  <ListItem image={<RemoteImage name="Harbour" />} title="Harbour" end={<Tag>Recent</Tag>} onClick={pick} />
)`,
      related: [
        'Primitives/Images/CoinImage',
        'Primitives/Lists/List',
        'Primitives/Actions/Button',
        'Primitives/Images/RemoteImage',
        'Primitives/Text/Tag',
        'Primitives/Images/IconTile',
      ],
    },
  },
  args: { title: 'Lantern', image: <RemoteImage src={images.lantern} name="Lantern" />, onClick: fn() },
  decorators: [inCard],
} satisfies Meta<typeof ListItem>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: 'Lantern' })
    await expect(row.getBoundingClientRect().height).toBe(56)
    await userEvent.click(row)
    row.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Kinds: Story = {
  render: (args) => (
    <Stack gap={1}>
      <ListItem {...args} end={<Tag>Recent</Tag>} />
      <ListItem
        {...args}
        title="Ethereum"
        detail="Network"
        image={<RemoteImage src={images.circle} name="Ethereum" shape="network" />}
        end={<Icon name="chevron" />}
      />
      <ListItem
        {...args}
        title="0x7099…79C8"
        detail="Connected with Lantern"
        image={<Avatar address={addresses[0] ?? ''} />}
        selected
      />
      <ListItem {...args} title="Harbour" image={<RemoteImage src={images.harbour} name="Harbour" />} loading />
      <ListItem
        {...args}
        title="Brass Key"
        image={<RemoteImage src={images.key} name="Brass Key" />}
        disabled
        disabledReason="Does not know this network"
      />
      <ListItem {...args} title="Without an image" image={undefined} />
    </Stack>
  ),
}

export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-current', 'true')
  },
}

/** Can be reached, so that the reason can be read, and does nothing. */
export const Disabled: Story = {
  args: { disabled: true, disabledReason: 'Does not know this network' },
  play: async ({ args, canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: 'Lantern Does not know this network' })
    await expect(row).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(row).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(row)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const AsLink: Story = {
  args: { href: 'https://example.org', end: <Icon name="external" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Lantern' })).toHaveAttribute('target', '_blank')
  },
}

/** A row that leads nowhere is no button: it is read. */
export const ToRead: Story = {
  render: () => <ListItem title="Sent" detail="Nothing to press" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('Nothing to press')).toBeVisible()
  },
}

export const LongLabel: Story = {
  args: { title: longWords, detail: longWords, end: <Tag>Recent</Tag> },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('button')
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth + 1)
    await expect(row.getBoundingClientRect().height).toBe(56)
  },
}

export const UnbrokenLabel: Story = { args: { title: unbroken, detail: unbroken } }
export const Empty: Story = { args: { title: 'Untitled', image: <RemoteImage name="" /> } }

export const RightToLeft: Story = {
  ...arabic,
  args: { title: 'إيثيريوم', detail: 'الشبكة', end: <Icon name="chevron" /> },
}
