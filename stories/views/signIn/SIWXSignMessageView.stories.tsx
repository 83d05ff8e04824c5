import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SIWXSignMessageView } from '../../../src/views/session/signIn/SIWXSignMessageView'
import { Framed } from '../../lab/Framed'
import { signInText, wallets } from '../../lab/samples'

const [wallet] = wallets
const message = signInText

const meta = {
  title: 'Views/Sign in/SIWXSignMessageView',
  component: SIWXSignMessageView,
  parameters: {
    portico: {
      hook: 'useSIWXSignMessageView',
      connected: 'the route `SIWXSignMessage` of the modal',
      code: `import { SIWXSignMessageView, useSIWXSignMessageView } from 'portico/views'

export function MySIWXSignMessage() {
  return <SIWXSignMessageView {...useSIWXSignMessageView()} />
}`,
      anatomy: [
        ['Images', 'App and wallet; a dot goes between them while it is signed.'],
        ['Heading and sentence', 'What signing is for, that it costs nothing, or what went wrong.'],
        ['Message', 'Behind a button, word for word.'],
        ['Sign and cancel', 'The same two in all states, so that the focus stays.'],
      ],
      role: 'Text, a button with `aria-expanded`, and `button`s',
      keys: [
        ['Tab', 'Message, sign, cancel.'],
        ['Enter, Space', 'Signs; a press before the view was in sight for long enough is ignored.'],
      ],
      dos: ['Call `onSign` in the click itself: browsers open wallets only then.'],
      related: [
        'Views/Connect/ConnectingView',
        'Views/Account/AccountView',
        'Primitives/Images/ImagePair',
        'Views/Approve/ApproveTransactionView',
      ],
    },
  },
  args: {
    app: { name: 'Corner shop' },
    wallet: { name: wallet?.name ?? '', icon: wallet?.icon },
    state: { status: 'ready', message },
    isRequired: true,
    onSign: fn(),
    onCancel: fn(),
    onCopyDetails: fn(),
  },
  decorators: [(Story) => <Framed title={(copy) => copy.titles.signIn}>{Story()}</Framed>],
} satisfies Meta<typeof SIWXSignMessageView>

export default meta
type Story = StoryObj<typeof meta>

export const Checking: Story = {
  args: { state: { status: 'checking' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(args.onSign).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Corner shop needs to connect to your wallet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Copy details' })).toBeNull()
  },
}

/** The message to sign, for visitors who want to read it. */
export const MessageShown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Message to sign' }))
    await expect(canvas.getByRole('region', { name: 'Message to sign' })).toHaveTextContent('Enter the shop.')
  },
}

const onOpenPage = fn()

/** A press came while something lay over the view. */
export const Covered: Story = {
  args: { hindrance: 'covered', isArmed: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Something covers this view, so nothing was signed/)
    await expect(canvas.getByText(/needs to connect to your wallet/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Another site shows the page, in a browser that cannot tell what is seen of it: it is signed on the page itself. */
export const InAFrame: Story = {
  args: { hindrance: 'framed', isArmed: false, onOpenPage },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the page' }))
    await expect(onOpenPage).toHaveBeenCalledOnce()
    await expect(args.onSign).not.toHaveBeenCalled()
  },
}

/** Cancelling leaves the connection. */
export const Optional: Story = { args: { isRequired: false } }

export const Signing: Story = {
  args: { state: { status: 'signing', message } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Signing...' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onSign).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Approve in/)
  },
}

export const Waiting: Story = { args: { state: { status: 'signing', message }, wait: 'waiting' } }

export const NotAnswering: Story = { args: { state: { status: 'signing', message }, wait: 'notAnswering' } }

export const Cancelling: Story = {
  args: { state: { status: 'cancelling' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancelling...' }))
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

/** The notice at the head of the card says so, by the snack *Signature declined*; the view says nothing beside it. */
export const Declined: Story = {
  args: { state: { status: 'ready', message, problem: 'declined' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/declined|nothing was signed/i)).toBeNull()
    await expect(within(canvasElement).getByRole('button', { name: 'Sign' })).toBeVisible()
  },
}

export const SmartAccount: Story = { args: { state: { status: 'ready', message, problem: 'smartAccount' } } }

const error = new Error('The server is down')

/** The signature was not checked: it is sent once more, and the wallet is not asked. */
export const ServerFailed: Story = {
  args: { state: { status: 'ready', message, problem: 'server', isSigned: true, error } },
  parameters: { screenshot: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The sign-in server did not answer as it should/)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
  },
}

/** There is no message to sign. */
export const Unprepared: Story = {
  args: { state: { status: 'failed', problem: 'server', error } },
  parameters: { screenshot: false },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
  },
}

/** The server took it, and the next request carried no cookie. */
export const NotKept: Story = {
  args: { state: { status: 'failed', problem: 'notKept', error } },
  parameters: { screenshot: false },
}

export const Verifying: Story = {
  args: { state: { status: 'signing', message }, wait: 'verifying' },
  parameters: { screenshot: false },
}

export const Failed: Story = {
  args: { state: { status: 'ready', message, problem: 'failed', error: new Error('The server is down') } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy details' }))
    await expect(args.onCopyDetails).toHaveBeenCalledOnce()
  },
}
