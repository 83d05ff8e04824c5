import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OnRampProvidersView } from '../../../src/views/money/onramp/OnRampProvidersView'
import { Framed } from '../../lab/Framed'
import { etherMark, usdcMark } from '../../lab/marks'

const providers = [
  { id: 'harbour', name: 'Harbour Pay', fee: '$1.00', arrives: '0.0495 ETH', needsAmount: true },
  { id: 'lantern', name: 'Lantern', fee: '$2.50', arrives: '0.04875 ETH', needsAmount: true },
  { id: 'meld', name: 'Meld.io', fee: '1-2%' },
]

const meta = {
  title: 'Views/Account/OnRampProvidersView',
  component: OnRampProvidersView,
  parameters: {
    portico: {
      hook: 'useOnRampProvidersView',
      connected: 'the route `OnRampProviders` of the modal',
      code: `import { OnRampProvidersView, useOnRampProvidersView } from 'portico/views'

export function MyBuying() {
  const props = useOnRampProvidersView()
  return props && <OnRampProvidersView {...props} />
}`,
      anatomy: [
        ['Amount', 'What is paid, and its currency.'],
        ['What arrives', 'By the best offer; without one there is no number.'],
        ['Providers', 'The most that arrives first, with what each takes.'],
      ],
      role: 'A `textbox` and a list of buttons',
      announces: [
        ['Offers are read', 'That they are, then what arrives.'],
        ['They cannot be read', 'That they cannot, at once.'],
      ],
      related: [
        'Views/Account/BuyInProgressView',
        'Views/Account/FundWalletView',
        'Views/Account/OnRampFiatSelectView',
        'Views/Account/OnRampTokenSelectView',
        'Views/Account/WhatIsABuyView',
      ],
    },
  },
  args: {
    status: 'ready',
    amount: '100',
    currency: { id: 'USD', sign: '$' },
    method: 'card',
    token: { symbol: 'ETH', icon: etherMark, network: 'Ethereum', held: '1.234 ETH' },
    arrives: '0.0495 ETH',
    providers,
    onAmountChange: fn(),
    onSelectCurrency: fn(),
    onSelectToken: fn(),
    onSelectProvider: fn(),
    onRetry: fn(),
    onHelp: fn(),
    onReceive: fn(),
    onShowPurchase: fn(),
  },
  render: function Typed(args) {
    const [amount, type] = useState(args.amount)
    const onAmountChange = (next: string) => {
      type(next)
      args.onAmountChange(next)
    }
    return <OnRampProvidersView {...args} amount={amount} onAmountChange={onAmountChange} />
  },
  decorators: [(Story) => <Framed title={(copy) => copy.titles.buyProviders}>{Story()}</Framed>],
} satisfies Meta<typeof OnRampProvidersView>

export default meta
type Story = StoryObj<typeof OnRampProvidersView>

export const Offers: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const amount = canvas.getByRole('textbox', { name: 'You pay' })
    await userEvent.type(amount, '.5')
    await expect(args.onAmountChange).toHaveBeenLastCalledWith('100.5')
    await userEvent.click(canvas.getByRole('button', { name: /Currency: USD/ }))
    await userEvent.click(canvas.getByRole('button', { name: /You receive 0.0495 ETH/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Harbour Pay/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'What is Buy?' }))
    await expect(args.onSelectCurrency).toHaveBeenCalledOnce()
    await expect(args.onSelectToken).toHaveBeenCalledOnce()
    await expect(args.onSelectProvider).toHaveBeenCalledWith('harbour')
    await expect(args.onHelp).toHaveBeenCalledOnce()
  },
}

export const NoAmount: Story = {
  args: {
    amount: '',
    arrives: undefined,
    method: undefined,
    providers: providers.map(({ arrives: _arrives, ...one }) => one),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Harbour Pay/ }))
    await expect(args.onSelectProvider).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /Meld/ }))
    await expect(args.onSelectProvider).toHaveBeenCalledWith('meld')
  },
}

export const Reading: Story = {
  args: { arrives: undefined, isLoading: true, providers: providers.map(({ arrives: _arrives, ...one }) => one) },
}

export const Loading: Story = {
  args: { status: 'loading', amount: '', arrives: undefined, token: null, providers: [] },
}

export const TooLittle: Story = {
  args: { amount: '5', arrives: undefined, method: undefined, problem: { kind: 'least', limit: '$10.00' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('The least is $10.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Lantern/ }))
    await expect(args.onSelectProvider).not.toHaveBeenCalled()
  },
}

export const TooMuch: Story = {
  args: { amount: '25000.01', arrives: undefined, problem: { kind: 'most', limit: '$25,000.00' } },
}

export const NoNumber: Story = {
  args: {
    arrives: undefined,
    token: { symbol: 'USDC', icon: usdcMark, network: 'Ethereum' },
    providers: [{ id: 'meld', name: 'Meld.io', fee: '1-2%' }],
  },
}

export const NoOffer: Story = { args: { arrives: undefined, providers: [] } }

export const QuotesUnavailable: Story = {
  args: { arrives: undefined, providers: [], hasFailed: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Unavailable: Story = {
  args: { status: 'failed', token: null, providers: [] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NothingForSale: Story = {
  args: { token: null, providers: [] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Receive funds' }))
    await expect(args.onReceive).toHaveBeenCalledOnce()
  },
}

export const LongNames: Story = {
  args: {
    amount: '25000.123456789',
    arrives: '115,792,089,237,316,195.423584 LONGSYMBOL',
    token: { symbol: 'LONGSYMBOL', network: 'A network with quite a long name', held: '1,000,000.123 LONGSYMBOL' },
    purchase: { provider: 'The Very Long Company of Harbour Payments' },
    providers: [
      {
        id: 'long',
        name: 'The Very Long Company of Harbour Payments',
        fee: '$1,000.25',
        arrives: '115,792,089,237,316,195.423584 LONGSYMBOL',
      },
      { id: 'other', name: 'Other', fee: '$1,000.25', arrives: '1 LONGSYMBOL' },
    ],
  },
}
