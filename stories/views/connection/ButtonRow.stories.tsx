import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ThemeRoot } from '../../../src/primitives/theme/ThemeRoot'
import type { ConnectButtonState } from '../../../src/state/session/connection/connectButton'
import { AccountButtonView, type AccountButtonViewProps } from '../../../src/views/session/account/AccountButtonView'
import { ConnectButtonView } from '../../../src/views/session/connection/ConnectButtonView'
import { NetworkButtonView } from '../../../src/views/session/networks/NetworkButtonView'
import { ethereum } from '../../lab/marks'
import { address, shortAddress } from '../../lab/samples'

const nothing = () => undefined
const loading = { status: 'loading' } as const
const balances: readonly AccountButtonViewProps['balance'][] = [
  loading,
  { status: 'ready', value: { whole: '0', fraction: '.5', symbol: 'ETH' } },
  { status: 'ready', value: { whole: '9,999', fraction: '.123', symbol: 'ETH' } },
]
const states: readonly ConnectButtonState[] = [
  { status: 'disconnected' },
  { status: 'opening' },
  { status: 'restoring' },
  { status: 'connecting' },
  { status: 'connected', address, name: shortAddress },
]
const waiting: Pick<AccountButtonViewProps, 'address' | 'balance'> = { address: null, balance: loading }
const accounts = [waiting, ...balances.map((balance) => ({ address, balance }))]

/** The host's buttons as words of its lines, in every state. */
function Rows() {
  return (
    <ThemeRoot>
      {states.map((state, row) => (
        <p key={state.status} data-row="" style={{ whiteSpace: 'nowrap', overflowX: 'auto' }}>
          Aa <NetworkButtonView network={{ ...ethereum, isSupported: row % 2 === 0 }} onClick={nothing} />{' '}
          <span data-connect="">
            <ConnectButtonView state={state} onClick={nothing} />
          </span>{' '}
          <span data-account="">
            <AccountButtonView
              {...(accounts[row % accounts.length] ?? waiting)}
              name={shortAddress}
              onClick={nothing}
            />
          </span>
        </p>
      ))}
    </ThemeRoot>
  )
}

const meta = {
  title: 'Views/Connect/ButtonRow',
  tags: ['!autodocs'],
  component: Rows,
  parameters: { screenshot: false },
} satisfies Meta<typeof Rows>

export default meta
type Story = StoryObj<typeof meta>

const boxesOf = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())

export const EveryState: Story = {
  play: async ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('[data-row]')) {
      const places = boxesOf(row, 'button').map(({ top, height }) => `${top} ${height}`)
      await expect([...new Set(places)]).toHaveLength(1)
    }
    for (const one of ['[data-connect] button', '[data-account] button']) {
      const widths = boxesOf(canvasElement, one).map(({ width }) => width)
      await expect([...new Set(widths)]).toHaveLength(1)
    }
  },
}
