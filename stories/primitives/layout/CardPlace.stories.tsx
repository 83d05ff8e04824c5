import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../../../src/primitives/feedback/Skeleton'
import { Card } from '../../../src/primitives/layout/Card'
import { CardPlace } from '../../../src/primitives/layout/CardPlace'
import { Stack } from '../../../src/primitives/layout/Stack'

const meta = {
  title: 'Primitives/Layout/CardPlace',
  component: CardPlace,
  tags: ['!autodocs'],
  args: {
    wide: false,
    children: (
      <Card>
        <Stack gap={1}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      </Card>
    ),
  },
} satisfies Meta<typeof CardPlace>

export default meta
type Story = StoryObj<typeof meta>

/** As wide as the card that will stand there. */
export const OnePane: Story = { parameters: { screenshot: false } }
