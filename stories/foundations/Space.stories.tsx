import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpacePage } from './pages/BasicPages'
import { foundation } from './tokens/foundation'
import { showsTokens } from './tokens/plays'

const meta = { title: 'Foundations/Space', component: SpacePage, ...foundation } satisfies Meta<typeof SpacePage>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { play: showsTokens }
