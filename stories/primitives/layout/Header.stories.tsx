import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../../../src/primitives/layout/Card'
import { Header, type HeaderProps } from '../../../src/primitives/layout/Header'
import { Button } from '../../../src/primitives/actions/Button'
import { arabic, longWords, unbroken } from '../decorators'

const meta = {
  title: 'Primitives/Layout/Header',
  component: Header,
  parameters: {
    portico: {
      anatomy: [
        ['Back', 'With `onBack`, at the start.'],
        ['Title', 'In the middle, one line.'],
        ['Close', 'With `onClose`, at the end.'],
      ],
      role: '`heading` of level 2; takes the focus when a view is shown',
      keys: [['Tab', 'From the heading to back, then to close.']],
      dos: ['Give `titleId` to what it names: `labelledBy` of `Dialog`.'],
      code: `import { Card, Header } from 'portico/primitives'

export const Head = ({ close }: { close: () => void }) => (
  <Card header={<Header title="Connect a wallet" onClose={close} closeLabel="Close" />} />
)`,
      related: ['Primitives/Layout/Card', 'Primitives/Overlays/Dialog', 'Primitives/Layout/Transition'],
    },
  },
  args: { title: 'Connect a wallet', onBack: fn(), backLabel: 'Back', onClose: fn(), closeLabel: 'Close' },
  render: (args) => <Card header={<Header {...args} />} />,
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<HeaderProps>

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Connect a wallet' })).toHaveAttribute('tabindex', '-1')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The heading stays the same element and has its new name at once; the old words fade away. */
export const ChangingTitle: Story = {
  render: function Changing(args) {
    const [title, setTitle] = useState(args.title)
    return (
      <Card header={<Header {...args} title={title} />}>
        <Button full onClick={() => setTitle('Continue in Lantern')}>
          Go on
        </Button>
      </Card>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = canvas.getByRole('heading')
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(canvas.getByRole('heading', { name: 'Continue in Lantern' })).toBe(heading)
    await waitFor(() => expect(heading).toHaveTextContent(/^Continue in Lantern$/))
  },
}

export const TitleOnly: Story = { args: { onBack: undefined, onClose: undefined } }
export const WithoutBack: Story = { args: { onBack: undefined } }
export const LongLabel: Story = { args: { title: longWords } }
export const UnbrokenLabel: Story = { args: { title: unbroken } }
export const RightToLeft: Story = { ...arabic, args: { title: 'ربط محفظة', backLabel: 'رجوع', closeLabel: 'إغلاق' } }
