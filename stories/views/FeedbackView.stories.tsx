import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConnectView } from '../../src/views/connect/ConnectView'
import { FeedbackView } from '../../src/views/modal/FeedbackView'
import { Framed } from '../lab/Framed'
import { rowsOf, wallets } from '../lab/samples'

const meta = {
  title: 'Views/FeedbackView',
  component: FeedbackView,
  args: { alert: null, snack: null, onDismissAlert: fn(), onDismissSnack: fn() },
  decorators: [
    (Story) => (
      <Framed title={(copy) => copy.connect.title}>
        {Story()}
        <ConnectView rows={rowsOf(wallets)} onPick={() => undefined} onReload={() => undefined} />
      </Framed>
    ),
  ],
} satisfies Meta<typeof FeedbackView>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}

export const ProjectIdNotConfigured: Story = {
  args: { alert: 'projectIdNotConfigured' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Project ID Not Configured')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismissAlert).toHaveBeenCalledOnce()
  },
}

export const NetworkNotFound: Story = { args: { alert: 'networkNotFound' } }

export const InvalidAppConfiguration: Story = { args: { alert: 'invalidAppConfiguration' } }

export const InvalidProjectId: Story = { args: { alert: 'invalidProjectId' } }

export const SessionExpired: Story = { args: { alert: 'sessionExpired' } }

export const LocalConfigurationIgnored: Story = { args: { alert: 'localConfigurationIgnored' } }

export const SnackSuccess: Story = { args: { snack: { tone: 'success', message: 'copied' } } }

export const SnackError: Story = { args: { snack: { tone: 'error', message: 'copyFailed' } } }
