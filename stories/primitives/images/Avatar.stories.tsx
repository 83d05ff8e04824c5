import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from '../../../src/primitives/images/Avatar'
import { avatarTints } from '../../../src/primitives/images/avatarTints'
import { Stack } from '../../../src/primitives/layout/Stack'
import { addresses, images, inCard } from '../decorators'

const [address = ''] = addresses

const meta = {
  title: 'Primitives/Images/Avatar',
  component: Avatar,
  parameters: {
    portico: {
      anatomy: [['Picture', 'The one that the account has chosen, else five tints from its address.']],
      role: 'None: the name beside it says who it is',
      dos: ['Show the name or the address beside it: tints alone tell nobody apart for sure.'],
      code: `import { Avatar } from 'portico/primitives'

export const Who = ({ address }: { address: string }) => <Avatar address={address} size="l" />`,
      related: [
        'Primitives/Images/CoinImage',
        'Primitives/Images/ImageBadge',
        'Primitives/Images/RemoteImage',
        'Views/Account/AccountButtonView',
      ],
    },
  },
  args: { address, size: 'l' },
  decorators: [inCard],
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

/** Five tints, in the order of the address's own colour to the lightest, without any style attribute. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const tints = [...canvasElement.querySelectorAll('circle')].map((disc) => disc.getAttribute('fill'))
    await expect(tints).toEqual([...avatarTints(address)])
    await expect(canvasElement.querySelector('svg')?.parentElement?.outerHTML).not.toContain('style=')
  },
}

export const Many: Story = {
  render: () => (
    <Stack gap={4}>
      {(['l', 'm', 's'] as const).map((size) => (
        <Stack key={size} direction="row" gap={3} wrap>
          {addresses.map((each) => (
            <Avatar key={each} address={each} size={size} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
}

export const WithPicture: Story = { args: { src: images.circle } }

/** A picture that does not come gives way to the tints. */
export const Fallback: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('circle')).toHaveLength(5))
  },
}

export const Dark: Story = { args: { address: '0x000000' }, globals: { mode: 'dark' } }
export const Pale: Story = { args: { address: '0xffffff' } }
export const Empty: Story = { args: { address: '' } }
