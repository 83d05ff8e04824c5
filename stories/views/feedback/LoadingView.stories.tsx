import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingView } from '../../../src/views/feedback/LoadingView'
import { Framed } from '../../lab/Framed'

const meta = {
  title: 'Views/Feedback/LoadingView',
  component: LoadingView,
  decorators: [(Story) => <Framed title={(copy) => copy.account.title}>{Story()}</Framed>],
} satisfies Meta<typeof LoadingView>

export default meta

export const Loading: StoryObj<typeof meta> = {}
