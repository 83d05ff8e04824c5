import type { Meta, StoryObj } from '@storybook/react-vite'
import { TypePage } from './pages/BasicPages'
import { foundation } from './tokens/foundation'
import { showsTokens } from './tokens/plays'

const meta = { title: 'Foundations/Type', component: TypePage, ...foundation } satisfies Meta<typeof TypePage>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { play: showsTokens }
