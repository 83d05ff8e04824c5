import type { Meta, StoryObj } from '@storybook/react-vite'
import { ElevationPage } from './pages/BasicPages'
import { foundation } from './tokens/foundation'
import { showsTokens } from './tokens/plays'

const meta = { title: 'Foundations/Elevation', component: ElevationPage, ...foundation } satisfies Meta<
  typeof ElevationPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { play: showsTokens }
