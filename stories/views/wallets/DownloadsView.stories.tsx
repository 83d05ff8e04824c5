import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DownloadsView } from '../../../src/views/session/wallets/DownloadsView'
import { Framed } from '../../lab/Framed'
import { wallets } from '../../lab/samples'

const wallet = { name: 'Harbour', icon: wallets[0]?.icon }

const meta = {
  title: 'Views/Connect/DownloadsView',
  component: DownloadsView,
  parameters: {
    portico: {
      hook: 'useDownloadsView',
      connected: 'the route `Downloads` of the modal',
      code: `import { DownloadsView, useDownloadsView } from 'portico/views'

export function MyDownloads({ walletId }: { walletId: string }) {
  return <DownloadsView {...useDownloadsView({ walletId })} />
}`,
      anatomy: [
        ['Image and sentence', 'Which wallet.'],
        ['Rows', 'A place to get it each; its own page with the host.'],
        ['Hint', 'To reload the page after an extension was added.'],
      ],
      role: '`list` of `link`s that open in a new tab',
      keys: [
        ['Tab', 'From link to link.'],
        ['Enter', 'Opens it.'],
      ],
      related: ['Views/Connect/GetWalletView', 'Views/Pair/NotDetectedView'],
    },
  },
  args: {
    wallet: {
      ...wallet,
      chromeStore: 'https://extensions.example/harbour',
      appStore: 'https://apps.example/harbour',
      playStore: 'https://play.example/harbour',
      homepage: 'https://www.harbour.example/',
    },
    onSelect: fn(),
    onTryAnotherWallet: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.getWallet.title}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof DownloadsView>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ args, canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(4)
    links[1]?.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(links[1] as HTMLElement)
    await expect(args.onSelect).toHaveBeenCalledWith('appStore')
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noreferrer')
    }
    await expect(within(canvasElement).getByText('harbour.example')).toBeVisible()
  },
}

export const PhoneOnly: Story = {
  args: { wallet: { ...wallet, appStore: 'https://apps.example/harbour', playStore: 'https://play.example/harbour' } },
}

export const Empty: Story = {
  args: { wallet },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose another wallet' }))
    await expect(args.onTryAnotherWallet).toHaveBeenCalledOnce()
  },
}

/** A link that is no web link is not offered. */
export const HostileLinks: Story = {
  args: {
    wallet: {
      ...wallet,
      chromeStore: 'javascript:alert(1)',
      appStore: 'data:text/html,hi',
      homepage: 'https://harbour.example',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1)
  },
}
