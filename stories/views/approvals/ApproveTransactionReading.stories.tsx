import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { RequestDescription } from '../../../src/chains/requests'
import { ApproveTransactionView } from '../../../src/views/session/approvals/ApproveTransactionView'
import { asked, factsOf, samples } from '../../lab/requests/eip155'
import { Framed } from '../../lab/Framed'

const scrollFirst = 'Scroll through all of it. Then you can approve.'

/** A request that is longer than its view: a yes counts once all of it was in sight. */
const meta = {
  title: 'Views/Approve/Long requests',
  tags: ['!autodocs'],
  decorators: [(Story) => <Framed title={(copy) => copy.titles.approve}>{Story()}</Framed>],
  loaders: [async () => ({ description: await samples.long() })],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const at = (reading: 'unread' | 'read'): NonNullable<Story['render']> =>
  function LongRequest(_args, { loaded }) {
    const description = loaded.description as RequestDescription
    return (
      <ApproveTransactionView
        status="open"
        request={asked}
        facts={factsOf(description)}
        description={description}
        reading={reading}
        isArmed={reading === 'read'}
        onApprove={fn()}
        onReject={fn()}
        onHide={fn()}
      />
    )
  }

/** A part of it was not in sight yet. */
export const Unread: Story = {
  render: at('unread'),
  play: async ({ canvasElement }) => {
    const approve = within(canvasElement).getByRole('button', { name: 'Approve' })
    await expect(within(canvasElement).getByText(scrollFirst)).toBeVisible()
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    await expect(approve).toHaveAccessibleDescription(scrollFirst)
  },
}

/** All of it was in sight. */
export const Read: Story = {
  render: at('read'),
  play: async ({ canvasElement }) => {
    const approve = within(canvasElement).getByRole('button', { name: 'Approve' })
    const [said] = within(canvasElement).getAllByText('You have seen all of it.')
    await expect(said).toBeVisible()
    await expect(approve).not.toHaveAttribute('aria-disabled')
    await expect(approve).not.toHaveAccessibleDescription()
  },
}
