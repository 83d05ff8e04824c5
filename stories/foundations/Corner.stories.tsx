import type { Meta, StoryObj } from '@storybook/react-vite'
import { CornerPage } from './pages/BasicPages'
import { foundation } from './tokens/foundation'
import { showsTokens } from './tokens/plays'

const meta = { title: 'Foundations/Corner', component: CornerPage, ...foundation } satisfies Meta<typeof CornerPage>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { play: showsTokens }
