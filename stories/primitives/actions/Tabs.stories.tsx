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
  parameters: {
    portico: {
      anatomy: [
        ['Row', 'One tab for each panel.'],
        ['Panel', 'That of the chosen tab alone; the others are not drawn.'],
      ],
      role: '`tablist` with `tab`, and one `tabpanel`',
      keys: [
        ['Tab', 'Leads to the chosen tab, then into the panel.'],
        ['Left, Right', 'Move the focus along the row, around its ends; turned in right-to-left.'],
        ['Home, End', 'To the first and the last tab.'],
        ['Enter, Space', 'Chooses the tab that has the focus.'],
      ],
      donts: ['Use tabs for steps that follow each other: views of a modal do that.'],
      code: `import { useState } from 'react'
import { Tabs, Text } from 'portico/primitives'

const tabs = [
  { id: 'phone', label: 'Phone' },
  { id: 'desktop', label: 'Desktop' },
]

export function Ways() {
  const [tab, setTab] = useState('phone')
  return (
    <Tabs label="Ways to connect" tabs={tabs} value={tab} onValueChange={setTab}>
      <Text>{tab}</Text>
    </Tabs>
  )
}`,
      related: ['Primitives/Actions/Button', 'Views/Pair/PairingView', 'Views/Account/AccountTabsView'],
    },
  },
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

/** By night the chosen tab is lighter than the bar it stands in, as what is nearer is everywhere. */
export const ByNight: Story = {
  globals: { mode: 'dark' },
  play: async ({ canvasElement }) => {
    const light = (element: Element) =>
      (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .reduce((sum, part) => sum + +part, 0)
    const canvas = within(canvasElement)
    const chosen = canvas.getByRole('tab', { selected: true })
    await expect(light(chosen)).toBeGreaterThan(light(canvas.getByRole('tablist')))
  },
}
