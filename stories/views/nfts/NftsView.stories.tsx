import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NftsView } from '../../../src/views/money/nfts/NftsView'
import { Framed } from '../../lab/Framed'
import { manyNfts, sampleNfts } from '../../lab/tokens/nfts'

const meta = {
  title: 'Views/NFTs/NftsView',
  component: NftsView,
  parameters: {
    portico: {
      hook: 'useNftsView',
      connected: 'the route `Account` of the modal, in its tab of NFTs',
      code: `import { NftsView, useNftsView } from 'portico/views'

export function MyNfts() {
  return <NftsView {...useNftsView()} />
}`,
      anatomy: [['Tiles', 'Picture and name; a letter where no picture may be asked for.']],
      role: '`grid` of `button`s',
      keys: [
        ['Arrows, Home, End', 'From tile to tile.'],
        ['Enter, Space', 'Shows the NFT.'],
      ],
      announces: [
        ['Nothing is there yet', 'That NFTs are loading.'],
        ['Reading fails', 'NFTs Unavailable, at once.'],
      ],
      dos: [
        'Name collections, or a source of your own, with `sources` of `createPortico`, and with `sources.media` who hands on their pictures.',
      ],
      related: ['Views/NFTs/NftView', 'Views/Account/AccountTabsView', 'Primitives/Lists/Grid'],
    },
  },
  args: { nfts: sampleNfts, status: 'ready', onSelect: fn(), onRetry: fn() },
  decorators: [(Story) => <Framed title={(copy) => copy.account.title}>{Story()}</Framed>],
} satisfies Meta<typeof NftsView>

export default meta
type Story = StoryObj<typeof NftsView>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Boat 1' }))
    await expect(args.onSelect).toHaveBeenCalledWith(sampleNfts[0])
  },
}

/** Places of the size of what will come. */
export const Loading: Story = { args: { status: 'loading', nfts: [] } }

export const Empty: Story = { args: { nfts: [] } }

export const Failed: Story = {
  args: { status: 'failed', nfts: [] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('NFTs Unavailable')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Five hundred of them: a bounded number of tiles is drawn. */
export const Many: Story = {
  args: { nfts: manyNfts(500) },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'NFTs' })
    await expect(within(grid).getAllByRole('gridcell').length).toBeLessThanOrEqual(60)
  },
}
