import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Picture } from '../../../src/primitives/images/Picture'
import { sampleNfts } from '../../lab/tokens/nfts'
import { arabic, inCard } from '../decorators'

const meta = {
  title: 'Primitives/Images/Picture',
  component: Picture,
  parameters: {
    portico: {
      anatomy: [
        ['Square', 'As wide as what is around it, at most 320 px: nothing moves when the picture comes.'],
        ['Picture or letter', 'Whole; the first letter of the name while there is none, or it failed.'],
      ],
      role: '`img` with the name',
      code: `import { Picture } from 'portico/primitives'

export const Boat = ({ image, name }: { image: string; name: string }) => <Picture src={image} name={name} />`,
      related: ['Primitives/Images/RemoteImage', 'Views/NFTs/NftView'],
    },
  },
  args: { src: sampleNfts[0]?.image, name: 'Boat 1' },
  decorators: [inCard],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof Picture>

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Boat 1' })).toBeVisible()
  },
}

export const Empty: Story = { args: { src: undefined } }

/** A picture that does not come is a letter. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}

export const RightToLeft: Story = { ...arabic, args: { src: undefined, name: 'قارب' } }
