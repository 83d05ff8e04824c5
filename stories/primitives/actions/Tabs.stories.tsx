import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Tabs, type TabsProps } from '../../../src/primitives/actions/Tabs'
import { Text } from '../../../src/primitives/text/Text'
import { arabic, inCard, longWords, unbroken } from '../decorators'

function Chosen(props: TabsProps) {
  const [selected, setSelected] = useState(props.value)
  return (
    <Tabs {...props} value={selected} onValueChange={setSelected}>
      <Text as="p">{`Panel ${selected}`}</Text>
    </Tabs>
  )
}

const meta = {
  title: 'Primitives/Actions/Tabs',
  component: Tabs,
  args: {
    label: 'Account',
    tabs: [
      { id: 'tokens', label: 'Tokens' },
      { id: 'nfts', label: 'NFTs' },
      { id: 'activity', label: 'Activity' },
    ],
    value: 'tokens',
    onValueChange: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
  decorators: [inCard],
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** One stop for Tab; arrows, Home and End move; only Enter or Space chooses. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab('Tokens')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('NFTs')).toHaveFocus()
    await expect(tab('Tokens')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(tab('Activity')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('Tokens')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(tab('Activity')).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'Activity' })).toHaveTextContent('Panel activity')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(tab('Activity')).toHaveFocus()
  },
}

export const LongLabel: Story = {
  args: {
    tabs: [
      { id: 'tokens', label: longWords },
      { id: 'b', label: unbroken },
      { id: 'c', label: 'C' },
    ],
  },
}

/** Arrows follow the line of reading. */
export const RightToLeft: Story = {
  ...arabic,
  args: {
    label: 'الحساب',
    tabs: [
      { id: 'tokens', label: 'الرموز' },
      { id: 'nfts', label: 'المقتنيات' },
      { id: 'activity', label: 'النشاط' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(canvasElement).getByRole('tab', { name: 'المقتنيات' })).toHaveFocus()
  },
}
