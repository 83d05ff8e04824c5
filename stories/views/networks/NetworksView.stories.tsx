import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Tag } from '../../../src/primitives/text/Tag'
import { NetworksView } from '../../../src/views/session/networks/NetworksView'
import { Framed } from '../../lab/Framed'
import { choices, networks, sampleNetwork } from '../../lab/samples'

const meta = {
  title: 'Views/Network/NetworksView',
  component: NetworksView,
  parameters: {
    portico: {
      hook: 'useNetworksView',
      connected: 'the routes `Networks` and `UnsupportedChain` of the modal',
      code: `import { NetworksView, useNetworksView } from 'portico/views'

export function MyNetworks() {
  return <NetworksView {...useNetworksView()} />
}`,
      anatomy: [
        ['Warning', 'Where the wallet is on a network that the app does not have.'],
        ['Search', 'Where the list is long.'],
        ['Rows', 'Image, name, whether it is a test network or needs another wallet; the one in use is marked.'],
        ['Disconnect', 'With the warning.'],
      ],
      role: '`list` of `button`s; the one in use is `aria-current`',
      keys: [
        ['Tab', 'From the search to the rows.'],
        ['Enter, Space', 'Switches to the network.'],
      ],
      dos: ['Leave a network in the list that cannot be chosen: its row says why.'],
      related: [
        'Views/Network/SwitchNetworkView',
        'Views/Network/SwitchActiveChainView',
        'Views/Network/NetworkButtonView',
        'Views/Account/AccountView',
        'Views/Connect/SelectChainView',
      ],
    },
  },
  args: { networks: choices, query: '', onQueryChange: fn(), onSelect: fn() },
  decorators: [
    (Story, { args }) => (
      <Framed
        isDeeper={!args.onDisconnect}
        title={(copy) => (args.onDisconnect ? copy.unsupported.title : copy.networks.title)}
      >
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof NetworksView>

export default meta
type Story = StoryObj<typeof NetworksView>

export const Choose: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /Ethereum/ })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /OP Mainnet/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('eip155:10')
    await userEvent.type(canvas.getByRole('searchbox'), 'b')
    await expect(args.onQueryChange).toHaveBeenCalledWith('b')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(canvas.getByRole('button', { name: /Ethereum/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const Found: Story = { args: { query: 'arb', networks: choices.slice(3, 4) } }

export const NoneFound: Story = {
  args: { query: 'nowhere', networks: [] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show all networks' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith('')
  },
}

/** The wallet cannot be asked to switch: the rows say what to do. */
export const WalletCannotSwitch: Story = {
  args: {
    networks: choices.map((choice) => (choice.isActive ? choice : { ...choice, disabledReason: 'walletCannotSwitch' })),
    onQueryChange: undefined,
  },
  play: async ({ args, canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: /Base/ })
    await expect(row).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(row)
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

/** The wallet cannot be asked to switch, and can be connected once more with another network. */
export const ConnectsAnew: Story = {
  args: {
    networks: choices.map((choice) => (choice.isActive ? choice : { ...choice, connectsAnew: true })),
    onQueryChange: undefined,
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /OP Mainnet.*Connects anew/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('eip155:10')
  },
}

/** A paired wallet granted some: it can be asked for others, or has to be paired once more. */
export const NotGranted: Story = {
  args: {
    networks: choices.map((choice, index) =>
      index < 2 ? choice : { ...choice, notGrantedBy: 'Lantern', connectsAnew: index > 3 },
    ),
    onQueryChange: undefined,
  },
  play: async ({ args, canvasElement }) => {
    const [both] = within(canvasElement).getAllByRole('button', { name: /Not granted by Lantern\s?, Connects anew$/ })
    await expect(both).toHaveTextContent('Not granted by Lantern · ')
    const [row] = within(canvasElement).getAllByRole('button', { name: /Not granted by Lantern$/ })
    await userEvent.click(row as HTMLElement)
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}

/** The wallet is on a network the host does not have. */
export const Unsupported: Story = {
  args: {
    networks: networks.map((network) => ({ network, isActive: false })),
    onQueryChange: undefined,
    onDisconnect: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Disconnect' }))
    await expect(args.onDisconnect).toHaveBeenCalledOnce()
  },
}

/** The wallet has none of them: the way on is another wallet. */
export const UnsupportedStuck: Story = {
  args: {
    networks: networks
      .slice(0, 1)
      .map((network) => ({ network, isActive: false, disabledReason: 'walletLacksNetwork' as const })),
    onQueryChange: undefined,
    onDisconnect: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/has no network that this app uses/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Your wallet does not have it/ }))
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

/** The app allows no other network, and the wallet is elsewhere: it has to be switched there. */
export const UnsupportedKept: Story = {
  args: {
    networks: networks
      .slice(0, 1)
      .map((network) => ({ network, isActive: false, disabledReason: 'appCannotSwitch' as const })),
    onQueryChange: undefined,
    onDisconnect: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Switch inside the wallet, or disconnect/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /This app stays on its network/ }))
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

export const Many: Story = {
  args: {
    networks: Array.from({ length: 120 }, (_, index) => ({
      network: sampleNetwork(1000 + index, `Network ${index + 1}`),
      isActive: index === 2,
    })),
  },
}

/** The app's content stands at the end of a network's row. */
export const OwnEnds: Story = {
  args: { renderEnd: ({ name }, end) => (name === 'Base' ? <Tag>No fees</Tag> : end) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /Base.*No fees/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Ethereum.*Current/ })).toBeVisible()
  },
}
