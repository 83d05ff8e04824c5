import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { defineNetwork, type NetworkInput } from '../../src/chains/network'
import { PorticoProvider } from '../../src/hooks/PorticoProvider'
import * as given from '../../src/networks'
import { Text } from '../../src/primitives/text/Text'
import { walletList } from '../../src/services/wallets/walletList.late'
import { NetworkImage } from '../../src/views/parts/NetworkImage'
import { WalletImage } from '../../src/views/parts/WalletImage'
import { createLab } from '../lab/lab'

interface MarksProps {
  /** Whose marks are shown. */
  of: 'wallets' | 'networks'
}

/** The marks that come with the package, and the letters of those that have none. */
function Marks({ of }: MarksProps) {
  const [{ portico }] = useState(() => createLab())
  const { usdc: _token, ...networks } = given
  const all = Object.values(networks).map((network: NetworkInput) => defineNetwork(network))
  return (
    <PorticoProvider portico={portico}>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 12, margin: 0, padding: 12, listStyle: 'none' }}>
        {of === 'wallets'
          ? walletList.map(({ id, name, imageId }) => (
              <Tile key={id} name={name}>
                <WalletImage name={name} imageId={imageId} />
              </Tile>
            ))
          : all
              .filter(({ testnet }) => !testnet)
              .map((network) => (
                <Tile key={network.name} name={network.name}>
                  <NetworkImage network={network} />
                </Tile>
              ))}
      </ul>
    </PorticoProvider>
  )
}

function Tile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li style={{ display: 'grid', justifyItems: 'center', gap: 4, inlineSize: 96, textAlign: 'center' }}>
      {children}
      <Text size="note" tone="muted">
        {name}
      </Text>
    </li>
  )
}

const meta = {
  title: 'Foundations/Marks',
  component: Marks,
  argTypes: { of: { control: 'inline-radio', options: ['wallets', 'networks'] } },
} satisfies Meta<typeof Marks>

export default meta
type Story = StoryObj<typeof meta>

const tile = async (root: HTMLElement, name: string) =>
  (await within(root).findByText(name)).closest('li') as HTMLElement

/** Those of the small list. A wallet that announces itself brings its own icon. */
export const Wallets: Story = {
  args: { of: 'wallets' },
  play: async ({ canvasElement }) => {
    const drawn = await tile(canvasElement, 'MetaMask')
    await waitFor(() => expect(drawn.querySelector('img')?.naturalWidth ?? 0).toBeGreaterThan(0))
    await expect(await tile(canvasElement, 'Xverse')).toHaveTextContent(/^X/)
  },
}

/** Those of `portico/networks`; a test network has the mark of the network that it is for. */
export const Networks: Story = {
  args: { of: 'networks' },
  play: async ({ canvasElement }) => {
    for (const name of ['Ethereum', 'Solana', 'Bitcoin', 'Polkadot', 'Cosmos Hub']) {
      const drawn = await tile(canvasElement, name)
      await waitFor(() => expect(drawn.querySelector('img')?.naturalWidth ?? 0).toBeGreaterThan(0))
    }
    await expect(await tile(canvasElement, 'Neutron')).toHaveTextContent(/^N/)
  },
}
