import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../src/primitives/actions/Button'
import { Card } from '../../../src/primitives/layout/Card'
import { ListItem } from '../../../src/primitives/lists/ListItem'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Transition } from '../../../src/primitives/layout/Transition'
import { arabic } from '../decorators'

const onPress = fn()

function Rooms({ rows }: { rows: number }) {
  const [view, setView] = useState('first')
  const isFirst = view === 'first'
  return (
    <Card>
      <Transition view={view} direction={isFirst ? 'back' : 'forward'}>
        <Stack gap={1}>
          {Array.from({ length: isFirst ? 2 : rows }, (_, index) => (
            <ListItem key={index} title={`${view} ${index + 1}`} onClick={() => onPress(view)} />
          ))}
          <Button full onClick={() => setView(isFirst ? 'second' : 'first')}>
            {isFirst ? 'Deeper' : 'Back'}
          </Button>
        </Stack>
      </Transition>
    </Card>
  )
}

const meta = {
  title: 'Primitives/Layout/Transition',
  component: Rooms,
  parameters: {
    portico: {
      component: Transition,
      anatomy: [
        ['View', 'The new one comes from the end or the start; the old one is gone at once.'],
        ['Height', 'Follows the content.'],
      ],
      role: 'None; its owner moves the focus to the new heading',
      dos: ['Change `view` for another view, and only then: the same key is the same view.'],
      code: `import { Card, Text, Transition } from 'portico/primitives'

export const Steps = ({ step }: { step: 'one' | 'two' }) => (
  <Card>
    <Transition view={step} direction="forward">
      <Text as="p">{step}</Text>
    </Transition>
  </Card>
)`,
      related: ['Primitives/Layout/Card', 'Primitives/Layout/Header'],
    },
  },
  args: { rows: 5 },
} satisfies Meta<typeof Rooms>

export default meta
type Story = StoryObj<typeof meta>

/** The old view is gone at once, the new one can be pressed at once, and the height arrives. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = canvas.getByRole('button', { name: 'Deeper' }).closest('[data-portico] > div > div')
    const before = card?.getBoundingClientRect().height ?? 0
    await userEvent.click(canvas.getByRole('button', { name: 'Deeper' }))
    await expect(canvas.queryByRole('button', { name: 'first 1' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'second 1' }))
    await expect(onPress).toHaveBeenLastCalledWith('second')
    await waitFor(() => expect(card?.getBoundingClientRect().height).toBe(before + 3 * 60))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(card?.getBoundingClientRect().height).toBe(before))
  },
}

/** The first view does not move; the next ones come from where they are. */
export const Directions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement.querySelector('[data-from]')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Deeper' }))
    await expect(canvasElement.querySelector('[data-from="forward"]')).not.toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvasElement.querySelector('[data-from="back"]')).not.toBeNull()
  },
}

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deeper' }))
    const view = canvasElement.querySelector('[data-from]')
    await expect(view && getComputedStyle(view).animationDuration).toBe('0.001s')
  },
}

export const RightToLeft: Story = { ...arabic }
