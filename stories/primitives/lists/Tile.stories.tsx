import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Tile, type TileMark } from '../../../src/primitives/lists/Tile'
import { arabic, images, inCard, longWords, unbroken } from '../decorators'

const installed: TileMark = { icon: 'check', label: 'Installed', tone: 'success' }
const certified: TileMark = { icon: 'seal', label: 'Certified', tone: 'quiet' }

const meta = {
  title: 'Primitives/Lists/Tile',
  component: Tile,
  parameters: {
    portico: {
      anatomy: [
        ['Image', '48 px.'],
        ['Marks', 'On the image; their words are heard after the name.'],
        ['Name', 'At most two lines.'],
      ],
      role: '`button`, named by its name and its marks',
      keys: [['Enter, Space', 'Picks it.']],
      dos: ['Let a `Grid` draw it, which has the keys.'],
      code: `import { RemoteImage, Tile } from 'portico/primitives'

export const One = ({ pick }: { pick: () => void }) => (
  <Tile name="Harbour" image={<RemoteImage name="Harbour" size="tile" />} onClick={pick} />
)`,
      related: ['Primitives/Lists/Grid', 'Primitives/Images/RemoteImage'],
    },
  },
  args: { name: 'Lantern', image: <RemoteImage src={images.lantern} name="Lantern" size="tile" />, onClick: fn() },
  decorators: [(Story) => <div style={{ inlineSize: 82 }}>{Story()}</div>, inCard],
} satisfies Meta<typeof Tile>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const tile = within(canvasElement).getByRole('button', { name: 'Lantern' })
    await userEvent.click(tile)
    tile.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** The meaning of the signs is heard after the name. */
export const Marks: Story = {
  args: { marks: [installed, certified] },
  render: (args) => (
    <Stack gap={4}>
      <Tile {...args} marks={[installed]} />
      <Tile {...args} marks={[certified]} image={<RemoteImage src={images.pale} name="Arch" size="tile" />} />
      <Tile {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Lantern Installed Certified' })).toBeVisible()
  },
}

export const LongLabel: Story = {
  args: { name: longWords },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button').getBoundingClientRect().height).toBe(100)
  },
}

export const UnbrokenLabel: Story = { args: { name: unbroken } }
export const Empty: Story = { args: { name: 'Untitled', image: <RemoteImage name="" size="tile" /> } }

export const RightToLeft: Story = {
  ...arabic,
  args: {
    name: 'محفظة الفانوس',
    marks: [
      { ...installed, label: 'مثبّتة' },
      { ...certified, label: 'معتمدة' },
    ],
  },
}
