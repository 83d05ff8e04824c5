import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { drawings } from '../../src/primitives/images/drawings'
import { illustrations } from '../../src/primitives/images/Illustration'
import { IllustrationsPage } from './pages/DrawingPages'
import { foundation } from './tokens/foundation'

const meta = { title: 'Foundations/Illustrations', component: IllustrationsPage, ...foundation } satisfies Meta<
  typeof IllustrationsPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(
      Object.keys({ ...illustrations, ...drawings }).length,
    )
  },
}
