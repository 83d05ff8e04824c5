import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../src/primitives/actions/Button'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { Stack } from '../../../src/primitives/layout/Stack'
import { arabic, images, inCard } from '../decorators'

const meta = {
  title: 'Primitives/Images/RemoteImage',
  component: RemoteImage,
  parameters: {
    portico: {
      anatomy: [
        ['Box', 'Of a fixed size: nothing moves when the image comes.'],
        ['Image or letter', 'The first letter of the name while there is none, or it failed.'],
        ['Ring', 'Around it, while something is awaited.'],
      ],
      role: '`img` with `alt`; without it hidden, as the name stands beside it',
      code: `import { RemoteImage } from 'portico/primitives'

export const Wallet = ({ icon, name }: { icon: string; name: string }) => <RemoteImage src={icon} name={name} />`,
      related: [
        'Primitives/Images/CoinImage',
        'Primitives/Images/Avatar',
        'Primitives/Images/IconTile',
        'Primitives/Lists/ListItem',
        'Primitives/Images/ImagePair',
        'Primitives/Images/Picture',
        'Primitives/Lists/Tile',
      ],
    },
  },
  args: { src: images.lantern, name: 'Lantern' },
  decorators: [
    (Story) => (
      <Stack padding={2} align="start">
        <Story />
      </Stack>
    ),
    inCard,
  ],
} satisfies Meta<typeof RemoteImage>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Sizes: Story = {
  render: () => (
    <Stack gap={4}>
      {(['wallet', 'network'] as const).map((shape) => (
        <Stack key={shape} direction="row" gap={1} align="center">
          <RemoteImage src={images.harbour} name="Harbour" size="l" shape={shape} />
          <RemoteImage src={images.lantern} name="Lantern" size="m" shape={shape} />
          <RemoteImage src={images.key} name="Key" size="s" shape={shape} />
          <RemoteImage src={images.pale} name="Pale" size="m" shape={shape} />
          <RemoteImage name="Nothing" size="m" shape={shape} />
        </Stack>
      ))}
    </Stack>
  ),
}

export const Rings: Story = {
  render: () => (
    <Stack gap={2}>
      {(['wallet', 'network'] as const).map((shape) => (
        <Stack key={shape} direction="row" gap={1} align="center">
          <RemoteImage src={images.harbour} name="Harbour" size="l" shape={shape} busy />
          <RemoteImage src={images.harbour} name="Harbour" size="l" shape={shape} busy={false} />
          <RemoteImage src={images.harbour} name="Harbour" size="l" shape={shape} tone="error" />
        </Stack>
      ))}
      <Stack direction="row" gap={1} align="center">
        <RemoteImage src={images.key} name="Key" busy />
        <RemoteImage src={images.key} name="Key" size="s" busy />
      </Stack>
    </Stack>
  ),
}

/** The ring turns while it waits and closes when there is an answer. */
export const Settling: Story = {
  render: function Waiting(args) {
    const [isBusy, setBusy] = useState(true)
    return (
      <Stack gap={6} align="start">
        <RemoteImage {...args} size="l" busy={isBusy} />
        <Button onClick={() => setBusy(!isBusy)}>Answer</Button>
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-turning]')).not.toBeNull()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Answer' }))
    await expect(canvasElement.querySelector('[data-turning]')).toBeNull()
  },
}

/** An image that does not come leaves the box as it is, with a letter. */
export const Fallback: Story = {
  args: { src: 'data:image/png;base64,AAAA', name: 'harbour', alt: 'Harbour' },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Harbour' })
    await waitFor(() => expect(image).toHaveTextContent(/^H$/))
    await expect(image.getBoundingClientRect().width).toBe(40)
  },
}

/** Anything but images of the web is not asked for. */
export const ForeignScheme: Story = {
  args: { src: 'javascript:alert(1)', name: 'Strange' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(within(canvasElement).getByText('S')).toBeInTheDocument()
  },
}

export const Empty: Story = { args: { src: undefined, name: '' } }
export const RightToLeft: Story = { ...arabic, args: { src: undefined, name: 'فانوس' } }
