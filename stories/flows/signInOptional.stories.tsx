import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useSession, useSignIn, useSignOut } from '../../src'
import { createLab } from '../lab/lab'
import { LabPage } from '../lab/LabPage'
import { labOf, openModal, page } from '../lab/play'
import { createLabSiwx, createSigningWallet } from '../lab/siwx'

/** A host's own words about sign-in. */
function HostLine() {
  const { status, sessions } = useSession()
  const { signIn } = useSignIn()
  const { signOut } = useSignOut()
  return (
    <p>
      Sign-in: {status}, sessions: {sessions.length} <button onClick={() => signIn()}>Enter</button>{' '}
      <button onClick={() => signOut()}>Leave</button>
    </p>
  )
}

const meta = {
  title: 'Flows/Sign in, optional',
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  loaders: [
    () => ({
      lab: createLab({
        wallets: [createSigningWallet('Alpha')],
        config: { siwx: createLabSiwx({ isRequired: false }) },
      }),
    }),
  ],
  render: (_args, context) => (
    <LabPage lab={labOf(context)}>
      <HostLine />
    </LabPage>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const gone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull())

/** Closing goes on without; the host asks later, and ends it. */
export const SkippedThenSigned: Story = {
  play: async () => {
    await openModal('Connect a wallet')
    await userEvent.click(await page().findByRole('button', { name: /Alpha/ }))
    await page().findByRole('dialog', { name: 'Sign in' })
    await userEvent.keyboard('{Escape}')
    await gone()
    await page().findByText(/Sign-in: skipped/)
    await userEvent.click(page().getByRole('button', { name: 'Enter' }))
    await page().findByRole('dialog', { name: 'Sign in' })
    await userEvent.click(await page().findByRole('button', { name: 'Sign' }))
    await gone()
    await page().findByText(/Sign-in: signedIn, sessions: 1/)
    await userEvent.click(page().getByRole('button', { name: 'Leave' }))
    await page().findByText(/Sign-in: skipped, sessions: 0/)
    await page().findAllByRole('button', { name: /^Account/ })
  },
}
