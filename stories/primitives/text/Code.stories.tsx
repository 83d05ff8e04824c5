import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Code } from '../../../src/primitives/text/Code'
import { said } from '../../lab/play'
import { arabic, inCard, unbroken } from '../decorators'

const meta = {
  title: 'Primitives/Text/Code',
  component: Code,
  parameters: {
    portico: {
      anatomy: [
        ['Text', 'Every letter as it came.'],
        ['Mark', 'Around what is not what it seems, such as a letter of another script.'],
      ],
      role: 'None; a mark is read by the words for it, not by its letters',
      code: `import { Code } from 'portico/primitives'

export const Address = ({ address }: { address: string }) => <Code parts={[{ text: address }]} />`,
      related: [
        'Primitives/Text/Amount',
        'Primitives/Text/Text',
        'Views/Approve/ApproveTransactionView',
        'Primitives/Actions/Disclosure',
      ],
    },
  },
  args: { parts: [{ text: 'Hello,\n  this is a message.' }], block: true },
  decorators: [inCard],
} satisfies Meta<typeof Code>

export default meta
type Story = StoryObj<typeof meta>

export const Block: Story = {}
export const Inline: Story = { args: { block: false, parts: [{ text: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }] } }
/** The ends of an address are compared; what is copied has nothing between the groups. */
export const Grouped: Story = {
  args: { block: false, grouped: true, parts: [{ text: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }] },
  play: async ({ canvasElement }) => {
    const [code] = await said(canvasElement, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
    await expect(code).toBeVisible()
    await expect([...(code?.children ?? [])].map(({ textContent }) => textContent).filter(Boolean)).toEqual(
      '0x7099 7970 C518 12dc 3A01 0C7d 01b5 0e0d 17dc 79C8'.split(' '),
    )
  },
}
export const Unbroken: Story = { args: { parts: [{ text: unbroken }] } }

/** A hidden character gets a sign to see and a name to hear. */
export const Marked: Story = {
  args: { parts: [{ text: 'Pay ' }, { text: 'U+202E', mark: 'changes the reading direction' }, { text: 'nothing' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('changes the reading direction')).toBeInTheDocument()
    await expect(within(canvasElement).getByText('U+202E')).toBeVisible()
  },
}
export const RightToLeft: Story = { ...arabic, ...Marked }
