import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Appearance, PorticoModal, PorticoProvider } from '../../../src'
import { Stack } from '../../../src/primitives'
import { createLab } from '../../lab/lab'
import { labOf, page } from '../../lab/play'
import { createLabSiwx, createSigningWallet } from '../../lab/siwx'
import { recipe } from '../recipe'
import { Around, Connecting, Reading, Signing } from './panels'

const code = `import { createPortico, PorticoProvider, useAccount, useBalance, useConnect, useDisconnect, useWallets } from 'portico'
import { eip155 } from 'portico/eip155'
import { mainnet } from 'portico/networks'

const portico = createPortico({ projectId: null, networks: [mainnet], adapters: [eip155()] })

export const Entrance = () => (
  <PorticoProvider portico={portico}>
    <Wallet />
  </PorticoProvider>
)

function Wallet() {
  const account = useAccount()
  const balance = useBalance()
  const wallets = useWallets()
  const { connect, status, error } = useConnect()
  const { disconnect } = useDisconnect()
  if (account)
    return (
      <p>
        {account.address} {balance.status === 'ready' && balance.value?.symbol}
        <button onClick={() => disconnect()}>Leave</button>
      </p>
    )
  return (
    <>
      {wallets.map(({ id, name }) => (
        <button key={id} disabled={status === 'pending'} onClick={() => connect(id).catch(() => undefined)}>
          {name}
        </button>
      ))}
      <p role="status">{error?.message}</p>
    </>
  )
}`

interface HooksProps {
  /** Which hooks. */
  of: ComponentType
}

/** Hooks of `portico` at work, in a world of working fakes. */
const meta = {
  title: 'Recipes/Hooks',
  ...recipe('Hooks alone: a page that draws everything itself, without a view or a stylesheet of ours.', code),
  loaders: [() => ({ lab: createLab({ wallets: [createSigningWallet('Alpha')] }) })],
  args: { of: Reading },
  render: ({ of: Hooks }, context) => (
    <PorticoProvider portico={labOf(context).portico}>
      <Appearance>
        <Stack gap={4}>
          <Hooks />
        </Stack>
      </Appearance>
      <PorticoModal />
    </PorticoProvider>
  ),
} satisfies Meta<HooksProps>

export default meta
type Story = StoryObj<HooksProps>

const row = async (hook: string) => within(await page().findByRole('region', { name: hook, hidden: true }))
const press = async (hook: string) => userEvent.click((await row(hook)).getByRole('button'))
const reads = async (hook: string, text: RegExp) => (await row(hook)).findByText(text)

/** State, as it changes. */
export const Read: Story = {
  play: async (context) => {
    await reads('useStatus()', /"disconnected"/)
    const { portico } = labOf(context)
    await portico.connect(portico.snapshot().wallets[0]?.id ?? 'alpha')
    await reads('useStatus()', /"connected"/)
    await reads('useAccount()', /0xf39F/i)
  },
}

/** Without any view: a wallet is asked by a press, and left by another. */
export const Connect: Story = {
  args: { of: Connecting },
  play: async () => {
    await press('usePairing()')
    await reads('usePairing()', /"error"/)
    await press('useConnect()')
    await reads('useConnect()', /"success"/)
    await reads('useStatus()', /"connected"/)
    await press('useSwitchAccount()')
    await reads('useSwitchAccount()', /"success"/)
    await press('useDisconnect()')
    await reads('useStatus()', /"disconnected"/)
  },
}

/** A message, a sign-in and its end. */
export const Sign: Story = {
  args: { of: Signing },
  loaders: [() => ({ lab: createLab({ wallets: [createSigningWallet('Alpha')], config: { siwx: createLabSiwx() } }) })],
  play: async (context) => {
    await press('useSignMessage()')
    await reads('useSignMessage()', /"error"/)
    const { portico } = labOf(context)
    await portico.connect(portico.snapshot().wallets[0]?.id ?? 'alpha')
    await userEvent.click(await page().findByRole('button', { name: 'Sign' }))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await press('useSignMessage()')
    await reads('useSignMessage()', /"data": "0x/)
    await reads('useApproval()', /null/)
  },
}

/** Networks, the modal, and what happened. */
export const Other: Story = {
  args: { of: Around },
  play: async () => {
    await press('useModal()')
    await page().findByRole('dialog')
    await reads('useEvents(listener)', /MODAL_OPEN/)
  },
}
