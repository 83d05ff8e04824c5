import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SettingsView } from '../../src/vault/page/SettingsView'
import { InVault } from '../lab/vault/InVault'

const passkeys = [
  { credentialId: 'first', name: 'Shop', addedAt: Date.UTC(2026, 0, 15, 12) },
  { credentialId: 'second', name: 'Passkey 2', addedAt: Date.UTC(2026, 5, 2, 12) },
]

const meta = {
  title: 'Vault/SettingsView',
  component: SettingsView,
  parameters: {
    portico: {
      anatomy: [
        ['Passkeys', 'Each of them opens the wallet.'],
        ['Recovery words', 'Shown after a passkey, on a page that no host can read.'],
      ],
      role: 'A list, text and `button`s',
      related: ['Vault/ConnectQuestionView', 'Views/Embedded wallet/EmbeddedWalletView'],
    },
  },
  args: {
    passkeys,
    state: { step: 'list' },
    isBusy: false,
    onAdd: fn(),
    onCreate: fn(),
    onRemove: fn(),
    onConfirmRemove: fn(),
    onShowWords: fn(),
    onBack: fn(),
    onClose: fn(),
  },
  decorators: [(Story) => <InVault>{Story()}</InVault>],
} satisfies Meta<typeof SettingsView>

export default meta
type Story = StoryObj<typeof meta>

export const Passkeys: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Passkey 2' }))
    await expect(args.onRemove).toHaveBeenCalledWith('second')
    await userEvent.click(canvas.getByRole('button', { name: 'Show recovery words' }))
    await expect(args.onShowWords).toHaveBeenCalledOnce()
  },
}

export const OnlyPasskey: Story = { args: { passkeys: passkeys.slice(0, 1) } }

export const Adding: Story = { args: { state: { step: 'adding' } } }

export const Removing: Story = {
  args: { state: { step: 'removing', credentialId: 'second' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove' }))
    await expect(args.onConfirmRemove).toHaveBeenCalledWith('second')
  },
}

/** The words of the Ethereum test vectors, which belong to no one. */
export const Words: Story = {
  args: { state: { step: 'words', words: `${'test '.repeat(11)}junk` } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = { args: { failure: 'That did not work. Nothing was changed.' } }
