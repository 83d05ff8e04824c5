import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NotDetectedView } from '../../../src/views/session/pairing/NotDetectedView'
import { Framed } from '../../lab/Framed'
import { wallets } from '../../lab/samples'

const [wallet] = wallets

const meta = {
  title: 'Views/Pair/NotDetectedView',
  component: NotDetectedView,
  parameters: {
    portico: {
      hook: 'useNotDetectedView',
      connected: 'the route `ConnectingWalletConnect` of the modal',
      code: `import { NotDetectedView, useNotDetectedView } from 'portico/views'

export function MyNotDetected() {
  const props = useNotDetectedView()
  return props && <NotDetectedView {...props} />
}`,
      anatomy: [
        ['Image and sentence', 'Which extension is missing.'],
        ['Get it', 'Where it is known from where.'],
        ['Reload', 'An extension shows up in a new page.'],
        ['Another wallet', 'The way back.'],
      ],
      role: 'Text and `button`s',
      related: ['Views/Pair/PairingView', 'Views/Connect/DownloadsView'],
    },
  },
  args: {
    wallet: { name: wallet?.name ?? '', icon: wallet?.icon },
    onGetWallet: fn(),
    onReload: fn(),
    onTryAnotherWallet: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.connect.title}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof NotDetectedView>

export default meta
type Story = StoryObj<typeof NotDetectedView>

export const NotDetected: Story = {
  play: async ({ args, canvasElement }) => {
    const press = (name: string) => userEvent.click(within(canvasElement).getByRole('button', { name }))
    await press('Get Harbour')
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
    await press('Reload page')
    await expect(args.onReload).toHaveBeenCalledOnce()
    await press('Choose another wallet')
    await expect(args.onTryAnotherWallet).toHaveBeenCalledOnce()
  },
}

/** The address of the wallet's download is not known. */
export const NowhereToGet: Story = { args: { onGetWallet: undefined } }

export const LongName: Story = {
  args: { wallet: { name: 'The Wallet of the Very Long Company Name, Limited' } },
}
