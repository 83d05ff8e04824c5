import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { AllWalletsView } from '../../../src/views/session/wallets/AllWalletsView'
import { Framed } from '../../lab/Framed'
import { sampleTiles } from '../../lab/samples'
import { allWalletsDocs } from './allWalletsDocs'

const page = sampleTiles(40)

const meta = {
  title: 'Views/Connect/AllWalletsView',
  component: AllWalletsView,
  parameters: { portico: allWalletsDocs },
  args: {
    wallets: page,
    status: 'ready',
    hasMore: true,
    onLoadMore: fn(),
    query: '',
    onQueryChange: fn(),
    certifiedOnly: false,
    onCertifiedOnlyChange: fn(),
    count: null,
    onSelect: fn(),
    onRetry: fn(),
    onShowQrCode: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.allWallets.title}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof AllWalletsView>

export default meta
type Story = StoryObj<typeof AllWalletsView>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Amber Purse/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('tile.0')
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onCertifiedOnlyChange).toHaveBeenCalledWith(true)
    await userEvent.type(canvas.getByRole('combobox'), 'b')
    await expect(args.onQueryChange).toHaveBeenCalledWith('b')
    await userEvent.click(canvas.getByRole('button', { name: /QR/ }))
    await expect(args.onShowQrCode).toHaveBeenCalledOnce()
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}

/** The focus stays in the field while arrows go through the wallets. */
export const ByKeys: Story = {
  args: { query: 'a', count: 40, hasMore: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Search wallets' })
    await userEvent.click(field)
    await expect(field).toHaveAttribute('aria-controls', canvas.getByRole('grid').id)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}')
    const columns = Number(canvas.getByRole('grid').getAttribute('aria-colcount'))
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    await expect(active()).toHaveAttribute('data-place', String(columns + 1))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(`tile.${columns + 1}`)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(active()).toBeNull()
    await userEvent.keyboard('{ArrowDown}b')
    await expect(active()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('')
  },
}

/** The first page: places of the size of what will come. */
export const Loading: Story = {
  args: { wallets: [], status: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('grid')).toBeNull()
    const said = within(canvasElement).getAllByRole('status')
    await expect(said.map((region) => region.textContent)).toContain('Loading wallets')
  },
}

export const LoadingMore: Story = {
  args: { wallets: sampleTiles(10), status: 'loading' },
  play: async ({ args }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}

/** The end comes near: more is asked for, once. */
export const NearEnd: Story = {
  args: { wallets: sampleTiles(10) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce())
  },
}

/** Results are announced. */
export const Found: Story = {
  args: { wallets: sampleTiles(3), hasMore: false, query: 'am', count: 3 },
  play: async ({ args, canvasElement }) => {
    const said = within(canvasElement).getAllByRole('status')
    await expect(said.map((region) => region.textContent)).toContain('3 wallets')
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}

export const CertifiedOnly: Story = {
  args: { certifiedOnly: true, wallets: page.filter(({ isCertified }) => isCertified), hasMore: false },
}

export const NoneFound: Story = {
  args: { wallets: [], hasMore: false, query: 'nowhere', certifiedOnly: true, count: 0 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show all wallets' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith('')
    await expect(args.onCertifiedOnlyChange).toHaveBeenCalledWith(false)
    await expect(within(canvasElement).getByRole('button', { name: /QR/ })).toBeVisible()
  },
}

/** The directory is down: the wallets of this browser are elsewhere, and the QR code needs no directory. */
export const Failed: Story = {
  args: { wallets: [], status: 'failed' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The wallet list did not load')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /QR/ }))
    await expect(args.onShowQrCode).toHaveBeenCalledOnce()
  },
}

/** Rows that are here already can be used. */
export const FailedMore: Story = {
  args: { wallets: page, status: 'failed' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Amber Purse/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('tile.0')
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}

export const WithoutQr: Story = { render: (args) => <AllWalletsView {...args} onShowQrCode={undefined} /> }

/** Images that the host of the view draws; here are letters in their place. */
export const OwnImages: Story = {
  args: { renderImage: ({ name }) => <RemoteImage name={name} size="tile" /> },
}

export const LongNames: Story = {
  args: {
    wallets: [
      'The Wallet of the Very Long Company Name, Limited',
      'Donaudampfschifffahrtsgesellschaftswallet',
      'W',
      'Two Words',
    ].map((name, index) => ({ ...page[index], id: name, name })),
    hasMore: false,
  },
}

/** A few rows are drawn, and the keyboard reaches all of them. */
export const FiveHundred: Story = {
  args: { wallets: sampleTiles(500), hasMore: false },
  play: async ({ args, canvasElement }) => {
    const cells = () => within(canvasElement).getAllByRole('gridcell')
    await expect(cells().length).toBeLessThan(40)
    await userEvent.click(within(canvasElement).getByRole('switch'))
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: /Amber Purse/ })).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-place', '499'))
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('tile.495')
    await waitFor(() => expect(cells().length).toBeLessThan(40))
  },
}
