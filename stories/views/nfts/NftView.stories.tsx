import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NftView } from '../../../src/views/money/nfts/NftView'
import { Framed } from '../../lab/Framed'
import { sampleNfts } from '../../lab/tokens/nfts'

const [boat, long, , hostile, rope] = sampleNfts

const meta = {
  title: 'Views/NFTs/NftView',
  component: NftView,
  parameters: {
    portico: {
      hook: 'useNftView',
      connected: 'the route `Token` of the modal, with `address` and `tokenId`',
      code: `import { NftView, useNftView } from 'portico/views'

export function MyNft({ address, tokenId }: { address: string; tokenId: string }) {
  const props = useNftView({ address, tokenId })
  return props && <NftView {...props} />
}`,
      anatomy: [
        ['Picture', 'Whole; a letter where none may be asked for.'],
        ['Words', 'What it is called and said to be.'],
        ['Facts', 'Collection, id, how many, network, contract.'],
        ['Actions', 'Copy the contract’s address, see it in the explorer.'],
      ],
      role: '`img`, a description list, a `button` and a `link`',
      keys: [['Enter, Space', 'Does what the button says.']],
      related: ['Views/NFTs/NftsView', 'Primitives/Images/Picture', 'Primitives/Text/DescriptionList'],
    },
  },
  args: {
    nft: boat!,
    network: 'Ethereum',
    explorerUrl: 'https://explorer.example/token/0x1?a=1',
    onCopyAddress: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.token}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof NftView>

export default meta
type Story = StoryObj<typeof NftView>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: 'Boat 1' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await expect(args.onCopyAddress).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.explorerUrl)
  },
}

/** Several of the same. */
export const Several: Story = { args: { nft: rope!, amount: '5' } }

/** A name is a text, whatever it says, and a picture that may not be asked for is a letter. */
export const WithoutPicture: Story = {
  args: { nft: hostile!, explorerUrl: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(within(canvasElement).getAllByText('<script>alert(1)</script>')[0]).toBeVisible()
  },
}

export const LongNamed: Story = {
  args: { nft: { ...long!, tokenId: `${2n ** 256n - 1n}`, description: 'A boat. '.repeat(60) } },
}
