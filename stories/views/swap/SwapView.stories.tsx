import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SwapView } from '../../../src/views/money/swap/SwapView'
import { Framed } from '../../lab/Framed'
import { extremes, facts, overTwoPools, paying, swapArgs, swapDocs, unquoted } from './swapDocs'

const meta = {
  title: 'Views/Account/SwapView',
  component: SwapView,
  parameters: {
    portico: swapDocs,
  },
  args: swapArgs,
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.swap}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof SwapView>

const between = ['Swap the sides', 'You get', /Token: LUSD/]

export default meta
type Story = StoryObj<typeof SwapView>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'You get' })).toHaveAttribute('readonly')
    await expect(canvas.getByText('For 0.1 ETH you get about 243.394 LUSD.')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }))
    await expect(args.onMost).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the sides' }))
    await expect(args.onFlip).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Token: LUSD/ }))
    await expect(args.onSelectToken).toHaveBeenCalledWith('to')
    await userEvent.click(canvas.getByRole('button', { name: 'Review swap' }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}

/** No hand leaves the keyboard. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const stops = ['You pay', /Token: ETH/, 'Max', ...between, /^Details/, 'Review swap']
    canvas.getByRole('textbox', { name: 'You pay' }).focus()
    for (const [index, name] of stops.entries()) {
      if (index > 0) await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(name)
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onReview).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: 'Details' })).toBeVisible()
  },
}

/** Behind the button: what it comes to, and how much less may arrive. */
export const Details: Story = {
  args: { facts: overTwoPools },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Details/ }))
    await expect(canvas.getByText('240.96 LUSD')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '1%' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '3%' }))
    await expect(args.onSlippageChange).toHaveBeenLastCalledWith(3)
    const own = canvas.getByRole('textbox', { name: 'Your own, in percent' })
    await userEvent.type(own, '0,7')
    await expect(args.onSlippageChange).toHaveBeenLastCalledWith(0.7)
    await userEvent.type(own, '7')
    await expect(args.onSlippageChange).toHaveBeenLastCalledWith(0.77)
    await userEvent.clear(own)
    await userEvent.type(own, '51')
    await expect(own).toHaveAccessibleDescription('A number above 0 and up to 50.')
    await expect(args.onSlippageChange).not.toHaveBeenCalledWith(51)
  },
}

/** Nothing chosen to get yet. */
export const SelectToken: Story = {
  args: { ...unquoted, ...paying(), to: null, amount: '', gap: 'token' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Select token' }))
    await expect(args.onReview).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'You get: Select token' }))
    await expect(args.onSelectToken).toHaveBeenCalledWith('to')
  },
}

export const EnterAmount: Story = {
  args: { amount: '', ...paying(), ...unquoted, gap: 'amount' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Enter amount' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByRole('textbox', { name: 'You pay' }), '2')
    await expect(args.onAmountChange).toHaveBeenCalledWith('2')
  },
}

export const IncorrectAmount: Story = {
  args: { amount: '.', ...paying(), ...unquoted, gap: 'incorrect' },
}
export const InsufficientBalance: Story = { args: { amount: '99', ...paying('$240,669.00'), gap: 'funds' } }
export const InsufficientGas: Story = { args: { gap: 'gas' } }
export const InsufficientLiquidity: Story = {
  args: { amount: '1000000', ...paying('$2,431,000,000.00'), ...unquoted, gap: 'liquidity' },
}

/** The first quote is on its way: its place is drawn. */
export const Quoting: Story = {
  args: { ...unquoted, isQuoting: true, gap: 'quoting' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'You get' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Getting a price' }))
    await expect(args.onReview).not.toHaveBeenCalled()
  },
}

/** Another quote is on its way, and the former stays; nothing is said of it. */
export const QuotingAnew: Story = {
  args: { isQuoting: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'You get' })).toHaveValue('243.394')
    await expect(canvas.queryByText(/you get about/)).toBeNull()
  },
}

/** The form can be used already. */
export const Loading: Story = {
  args: { ...unquoted, ...paying(), to: null, amount: '', isLoading: true, gap: 'token' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'You pay' }), '1')
    await expect(args.onAmountChange).toHaveBeenCalledWith('1')
  },
}

export const Unavailable: Story = {
  args: { ...unquoted, gap: 'unavailable' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The source built something else for the review. */
export const Refused: Story = {
  args: { problem: 'refused' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/so nothing was signed/)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The swap could not be read for its review. */
export const FailedToReview: Story = { args: { problem: 'failed' } }

export const NetworkUnsupported: Story = {
  args: { gap: 'network' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Network not supported for Swaps')[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a network' }))
    await expect(args.onShowNetworks).toHaveBeenCalledOnce()
  },
}

export const GasPriceUnsupported: Story = {
  args: { gap: 'gasPrice' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Network not supported for Gas Price')[0]).toBeVisible()
  },
}

/** From 3 percent on it is said, whether the details are open or not. */
export const HighImpact: Story = {
  args: { facts: { ...facts, priceImpact: 4.2 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/moves the price by 4\.2%/)[0]).toBeVisible()
  },
}
export const SevereImpact: Story = { args: { facts: { ...facts, priceImpact: 23.456 } } }

export const Reviewing: Story = { args: { isReviewing: true } }

/** Long numbers, long symbols. */
export const Extremes: Story = {
  args: extremes,
}

/** The account or the network changed before the wallet was asked. */
export const Outdated: Story = {
  args: { isOutdated: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/so nothing was swapped/)[0]).toBeVisible()
  },
}

/** The service says something else of the token than its contract does. */
export const Mismatch: Story = {
  args: {
    gap: 'mismatch',
    mismatch: { said: { symbol: 'USDC', decimals: 6 }, found: { symbol: 'FAKE', decimals: 18 } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/listed as USDC \(6 decimals\)/)[0]).toBeVisible()
  },
}
