import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WhatIsAWalletView } from '../../../src/views/session/wallets/WhatIsAWalletView'
import { Framed } from '../../lab/Framed'

const meta = {
  title: 'Views/Connect/WhatIsAWalletView',
  component: WhatIsAWalletView,
  parameters: {
    portico: {
      hook: 'useWhatIsAWalletView',
      connected: 'the route `WhatIsAWallet` of the modal',
      code: `import { WhatIsAWalletView, useWhatIsAWalletView } from 'portico/views'

export function MyWhatIsAWallet() {
  return <WhatIsAWalletView {...useWhatIsAWalletView()} />
}`,
      anatomy: [
        ['Drawing', 'An empty arch.'],
        ['Three points', 'A home, a key, control.'],
        ['Get one', 'The way on.'],
      ],
      role: '`list` of three, and a `button`',
      related: ['Views/Connect/GetWalletView', 'Views/Connect/ConnectView'],
    },
  },
  args: { onGetWallet: fn() },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.whatIsAWallet.title}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof WhatIsAWalletView>

export default meta
type Story = StoryObj<typeof meta>

export const Explained: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Get a wallet' }))
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
  },
}
