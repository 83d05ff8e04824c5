import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { defineNetwork, type CaipNetworkId, type NetworkInput } from '../../src/chains/network'
import { PorticoProvider } from '../../src/hooks/PorticoProvider'
import * as given from '../../src/networks'
import { CoinImage } from '../../src/primitives/images/CoinImage'
import { Text } from '../../src/primitives/text/Text'
import { drawings } from '../../src/services/marks/marksOfTokens.late'
import { markOfToken } from '../../src/services/marks/tokenMarks.late'
import { walletList } from '../../src/services/wallets/walletList.late'
import { truncateAddress } from '../../src/state/core/format/address'
import { NetworkImage } from '../../src/views/parts/NetworkImage'
import { WalletImage } from '../../src/views/parts/WalletImage'
import { createLab } from '../lab/lab'

interface MarksProps {
  /** Kind of the marks. */
  of: 'wallets' | 'networks' | 'tokens'
}

/** The marks that come with the package, and the letters of those that have none. */
function Marks({ of }: MarksProps) {
  const [{ portico }] = useState(() => createLab())
  const { usdc: _token, ...networks } = given
  const all = Object.values(networks).map((network: NetworkInput) => defineNetwork(network))
  return (
    <PorticoProvider portico={portico}>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 12, margin: 0, padding: 12, listStyle: 'none' }}>
        {of === 'tokens'
          ? Object.keys(drawings).map((keys) => <TokenTile key={keys} of={keys.split(' ')[0] ?? ''} />)
          : of === 'wallets'
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

/** A token by its key in the list of marks. */
function TokenTile({ of: key }: { of: string }) {
  const [networkId = '', address] = key.split('/')
  const symbol = key.replace('native:', '')
  const isNative = key.startsWith('native:')
  const src = markOfToken({
    networkId: (isNative ? 'eip155:1' : networkId) as CaipNetworkId,
    address: isNative ? undefined : address,
    symbol,
  })
  return (
    <Tile name={isNative ? symbol : truncateAddress(address ?? '')}>
      <CoinImage src={src} symbol={symbol} address={address} />
    </Tile>
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
  argTypes: { of: { control: 'inline-radio', options: ['wallets', 'networks', 'tokens'] } },
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

/** Those of native currencies and of the tokens that are held most. */
export const Tokens: Story = {
  args: { of: 'tokens' },
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')]
    await expect(images.length).toBe(Object.keys(drawings).length)
    for (const image of images) await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
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
