import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BuyInProgressView } from '../../../src/views/money/onramp/BuyInProgressView'
import { Framed } from '../../lab/Framed'

const meta = {
  title: 'Views/Account/BuyInProgressView',
  component: BuyInProgressView,
  parameters: {
    portico: {
      hook: 'useBuyInProgressView',
      connected: 'the route `BuyInProgress` of the modal',
      code: `import { BuyInProgressView, useBuyInProgressView } from 'portico/views'

export function MyPurchase() {
  const props = useBuyInProgressView()
  return props && <BuyInProgressView {...props} />
}`,
      anatomy: [
        ['Provider', 'Its picture, with a ring that turns while it is waited for.'],
        ['Sentence', 'How the purchase stands, and what is bought.'],
        ['Buttons', 'To its window, its link, another provider, or the account.'],
      ],
      role: 'Text, buttons and a `link`',
      announces: [
        ['It goes on, or has arrived', 'That it does.'],
        ['It was blocked or failed', 'That it was, at once.'],
      ],
      related: ['Views/Account/OnRampProvidersView'],
    },
  },
  args: {
    status: 'waiting',
    provider: { name: 'Harbour Pay' },
    what: '0.0495 ETH',
    symbol: 'ETH',
    network: 'Ethereum',
    url: 'https://pay.example/buy',
    onShow: fn(),
    onRetry: fn(),
    onCopyLink: fn(),
    onCancel: fn(),
    onDone: fn(),
  },
  decorators: [(Story) => <Framed title={(copy) => copy.titles.buy}>{Story()}</Framed>],
} satisfies Meta<typeof BuyInProgressView>

export default meta
type Story = StoryObj<typeof BuyInProgressView>

export const Waiting: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show the window' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open the window again' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another provider' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onCopyLink).toHaveBeenCalledWith('https://pay.example/buy')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Opening: Story = { args: { status: 'opening', url: undefined } }

export const AfterAReload: Story = { args: { onShow: undefined } }

export const Closed: Story = {
  args: { status: 'closed', onShow: undefined },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Look at your balance' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const Blocked: Story = {
  args: { status: 'blocked', onShow: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Open Harbour Pay' })).toHaveAttribute('href', args.url)
  },
}

export const Unavailable: Story = { args: { status: 'unavailable', url: undefined, onShow: undefined } }

export const Failed: Story = {
  args: { status: 'failed', onShow: undefined },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Arrived: Story = {
  args: { status: 'success', explorerUrl: 'https://explorer.example/tx/0x1', onShow: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Explorer' })).toHaveAttribute('href', args.explorerUrl)
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
