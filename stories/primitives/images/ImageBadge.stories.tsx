import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Avatar } from '../../../src/primitives/images/Avatar'
import { ImageBadge } from '../../../src/primitives/images/ImageBadge'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { address } from '../../lab/samples'
import { arabic } from '../decorators'

const meta = {
  title: 'Primitives/Images/ImageBadge',
  component: ImageBadge,
  parameters: {
    portico: {
      anatomy: [
        ['Image', 'Large.'],
        ['Badge', '24 px, over the corner at the end of the line, parted by a ring in the colour of the card.'],
      ],
      role: 'None; the badge has the name of what it stands for',
      dos: ['Give the badge a name with `alt`, where nothing beside it says the same.'],
      code: `import { Avatar, ImageBadge, RemoteImage } from 'portico/primitives'

export const Who = ({ address }: { address: string }) => (
  <ImageBadge badge={<RemoteImage name="Ethereum" alt="Ethereum" size="s" shape="network" />}>
    <Avatar address={address} size="l" />
  </ImageBadge>
)`,
      related: ['Primitives/Images/Avatar'],
    },
  },
  args: {
    children: <Avatar address={address} size="l" />,
    badge: <RemoteImage name="Ethereum" alt="Ethereum" size="s" shape="network" />,
  },
} satisfies Meta<typeof ImageBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ethereum' })).toBeVisible()
  },
}

export const RightToLeft: Story = { ...arabic }
