import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SwapConfirmedView } from '../../../src/views/money/swap/SwapConfirmedView'
import { Framed } from '../../lab/Framed'

const meta = {
  title: 'Views/Account/SwapConfirmedView',
  component: SwapConfirmedView,
  parameters: {
    portico: {
      hook: 'useSwapConfirmedView',
      connected: 'the route `SwapConfirmed` of the modal',
      code: `import { SwapConfirmedView, useSwapConfirmedView } from 'portico/views'

export function MySwapConfirmed() {
  const props = useSwapConfirmedView()
  return props && <SwapConfirmedView {...props} />
}`,
      anatomy: [
        ['Sentence', 'How it stands on its chain.'],
        ['Buttons', 'Back to the account, and the page in the explorer.'],
      ],
      role: 'Text, a `button` and a `link`',
      announces: [['It was sent, confirmed, failed or replaced', 'That it was.']],
      related: ['Views/Account/SwapView', 'Views/Account/SwapPreviewView'],
    },
  },
  args: {
    status: 'sent',
    paid: '25 LUSD',
    got: '0.010241 ETH',
    explorerUrl: 'https://explorer.example/tx/0x1',
    onDone: fn(),
  },
  decorators: [(Story) => <Framed title={(copy) => copy.titles.swap}>{Story()}</Framed>],
} satisfies Meta<typeof SwapConfirmedView>

export default meta
type Story = StoryObj<typeof SwapConfirmedView>

export const Sent: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Explorer' })).toHaveAttribute('href', args.explorerUrl)
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const WaitingForOwners: Story = { args: { owners: { required: 2, total: 3 }, explorerUrl: undefined } }
export const WaitingForUnknownOwners: Story = { args: { owners: {}, explorerUrl: undefined } }
export const Confirmed: Story = {
  args: { status: 'confirmed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Swapped 25 LUSD to 0.010241 ETH.')[0]).toBeVisible()
  },
}
export const Failed: Story = { args: { status: 'failed' } }
export const FailedInWords: Story = { args: { status: 'failed', words: 'The harbour is closed' } }
export const Replaced: Story = { args: { status: 'replaced', explorerUrl: undefined } }
