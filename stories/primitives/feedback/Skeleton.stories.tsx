import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ListItem } from '../../../src/primitives/lists/ListItem'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { Skeleton } from '../../../src/primitives/feedback/Skeleton'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Text } from '../../../src/primitives/text/Text'
import { Tile } from '../../../src/primitives/lists/Tile'
import { inCard } from '../decorators'

const meta = {
  title: 'Primitives/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    portico: {
      anatomy: [['Shape', 'As large as what it stands for, so that nothing moves when that comes.']],
      role: 'None: hidden from assistive technology',
      dos: ['Say the wait in a `LiveRegion` beside it.'],
      donts: ['Use it where nothing may come: show the empty state then.'],
      code: `import { Skeleton, Stack } from 'portico/primitives'

export const Waiting = () => (
  <Stack gap={2}>
    <Skeleton shape="row" />
    <Skeleton shape="row" />
  </Stack>
)`,
      related: ['Primitives/Feedback/Spinner', 'Views/Feedback/LoadingView'],
    },
  },
  decorators: [inCard],
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Shapes: Story = {
  render: () => (
    <Stack gap={3} align="start">
      <Skeleton shape="amount" />
      <Skeleton shape="text" />
      <Stack direction="row" gap={3}>
        <Skeleton shape="circle" />
        <Skeleton shape="image" />
      </Stack>
    </Stack>
  ),
}

/** Each shape takes exactly the room of what comes in its place. */
export const SameSize: Story = {
  render: () => (
    <Stack gap={2}>
      <Stack direction="row" gap={4}>
        <Stack data-testid="row">
          <Skeleton shape="row" />
        </Stack>
        <Stack data-testid="row" grow>
          <ListItem title="Lantern" detail="Recent" image={<RemoteImage name="Lantern" />} />
        </Stack>
      </Stack>
      <Stack direction="row" gap={4}>
        <Stack data-testid="tile">
          <Skeleton shape="tile" />
        </Stack>
        <Stack data-testid="tile">
          <Tile name="Lantern" image={<RemoteImage name="Lantern" size="tile" />} />
        </Stack>
      </Stack>
      <Stack direction="row" gap={4} align="start">
        <Stack data-testid="text">
          <Skeleton shape="text" />
        </Stack>
        <Stack data-testid="text">
          <Text>0x7099…79C8</Text>
        </Stack>
      </Stack>
      <Stack direction="row" gap={4} align="start">
        <Stack data-testid="amount">
          <Skeleton shape="amount" />
        </Stack>
        <Stack data-testid="amount">
          <Text size="amount">1,284</Text>
        </Stack>
      </Stack>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const kind of ['row', 'tile', 'text', 'amount']) {
      const [shape, real] = [...canvasElement.querySelectorAll(`[data-testid=${kind}]`)].map((box) => box.clientHeight)
      await expect(shape).toBe(real)
    }
  },
}

export const Rows: Story = {
  render: () => (
    <Stack gap={1}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  ),
}
