import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SendConfirmedView } from '../../../src/views/money/send/SendConfirmedView'
import { Framed } from '../../lab/Framed'

const meta = {
  title: 'Views/Account/SendConfirmedView',
  component: SendConfirmedView,
  parameters: {
    portico: {
      hook: 'useSendConfirmedView',
      connected: 'the route `WalletSendConfirmed` of the modal',
      code: `import { SendConfirmedView, useSendConfirmedView } from 'portico/views'

export function MySendConfirmed() {
  const props = useSendConfirmedView()
  return props && <SendConfirmedView {...props} />
}`,
      anatomy: [
        ['Sentence', 'How it stands on its chain.'],
        ['Buttons', 'Back to the account, and the page in the explorer.'],
      ],
      role: 'Text, a `button` and a `link`',
      announces: [['It was sent, confirmed, failed or replaced', 'That it was.']],
      related: ['Views/Account/SendView', 'Views/Account/SendPreviewView'],
    },
  },
  args: { status: 'sent', amount: '0.5 ETH', explorerUrl: 'https://explorer.example/tx/0x1', onDone: fn() },
  decorators: [(Story) => <Framed title={(copy) => copy.titles.send}>{Story()}</Framed>],
} satisfies Meta<typeof SendConfirmedView>

export default meta
type Story = StoryObj<typeof SendConfirmedView>

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
export const Confirmed: Story = { args: { status: 'confirmed' } }
export const Failed: Story = { args: { status: 'failed' } }
export const FailedInWords: Story = { args: { status: 'failed', words: 'The harbour is closed' } }
export const FailedForAReason: Story = { args: { status: 'failed', amount: '2 GRN', failure: 'insufficientFunds' } }
export const Expired: Story = { args: { status: 'failed', amount: '2 SOL', failure: 'expired' } }
export const Replaced: Story = { args: { status: 'replaced', explorerUrl: undefined } }
