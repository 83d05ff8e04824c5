import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { SnackKey } from '../../../src/state/shell/feedback/feedback'
import { ConnectView } from '../../../src/views/session/connection/ConnectView'
import { en } from '../../../src/views/copy/en'
import { useWords } from '../../../src/views/copy/useWords'
import { FeedbackView, type FeedbackViewProps } from '../../../src/views/shell/feedback/FeedbackView'
import { Framed } from '../../lab/Framed'
import { wallets } from '../../lab/samples'

const keysOf = <Key extends string>(words: Readonly<Record<Key, unknown>>) => Object.keys(words) as Key[]

/** The alert in the language of the page; the controls have it in English. */
function InLanguage({ alert, ...props }: FeedbackViewProps) {
  const { alerts } = useWords(en)
  const key = keysOf(en.alerts).find((each) => en.alerts[each].title === alert?.title)
  return <FeedbackView {...props} alert={key ? alerts[key] : alert} />
}

const meta = {
  title: 'Views/Feedback/FeedbackView',
  component: FeedbackView,
  parameters: {
    portico: {
      hook: 'useFeedbackView',
      connected: '`Feedback` of `portico/views`',
      code: `import { FeedbackView, useFeedbackView } from 'portico/views'

export function MyFeedback() {
  return <FeedbackView {...useFeedbackView()} />
}`,
      anatomy: [
        ['Alert', 'In the view, until it is dismissed.'],
        ['Snack', 'Over the head of the card, or in place; goes by itself.'],
      ],
      role: 'Text and `button`s',
      keys: [['Escape', 'Dismisses the message that has the focus; the dialog stays open.']],
      related: [
        'Primitives/Feedback/Notice',
        'Primitives/Feedback/Toast',
        'Views/Feedback/FailureView',
        'Primitives/Feedback/LiveRegion',
      ],
    },
  },
  render: (args) => <InLanguage {...args} />,
  args: {
    alert: null,
    snack: null,
    onDismissAlert: fn(),
    onDismissSnack: fn(),
    onPauseSnack: fn(),
    onResumeSnack: fn(),
  },
  decorators: [
    (Story) => (
      <Framed title={(copy) => copy.connect.title}>
        {Story()}
        <ConnectView wallets={wallets} onSelectWallet={() => undefined} />
      </Framed>
    ),
  ],
} satisfies Meta<typeof FeedbackView>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}

export const ProjectIdNotConfigured: Story = {
  args: { alert: en.alerts.projectIdNotConfigured },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Project ID Not Configured')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismissAlert).toHaveBeenCalledOnce()
  },
}

export const NetworkNotFound: Story = { args: { alert: en.alerts.networkNotFound } }

export const InvalidAppConfiguration: Story = { args: { alert: en.alerts.invalidAppConfiguration } }

export const InvalidProjectId: Story = { args: { alert: en.alerts.invalidProjectId } }

export const SessionExpired: Story = { args: { alert: en.alerts.sessionExpired } }

export const LocalConfigurationIgnored: Story = { args: { alert: en.alerts.localConfigurationIgnored } }

/** At the head of the card, under its header: what can be pressed at the foot stays in sight. */
export const AtTheHead: Story = {
  args: { snack: { tone: 'info', message: 'copied' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const notice = canvas.getByText('Copied').closest('div')
    const edges = notice?.getBoundingClientRect() ?? new DOMRect()
    const isUnder = (button: Element) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      return left < edges.right && right > edges.left && top < edges.bottom && bottom > edges.top
    }
    const others = canvas.getAllByRole('button').filter((button) => !notice?.contains(button))
    await expect(others.filter(isUnder)).toEqual([])
  },
}

/** It waits while it is read, by pointer or by focus, and Escape takes it away. */
export const SnackSuccess: Story = {
  args: { snack: { tone: 'success', message: 'copied' } },
  play: async ({ args, canvasElement }) => {
    const words = within(canvasElement).getByText('Copied')
    await userEvent.hover(words)
    await expect(args.onPauseSnack).toHaveBeenCalledOnce()
    await expect(args.onResumeSnack).not.toHaveBeenCalled()
    await userEvent.unhover(words)
    await expect(args.onResumeSnack).toHaveBeenCalledOnce()
    within(canvasElement).getByRole('button', { name: 'Dismiss' }).focus()
    await expect(args.onPauseSnack).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismissSnack).toHaveBeenCalledOnce()
  },
}

export const SnackError: Story = { args: { snack: { tone: 'error', message: 'copyFailed' } } }

export const SnackInfo: Story = { args: { snack: { tone: 'info', message: 'disconnected' } } }

export const SnackConnected: Story = { args: { snack: { tone: 'success', message: 'connected' } } }

export const SnackNetworkSwitched: Story = { args: { snack: { tone: 'success', message: 'networkSwitched' } } }

/** Every alert there is, each under the one before. */
export const EveryAlert: Story = {
  parameters: { screenshot: false },
  render: (args) => (
    <>
      {Object.values(en.alerts).map((alert) => (
        <FeedbackView key={alert.title} {...args} alert={alert} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const { title } of Object.values(en.alerts)) await expect(within(canvasElement).getByText(title)).toBeVisible()
  },
}

/** Every snack there is; they lie over each other. */
export const EverySnack: Story = {
  parameters: { screenshot: false },
  render: (args) => (
    <>
      {keysOf<SnackKey>(en.snacks).map((message) => (
        <FeedbackView
          key={message}
          {...args}
          snack={{ tone: message === 'authenticating' ? 'loading' : 'info', message }}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const words of Object.values(en.snacks)) await expect(within(canvasElement).getByText(words)).toBeVisible()
  },
}

/** Said aloud by the announcer, and not shown. */
export const SnackSpoken: Story = {
  args: { snack: { tone: 'info', message: 'disconnected', announceOnly: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Disconnected')).toBeNull()
  },
}
