import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../../../src/primitives/images/Icon'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Switch, type SwitchProps } from '../../../src/primitives/forms/Switch'
import { arabic, inCard, longWords, unbroken } from '../decorators'

function Switching(props: SwitchProps) {
  const [isOn, setIsOn] = useState(props.checked)
  const change = (next: boolean) => {
    setIsOn(next)
    props.onCheckedChange(next)
  }
  return <Switch {...props} checked={isOn} onCheckedChange={change} />
}

const meta = {
  title: 'Primitives/Forms/Switch',
  component: Switch,
  parameters: {
    portico: {
      anatomy: [
        ['Image', 'An icon at the start, where there is one.'],
        ['Label', 'Can be pressed as well.'],
        ['Switch', 'At the end.'],
      ],
      role: '`switch` with `aria-checked`, named by its label',
      keys: [['Enter, Space', 'Turns it on or off.']],
      dos: ['Let it take effect at once.'],
      donts: ['Change the label with the state: the switch says whether it is on.'],
      code: `import { useState } from 'react'
import { Switch } from 'portico/primitives'

export function Filter() {
  const [isOn, setOn] = useState(false)
  return <Switch label="Certified only" checked={isOn} onCheckedChange={setOn} />
}`,
      related: ['Primitives/Forms/SearchField', 'Views/Connect/AllWalletsView'],
    },
  },
  args: { label: 'Certified only', checked: false, onCheckedChange: fn() },
  render: (args) => <Switching {...args} />,
  decorators: [inCard],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

/** Pressed anywhere, and by the keyboard. */
export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Certified only' })
    await expect(control).not.toBeChecked()
    await userEvent.click(within(canvasElement).getByText('Certified only'))
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(3)
  },
}

export const States: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Switch {...args} />
      <Switch {...args} checked />
      <Switch {...args} image={<Icon name="seal" />} />
      <Switch {...args} image={<Icon name="seal" />} checked />
      <Switch {...args} disabled />
      <Switch {...args} checked disabled />
    </Stack>
  ),
}

export const Checked: Story = { args: { checked: true } }

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch'), { pointerEventsCheck: 0 })
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

export const LongLabel: Story = { args: { label: longWords, image: <Icon name="seal" /> } }
export const UnbrokenLabel: Story = { args: { label: unbroken } }

/** The knob goes the other way. */
export const RightToLeft: Story = {
  ...arabic,
  args: { label: 'المعتمدة فقط', checked: true, image: <Icon name="seal" /> },
}
