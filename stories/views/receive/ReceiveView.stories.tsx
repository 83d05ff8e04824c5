import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ReceiveView } from '../../../src/views/money/receive/ReceiveView'
import { Framed } from '../../lab/Framed'
import { address, shortAddress } from '../../lab/samples'
import { ethereum, etherMark, networkMark } from '../../lab/marks'

const ether = { name: 'Ether', symbol: 'ETH', icon: etherMark, decimals: 18 }
const dollar = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', name: 'Dollar', symbol: 'USD', decimals: 6 }

const meta = {
  title: 'Views/Account/ReceiveView',
  component: ReceiveView,
  parameters: {
    portico: {
      hook: 'useReceiveView',
      connected: 'the route `WalletReceive` of the modal',
      code: `import { ReceiveView, useReceiveView } from 'portico/views'

export function MyReceive() {
  const props = useReceiveView()
  return props && <ReceiveView {...props} />
}`,
      anatomy: [
        ['Tabs', 'The address, or a request for an amount, where the chain has links for those.'],
        ['Code', 'To scan, with the mark of the network.'],
        ['Address', 'Whole, in groups.'],
        ['Amount', 'And the token it is of; empty: the payer chooses.'],
        ['Actions', 'Copy and, where the device can, share.'],
        ['Networks', 'On which others the address is good.'],
      ],
      role: '`tablist`, `img` and `button`s',
      keys: [
        ['Tab', 'The tab, the amount, the token, the actions.'],
        ['Arrows', 'Lead from tab to tab; Enter or Space chooses.'],
      ],
      announces: [['Something is copied', 'That it was.']],
      dos: ['Name tokens that can be asked for in `sources.tokens`.'],
      related: ['Views/Account/CompatibleNetworksView', 'Views/Account/SendView', 'Views/Account/FundWalletView'],
    },
  },
  args: {
    address,
    name: shortAddress,
    network: ethereum,
    canRequest: true,
    link: `ethereum:${address}@1`,
    amount: '',
    tokens: [ether],
    onAmountChange: fn(),
    onTokenChange: fn(),
    onCopyAddress: fn(),
    onCopyLink: fn(),
    onShare: fn(),
    onShowNetworks: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.receive}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof ReceiveView>

export default meta
type Story = StoryObj<typeof ReceiveView>

/** The address alone, which every wallet reads. */
export const Address: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: /^Code with the address of .* on Ethereum$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await expect(args.onCopyAddress).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(args.onShare).toHaveBeenCalledWith(address)
    await userEvent.click(canvas.getByRole('button', { name: /^Compatible networks/ }))
    await expect(args.onShowNetworks).toHaveBeenCalledOnce()
  },
}

const request: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Request' }))
}

/** A link with an amount, which wallets fill in. */
export const Request: Story = {
  args: { amount: '0.5', link: `ethereum:${address}@1?value=500000000000000000` },
  play: async (context) => {
    await request(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole('img', { name: 'Code that asks for 0.5 ETH on Ethereum' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(context.args.onCopyLink).toHaveBeenCalledWith(context.args.link)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '1')
    await expect(context.args.onAmountChange).toHaveBeenCalledWith('0.51')
  },
}

export const AnyAmount: Story = {
  play: async (context) => {
    await request(context)
    await expect(within(context.canvasElement).getByRole('img', { name: /any amount of ETH/ })).toBeVisible()
  },
}

/** The amount is divided more finely than the token: there is no code, and nothing to copy. */
export const Invalid: Story = {
  args: { amount: '0.0000001', link: null, isInvalid: true, tokens: [ether, dollar], token: dollar.address },
  play: async (context) => {
    await request(context)
    const canvas = within(context.canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await expect(field).toHaveAccessibleDescription('USD has at most 6 digits after the point.')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(context.args.onCopyLink).not.toHaveBeenCalled()
  },
}

/** Chosen from the tokens that the host lists; the focus comes back to where the choice began. */
export const SeveralTokens: Story = {
  args: { tokens: [ether, dollar] },
  render: (args) => {
    const Chosen = () => {
      const [token, choose] = useState<string>()
      return <ReceiveView {...args} token={token} onTokenChange={choose} />
    }
    return <Chosen />
  },
  play: async (context) => {
    await request(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Token: ETH' }))
    await expect(canvas.getByRole('button', { name: /^Ether/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Dollar/ }))
    await expect(canvas.getByRole('button', { name: 'Token: USD' })).toHaveFocus()
  },
}

/** A chain without links for payments: the address alone. */
export const WithoutRequests: Story = {
  args: {
    canRequest: false,
    link: null,
    address: 'cosmos1vlthgax23ca9syk7xgaz347xmf4nunefw3cnv8',
    name: 'cosm…w3cnv8',
    network: { name: 'Cosmos Hub', image: networkMark('cosmoshub-4') },
    onShare: undefined,
    onShowNetworks: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('tab')).toBeNull()
    await expect(within(canvasElement).queryByRole('button', { name: 'Share' })).toBeNull()
  },
}

export const Named: Story = { args: { name: 'alice.eth' } }
