import type { Meta, StoryObj } from '@storybook/react-vite'
import { ZIndexPage } from './pages/BasicPages'
import { foundation } from './tokens/foundation'
import { showsTokens } from './tokens/plays'

const meta = { title: 'Foundations/Z-index', component: ZIndexPage, ...foundation } satisfies Meta<typeof ZIndexPage>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { play: showsTokens }
