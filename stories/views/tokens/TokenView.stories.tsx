import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CoinImage } from '../../../src/primitives/images/CoinImage'
import { TokenView } from '../../../src/views/money/tokens/TokenView'
import { Framed } from '../../lab/Framed'
import { contractOf } from '../../lab/tokens/samples'

const meta = {
  title: 'Views/Tokens/TokenView',
  component: TokenView,
  parameters: {
    portico: {
      hook: 'useTokenView',
      connected: 'the route `Token` of the modal, with the `address` of the token',
      code: `import { TokenView, useTokenView } from 'portico/views'

export function MyToken({ address }: { address: string }) {
  const props = useTokenView({ address })
  return props && <TokenView {...props} />
}`,
      anatomy: [
        ['Amount', 'Exact, with what it is worth.'],
        ['Facts', 'Network, price, address.'],
        ['Actions', 'Add it to the wallet’s own list, copy its address, see it in the explorer.'],
      ],
      role: 'A description list, `button`s and a `link`',
      keys: [['Enter, Space', 'Does what the button says.']],
      announces: [['The wallet answers', 'Whether it lists the token now.']],
      related: ['Views/Tokens/TokensView', 'Primitives/Text/DescriptionList'],
    },
  },
  args: {
    name: 'Harbour Dollar',
    amount: '1,204.5 HRD',
    worth: '$1,204.50',
    price: '$1.00',
    network: 'Ethereum',
    address: contractOf(1),
    image: <CoinImage symbol="HRD" address={contractOf(1)} size="l" />,
    explorerUrl: 'https://explorer.example/token/0x1',
    onCopyAddress: fn(),
    watch: 'idle',
    onWatch: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.token}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof TokenView>

export default meta
type Story = StoryObj<typeof TokenView>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add to wallet' }))
    await expect(args.onWatch).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await expect(args.onCopyAddress).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.explorerUrl)
  },
}

/** The wallet is asked. */
export const Asking: Story = { args: { watch: 'asking' } }

export const Added: Story = {
  args: { watch: 'added' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Your wallet lists it now.')
    await expect(canvas.queryByRole('button', { name: 'Add to wallet' })).toBeNull()
  },
}

export const Declined: Story = { args: { watch: 'declined' } }

export const Failed: Story = { args: { watch: 'failed' } }

/** The currency of a network has no address, and no wallet need be told of it. */
export const Currency: Story = {
  args: { name: 'Ether', amount: '0.000000000000000001 ETH', address: undefined, onWatch: undefined },
}

/** No price is known. */
export const WithoutPrice: Story = { args: { worth: undefined, price: undefined } }

/** No wallet is asked to list what passes for another token. */
export const Spam: Story = {
  args: { isSpam: true, name: 'Visit reward-claim.example', worth: undefined, price: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^This token passes for something else/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add to wallet' })).toBeNull()
  },
}

/** Another contract has the symbol of a known token: bridged, or an imitation. */
export const Twin: Story = {
  args: { isTwin: true, worth: undefined, price: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Another token has the same symbol/)).toBeVisible()
  },
}

/** The longest amount there can be, to its last digit. */
export const Endless: Story = {
  args: {
    name: 'The Remarkably Long Named Token of the Old Harbour and its Remarkably Long Quay',
    amount: `${'115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457'}.584007913129639935 LONG`,
    worth: '$115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.58',
  },
  // Both break between groups of digits.
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('wbr').length).toBeGreaterThan(40)
  },
}
