import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SelectChainView } from '../../../src/views/session/connection/SelectChainView'
import { Framed } from '../../lab/Framed'
import { wallets } from '../../lab/samples'
import { bitcoinMark, ethereum, solanaMark } from '../../lab/marks'

const [wallet] = wallets

const meta = {
  title: 'Views/Connect/SelectChainView',
  component: SelectChainView,
  parameters: {
    portico: {
      hook: 'useSelectChainView',
      connected: 'the route `SelectChain` of the modal',
      code: `import { SelectChainView, useSelectChainView } from 'portico/views'

export function MySelectChain({ walletId }: { walletId: string }) {
  return <SelectChainView {...useSelectChainView({ walletId })} />
}`,
      anatomy: [
        ['Image and sentence', 'Which wallet, and why it asks.'],
        ['Rows', 'A chain each; Connected where it is.'],
      ],
      role: '`list` of `button`s',
      keys: [
        ['Tab', 'From chain to chain.'],
        ['Enter, Space', 'Connects on it.'],
      ],
      related: ['Views/Connect/ConnectView', 'Views/Connect/ConnectingView', 'Views/Network/NetworksView'],
    },
  },
  args: {
    wallet: { name: wallet?.name ?? '', icon: wallet?.icon },
    chains: [
      { namespace: 'eip155', name: 'Ethereum', icon: ethereum.image, isConnected: false },
      { namespace: 'solana', name: 'Solana', icon: solanaMark, isConnected: false },
      { namespace: 'bip122', name: 'Bitcoin', icon: bitcoinMark, isConnected: false },
    ],
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.connect.title}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof SelectChainView>

export default meta
type Story = StoryObj<typeof meta>

export const Choose: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Solana/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('solana')
  },
}

/** One of them is connected already. */
export const OneConnected: Story = {
  args: {
    chains: [
      { namespace: 'eip155', name: 'Ethereum', icon: ethereum.image, isConnected: true },
      { namespace: 'solana', name: 'Solana', icon: solanaMark, isConnected: false },
    ],
  },
}

export const LongName: Story = {
  args: { wallet: { name: 'The Wallet of the Very Long Company Name, Limited' } },
}
