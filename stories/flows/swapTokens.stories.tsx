import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { UserRejectedError } from '../../src/entries/errors'
import { connectWallet } from '../../src/state'
import { LabPage } from '../lab/LabPage'
import { page, seen } from '../lab/play'
import { marketTokens, router } from '../lab/swap/market'
import { createSwapLab, type SwapLabOptions } from '../lab/swap/page'
import { amountField, button, choose, openSwap, ownerOf, pay, press, type Made } from '../lab/swap/steps'

const [dollar, , tether] = marketTokens

async function connectedLab(options: SwapLabOptions = {}) {
  const made = createSwapLab(options)
  await made.store.set(connectWallet, 'alpha')
  return { made }
}

const madeOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded.made as Made

const meta = {
  title: 'Flows/Swap tokens',
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  render: (_args, context) => <LabPage lab={madeOf(context)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Ether for dollars: one request, and what arrives is what the chain gives. */
export const Native: Story = {
  loaders: [() => connectedLab()],
  play: async (context) => {
    const made = madeOf(context)
    await openSwap()
    await choose(/^You get: Select token$/, /^Harbour Dollar/)
    await pay(made, '1')
    await press('Review swap')
    await page().findByRole('heading', { name: /^Swap 1 ETH for about 1992/ })
    await press('Swap')
    await seen(/^Swapp/)
    await expect(made.market.ledger.heldBy(dollar.address, made.sent[0] ? ownerOf(made) : '')).toBeGreaterThan(
      3_100_000_000n,
    )
    await press('Done')
    await page().findByRole('dialog', { name: 'Account' })
  },
}

/** Dollars for ether, by a signature that goes with the swap. */
export const Permit: Story = {
  loaders: [() => connectedLab()],
  play: async (context) => {
    const made = madeOf(context)
    await openSwap()
    await choose(/^You get: Select token$/, /^Harbour Dollar/)
    await press('Swap the sides')
    await pay(made, '25')
    await press('Review swap')
    await seen(/sign that the swap may take exactly 25 HRD/)
    await press('Sign')
    await expect(await button('Swap')).toBeVisible()
    await expect(made.signed).toHaveLength(1)
    await press('Swap')
    await seen(/^Swapp.* 25 HRD to/)
    await expect(made.sent).toHaveLength(1)
  },
}

/** A token without permits is approved first, for exactly the amount. */
export const Approve: Story = {
  loaders: [() => connectedLab({ isMining: false })],
  play: async (context) => {
    const made = madeOf(context)
    await openSwap()
    await choose(/^You get: Select token$/, /^Tether of the Lab/)
    await press('Swap the sides')
    await pay(made, '25')
    await press('Review swap')
    await seen(/First allow the swap to take exactly 25 USDT/)
    await press('Approve')
    await seen('Approving. Waiting for the network.')
    await made.mine()
    await made.clock.advance(4000)
    await press('Swap')
    await waitFor(() => expect(made.sent).toHaveLength(2))
    await expect(made.market.ledger.allowedBy(tether.address, ownerOf(made), router)).toBe(25_000_000n)
    await seen(/^Swapping 25 USDT to/)
    await made.mine()
    await made.clock.advance(4000)
    await seen(/^Swapped 25 USDT to/)
  },
}

/** The price moves between the look and the press: what it is now is shown, and nothing was sent. */
export const PriceMoves: Story = {
  loaders: [() => connectedLab()],
  play: async (context) => {
    const made = madeOf(context)
    await openSwap()
    await choose(/^You get: Select token$/, /^Harbour Dollar/)
    await pay(made, '1')
    await press('Review swap')
    await button('Swap')
    made.market.movePrice(dollar.address, 5)
    await press('Swap')
    await seen(/^The price moved: you would get .* HRD instead of .* HRD\.$/)
    await expect(made.sent).toEqual([])
    await press('Swap')
    await seen(/^Swapp/)
    await expect(made.sent).toHaveLength(1)
  },
}

/** A source that would send the swapped tokens to another account: nothing reaches the wallet. */
export const RefusedSource: Story = {
  loaders: [
    () => {
      const { swaps } = createSwapLab()
      const buildSwap: typeof swaps.buildSwap = async (query) => ({
        ...(await swaps.buildSwap(query)),
        to: '0x000000000000000000000000000000000000dEaD',
      })
      return connectedLab({ config: { sources: { swaps: { ...swaps, buildSwap } } } })
    },
  ],
  play: async (context) => {
    const made = madeOf(context)
    await openSwap()
    await choose(/^You get: Select token$/, /^Harbour Dollar/)
    await pay(made, '1')
    await press('Review swap')
    await seen(/What the service gave is not what is shown here, so nothing was signed/)
    await expect(made.sent).toEqual([])
    await button('Get a new quote')
  },
}

/** Declined, it can be asked for again. */
export const Declined: Story = {
  loaders: [() => connectedLab({ wallet: { onSend: () => Promise.reject(new UserRejectedError('No')) } })],
  play: async (context) => {
    const made = madeOf(context)
    await openSwap()
    await choose(/^You get: Select token$/, /^Harbour Dollar/)
    await pay(made, '1')
    await press('Review swap')
    await press('Swap')
    await seen('Declined in the wallet. Nothing was swapped.')
    await press('Cancel')
    await expect(await amountField()).toHaveValue('1')
  },
}

/** No hand leaves the keyboard, from the account to what was swapped. */
export const KeyboardOnly: Story = {
  loaders: [() => connectedLab()],
  play: async (context) => {
    const made = madeOf(context)
    const go = async (name: string | RegExp) => {
      const target = (await page().findAllByRole('button', { name }))[0]!
      for (let steps = 0; document.activeElement !== target && steps < 40; steps += 1) await userEvent.tab()
      await expect(target).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    await go('Account 0x70…dc79C8')
    await page().findByRole('dialog', { name: 'Account' })
    await go('Swap')
    const field = await amountField()
    await go(/^You get: Select token$/)
    const search = await page().findByRole('searchbox')
    for (let steps = 0; document.activeElement !== search && steps < 40; steps += 1) await userEvent.tab()
    await userEvent.keyboard('harbour{ArrowDown}{Enter}')
    await page().findByRole('textbox', { name: 'You pay' })
    const again = await amountField()
    for (let steps = 0; document.activeElement !== again && steps < 40; steps += 1) await userEvent.tab()
    await userEvent.keyboard('1')
    await made.clock.advance(200)
    await button('Review swap')
    await userEvent.keyboard('{Enter}')
    await button('Cancel')
    await go('Swap')
    await seen(/^Swapp/)
    await go('Done')
    await page().findByRole('dialog', { name: 'Account' })
    await expect(field).toBeDefined()
  },
}
