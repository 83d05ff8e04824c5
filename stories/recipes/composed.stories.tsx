import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Appearance, PorticoProvider, useAccount } from '../../src'
import {
  AccountView,
  ConnectingView,
  ConnectView,
  Frame,
  useAccountView,
  useConnectingView,
  useConnectView,
} from '../../src/views'
import { createLab } from '../lab/lab'
import { createLabWallet } from '../lab/wallets/adapter'
import { labOf, page, seen } from '../lab/play'

/** A flow of the host's own: each view with the hook that returns its props. */
function PayWith() {
  const connect = useConnectView()
  const connecting = useConnectingView()
  const account = useAccountView()
  const title = useAccount() ? 'Paying from' : 'Pay with'
  return (
    <Frame title={title} footer="Nothing is paid yet.">
      {account && <AccountView {...account} />}
      {!account && connecting && <ConnectingView {...connecting} />}
      {!account && !connecting && <ConnectView {...connect} onShowHelp={undefined} />}
    </Frame>
  )
}

const meta = {
  title: 'Recipes/Composed',
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  loaders: [() => ({ lab: createLab({ wallets: [createLabWallet('Alpha')] }) })],
  render: (_args, context) => (
    <PorticoProvider portico={labOf(context).portico}>
      <Appearance>
        <PayWith />
      </Appearance>
    </PorticoProvider>
  ),
} satisfies Meta

export default meta

/** A wallet is picked, asked and there, and nothing of the modal is on the page. */
export const WithoutModal: StoryObj<typeof meta> = {
  play: async () => {
    await expect(page().queryByText('What is a wallet?')).toBeNull()
    await userEvent.click(await page().findByRole('button', { name: /Alpha/ }))
    await seen('0x70…dc79C8')
    await page().findByRole('heading', { name: 'Paying from' })
    await page().findByText('Nothing is paid yet.')
    await userEvent.click(page().getByRole('button', { name: 'Disconnect' }))
    await page().findByRole('button', { name: /Alpha/ })
    await expect(page().queryByRole('dialog')).toBeNull()
  },
}
