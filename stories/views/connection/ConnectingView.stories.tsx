import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConnectingView } from '../../../src/views/session/connection/ConnectingView'
import { Framed } from '../../lab/Framed'
import { wallets } from '../../lab/samples'

const [wallet] = wallets

const meta = {
  title: 'Views/Connect/ConnectingView',
  component: ConnectingView,
  parameters: {
    portico: {
      hook: 'useConnectingView',
      connected: 'the route `ConnectingExternal` of the modal',
      code: `import { ConnectingView, useConnectingView } from 'portico/views'

export function MyConnecting() {
  const props = useConnectingView()
  return props && <ConnectingView {...props} />
}`,
      anatomy: [
        ['Image', 'The wallet’s, with a ring that turns while it is asked.'],
        ['Sentence', 'What happens, and what the person is to do.'],
        ['Retry', 'Once it did not come to a connection.'],
        ['Another wallet', 'The way back.'],
      ],
      role: 'Text and `button`s',
      donts: ['Ask the wallet again by yourself after it declined.'],
      related: ['Views/Connect/ConnectView', 'Views/Connect/SelectChainView', 'Views/Sign in/SIWXSignMessageView'],
    },
  },
  args: {
    wallet: { name: wallet?.name ?? '', icon: wallet?.icon },
    status: 'opening',
    onRetry: fn(),
    onTryAnotherWallet: fn(),
    onCopyDetails: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.connect.title}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof ConnectingView>

export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

/** After five seconds. */
export const Waiting: Story = { args: { status: 'waiting' } }

/** After twenty seconds: a way out. */
export const NotAnswering: Story = { args: { status: 'notAnswering' } }

export const Declined: Story = {
  args: { status: 'declined' },
  play: async ({ args, canvasElement }) => {
    const [retry] = within(canvasElement)
      .getAllByRole('button')
      .filter((button) => /Try again|أعد المحاولة/.test(button.textContent))
    if (!retry) throw new Error('No way to try again')
    await userEvent.click(retry)
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Two wallets say they are this one. */
export const Twin: Story = {
  args: { mark: 'twin' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Two wallets here say they are Harbour/)).toBeVisible()
  },
}

/** Its name imitates one of the list. */
export const LookAlike: Story = {
  args: { mark: 'lookAlike' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/looks like another wallet’s/)).toBeVisible()
  },
}

export const Pending: Story = { args: { status: 'pending' } }

export const Unavailable: Story = { args: { status: 'unavailable' } }

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy details' }))
    await expect(args.onCopyDetails).toHaveBeenCalledOnce()
  },
}

export const WithoutIcon: Story = { args: { wallet: { name: 'Unbranded' } } }

export const LongName: Story = {
  args: { wallet: { name: 'The Wallet of the Very Long Company Name, Limited' }, status: 'notAnswering' },
}
