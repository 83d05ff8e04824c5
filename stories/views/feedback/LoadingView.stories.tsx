import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingView } from '../../../src/views/shell/feedback/LoadingView'
import { Framed } from '../../lab/Framed'

const meta = {
  title: 'Views/Feedback/LoadingView',
  component: LoadingView,
  parameters: {
    portico: {
      anatomy: [
        ['Rows', 'Three, in the places of what will come.'],
        ['Words', 'Not drawn: that it is loading.'],
      ],
      role: 'Text',
      code: `import { Suspense, type ReactNode } from 'react'
import { Frame, LoadingView } from 'portico/views'

export const Late = ({ children }: { children: ReactNode }) => (
  <Frame title="Account">
    <Suspense fallback={<LoadingView />}>{children}</Suspense>
  </Frame>
)`,
      related: ['Views/Feedback/FailureView', 'Primitives/Feedback/Skeleton'],
    },
  },
  decorators: [(Story) => <Framed title={(copy) => copy.account.title}>{Story()}</Framed>],
} satisfies Meta<typeof LoadingView>

export default meta

export const Loading: StoryObj<typeof meta> = {}
