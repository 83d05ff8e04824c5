import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../../../src/primitives/images/Icon'
import { IconTile } from '../../../src/primitives/images/IconTile'
import { ListItem } from '../../../src/primitives/lists/ListItem'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { Stack } from '../../../src/primitives/layout/Stack'
import { images, inCard } from '../decorators'

const meta = {
  title: 'Primitives/Images/IconTile',
  component: IconTile,
  parameters: {
    portico: {
      anatomy: [
        ['Tile', '40 px, with the corners of a wallet’s image.'],
        ['Icon', 'In its middle.'],
      ],
      role: 'None: the row’s title says what it is',
      code: `import { IconTile, ListItem } from 'portico/primitives'

export const Explorer = ({ url }: { url: string }) => (
  <ListItem image={<IconTile name="globe" />} title="View on explorer" href={url} />
)`,
      related: ['Primitives/Images/Icon', 'Primitives/Lists/ListItem', 'Primitives/Images/RemoteImage'],
    },
  },
  args: { name: 'globe' },
  decorators: [inCard],
} satisfies Meta<typeof IconTile>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** In line with the images of the rows around it. */
export const InRows: Story = {
  render: () => (
    <Stack gap={1}>
      <ListItem title="Lantern" image={<RemoteImage src={images.lantern} name="Lantern" />} />
      <ListItem title="Website" image={<IconTile name="globe" />} end={<Icon name="external" />} />
      <ListItem title="Browser extension" image={<IconTile name="extension" />} end={<Icon name="external" />} />
    </Stack>
  ),
}
