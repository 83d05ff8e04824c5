import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SwitchActiveChainView } from '../../../src/views/session/networks/SwitchActiveChainView'
import { Framed } from '../../lab/Framed'
import { solanaMark } from '../../lab/marks'

const meta = {
  title: 'Views/Network/SwitchActiveChainView',
  component: SwitchActiveChainView,
  parameters: {
    portico: {
      hook: 'useSwitchActiveChainView',
      connected: 'the route `SwitchActiveChain` of the modal',
      code: `import { SwitchActiveChainView, useSwitchActiveChainView } from 'portico/views'

export function MySwitchActiveChain() {
  return <SwitchActiveChainView {...useSwitchActiveChainView({ networkId: 'eip155:10' })} />
}`,
      anatomy: [
        ['Image and sentence', 'Which network, and that this wallet cannot go there.'],
        ['Connect', 'Another wallet; the one in use stays connected.'],
        ['Cancel', 'Back to what was.'],
      ],
      role: 'Text and `button`s',
      related: ['Views/Network/NetworksView', 'Views/Network/SwitchNetworkView'],
    },
  },
  args: { network: { name: 'Solana', image: solanaMark }, currentWallet: 'Harbour', onConnect: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.networks.title}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof SwitchActiveChainView>

export default meta
type Story = StoryObj<typeof meta>

export const WithWallet: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a wallet' }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Stay where you are' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Which wallet is in use is not known. */
export const WithoutWallet: Story = { args: { currentWallet: undefined } }

export const LongNames: Story = {
  args: {
    network: { name: 'The Network of the Very Long Company Name' },
    currentWallet: 'The Wallet of the Very Long Company Name, Limited',
  },
}
