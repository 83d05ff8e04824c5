import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WhatIsABuyView } from '../../../src/views/money/onramp/WhatIsABuyView'
import { Framed } from '../../lab/Framed'

const meta = {
  title: 'Views/Account/WhatIsABuyView',
  component: WhatIsABuyView,
  parameters: {
    portico: {
      hook: 'useWhatIsABuyView',
      connected: 'the route `WhatIsABuy` of the modal',
      code: `import { WhatIsABuyView, useWhatIsABuyView } from 'portico/views'

export function MyExplanation() {
  return <WhatIsABuyView {...useWhatIsABuyView()} />
}`,
      anatomy: [['Card', 'What happens when something is bought, and a button back to the providers.']],
      role: 'Text and a `button`',
      related: ['Views/Account/OnRampProvidersView'],
    },
  },
  args: { onChoose: fn() },
  decorators: [(Story) => <Framed title={(copy) => copy.titles.whatIsABuy}>{Story()}</Framed>],
} satisfies Meta<typeof WhatIsABuyView>

export default meta
type Story = StoryObj<typeof WhatIsABuyView>

export const Card: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose a provider' }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}
