import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon } from '../../../src/primitives/images/Icon'
import { icons, type IconName } from '../../../src/primitives/images/icons'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Text } from '../../../src/primitives/text/Text'
import { arabic, inCard } from '../decorators'

const meta = {
  title: 'Primitives/Images/Icon',
  component: Icon,
  parameters: {
    portico: {
      anatomy: [['Drawing', 'Strokes in the colour of the text around it.']],
      role: 'None: hidden from assistive technology',
      dos: ['Put the words beside it, or use `IconButton`, which has a name.'],
      code: `import { Icon } from 'portico/primitives'

export const Seal = () => <Icon name="seal" size="s" />`,
      related: ['Primitives/Actions/IconButton', 'Primitives/Images/IconTile', 'Primitives/Images/Illustration'],
    },
  },
  args: { name: 'wallet', size: 'l' },
  decorators: [inCard],
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

/** It says nothing by itself. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

function AllNames() {
  return (
    <Stack direction="row" gap={4} wrap>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <Stack key={name} gap={1} align="center">
          <Stack direction="row" gap={2} align="center">
            <Icon name={name} size="l" />
            <Icon name={name} size="m" />
            <Icon name={name} size="s" />
          </Stack>
          <Text size="note" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}

export const All: Story = { render: () => <AllNames /> }
export const RightToLeft: Story = { ...arabic, render: () => <AllNames /> }
