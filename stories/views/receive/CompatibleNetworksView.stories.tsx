import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CompatibleNetworksView } from '../../../src/views/money/receive/CompatibleNetworksView'
import { Framed } from '../../lab/Framed'
import { networks } from '../../lab/samples'

const meta = {
  title: 'Views/Account/CompatibleNetworksView',
  component: CompatibleNetworksView,
  parameters: {
    portico: {
      hook: 'useCompatibleNetworksView',
      connected: 'the route `WalletCompatibleNetworks` of the modal',
      code: `import { CompatibleNetworksView, useCompatibleNetworksView } from 'portico/views'

export function WhereMyAddressIsGood() {
  return <CompatibleNetworksView {...useCompatibleNetworksView()} />
}`,
      anatomy: [
        ['Sentence', 'What the list says.'],
        ['Networks', 'The one in use first.'],
      ],
      role: '`list`',
      announces: [['It is not known', 'Why, at once.']],
      related: ['Views/Account/ReceiveView'],
    },
  },
  args: { networks: { status: 'ready', value: networks }, onRetry: fn() },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.goodNetworks}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof CompatibleNetworksView>

export default meta
type Story = StoryObj<typeof CompatibleNetworksView>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem')
    await expect(rows).toHaveLength(networks.length)
    await expect(rows[0]).toHaveTextContent('Current')
    // Rows as in every list, and nothing in them to press.
    await expect(rows[0]?.clientHeight).toBe(56)
    await expect(within(canvasElement).queryByRole('button', { name: /Ethereum/ })).toBeNull()
  },
}

/** A contract is only where it was made. */
export const OnlyHere: Story = {
  args: { networks: { status: 'ready', value: networks.slice(0, 1) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Only this network/)).toBeVisible()
  },
}

export const Loading: Story = { args: { networks: { status: 'loading' } } }

export const Failed: Story = {
  args: { networks: { status: 'failed', error: new Error('down') } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
