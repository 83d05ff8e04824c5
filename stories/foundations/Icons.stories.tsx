import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { icons } from '../../src/primitives/images/icons'
import { IconsPage } from './pages/DrawingPages'
import { foundation } from './tokens/foundation'

const meta = { title: 'Foundations/Icons', component: IconsPage, ...foundation } satisfies Meta<typeof IconsPage>

export default meta
type Story = StoryObj<typeof meta>

/** Found by name, and by what people call it. */
export const Page: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length)
    await userEvent.type(canvas.getByRole('searchbox'), 'purse')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'wallet' })).toBeVisible()
  },
}
