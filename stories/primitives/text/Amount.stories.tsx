import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../src/primitives/actions/Button'
import { Amount } from '../../../src/primitives/text/Amount'
import { arabic, inCard } from '../decorators'

const meta = {
  title: 'Primitives/Text/Amount',
  component: Amount,
  parameters: {
    portico: {
      since: '0.1.0',
      status: 'new',
      anatomy: [
        ['Digits', 'In groups, of one width; a line ends between two groups.'],
        ['Currency', 'As part of the text, so that both are read and copied together.'],
      ],
      role: 'None; it is read as the text that it is',
      code: `import { Amount } from 'portico/primitives'

export const Price = () => <Amount size="amount">1.5 ETH</Amount>`,
      related: ['Primitives/Text/Text', 'Primitives/Text/Code', 'Views/Approve/ApproveTransactionView'],
    },
  },
  args: { children: '1.5 ETH', size: 'amount' },
  decorators: [inCard],
} satisfies Meta<typeof Amount>

export default meta
type Story = StoryObj<typeof meta>

const huge = '115,792,089,237,316,195,423,570,985,008,687,907,853,269.584 ETH'

export const Playground: Story = {}

/** No line ends within a group of digits, and what is copied is the amount. */
export const Long: Story = {
  args: { children: huge, size: 'title' },
  play: async ({ canvasElement }) => {
    const texts = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT)
    let said = ''
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      said += range.toString()
      await expect(range.getClientRects()).toHaveLength(1)
    }
    await expect(said).toBe(huge)
  },
}
export const RightToLeft: Story = { ...arabic }

/** Digits that change roll to the new ones, each in its place; what is read and copied is the new amount at once. */
export const Rolls: Story = {
  render: function Rolling(args) {
    const [amount, setAmount] = useState('1,204.5 ETH')
    return (
      <>
        <Amount {...args}>{amount}</Amount>
        <Button tone="raised" onClick={() => setAmount('1,199.5 ETH')}>
          Send 5
        </Button>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const digits: { text: string; left: number }[] = []
    const note = ({ target, pseudoElement }: AnimationEvent) => {
      if (pseudoElement) return
      const digit = target as Element
      digits.push({ text: digit.textContent ?? '', left: digit.getBoundingClientRect().left })
    }
    canvasElement.addEventListener('animationstart', note)
    await userEvent.click(canvas.getByRole('button'))
    // As they are read; which of them the browser tells first is not the same each time.
    const read = () => digits.toSorted((one, other) => one.left - other.left).map(({ text }) => text)
    await waitFor(() => expect(read()).toEqual(['1', '9', '9']))
    await waitFor(() => expect(canvasElement.querySelector('[data-last]')).toBeNull())
    await expect(canvasElement).toHaveTextContent('1,199.5 ETH')
    canvasElement.removeEventListener('animationstart', note)
  },
}
