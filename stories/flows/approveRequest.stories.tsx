import type { Meta, StoryObj } from '@storybook/react-vite'
import { recoverMessageAddress, stringToHex, type Hex } from 'viem'
import { expect, userEvent, waitFor } from 'storybook/test'
import { createGatedProvider } from '../../src/state'
import { createGatedLab } from '../lab/wallets/gated'
import { LabPage } from '../lab/LabPage'
import { labOf, page, seen } from '../lab/play'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const personalSign = (text: string) => ({ method: 'personal_sign', params: [stringToHex(text), account] })
const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

const meta = {
  title: 'Flows/Approve a request',
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  render: (_args, context) => <LabPage lab={labOf(context)} />,
  loaders: [async () => ({ lab: await createGatedLab() })],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const approveButton = () => page().findByRole('button', { name: 'Approve' })

/** Waits, with the clock in our hands, until a yes counts: drawn, in plain sight, and half a second gone. */
const armed = (context: Parameters<typeof labOf>[0]) =>
  waitFor(async () => {
    await labOf(context).clock.advance(500)
    await expect(await approveButton()).not.toHaveAttribute('aria-disabled')
  })

const gone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull())

/** A library asks, the person reads and agrees, the wallet signs what was read. */
export const Approved: Story = {
  play: async (context) => {
    const { portico } = labOf(context)
    const signed = outcome(createGatedProvider(portico).request(personalSign('Order 42')))
    await seen('Order 42')
    await expect(await approveButton()).not.toHaveFocus()
    await armed(context)
    await userEvent.click(await approveButton())
    await expect(await recoverMessageAddress({ message: 'Order 42', signature: (await signed) as Hex })).toBe(account)
    await gone()
  },
}

const scrollsBy = async (pixels: number) => {
  const area = page().getByRole('group', { name: 'What is asked' })
  area.scrollBy(0, pixels)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** More than the view has room for: a yes counts when every part of it has been in sight. */
export const LongerThanTheView: Story = {
  play: async (context) => {
    const { portico } = labOf(context)
    const text = Array.from({ length: 100 }, (_, index) => `Item ${index + 1}`).join('\n')
    const signed = outcome(createGatedProvider(portico).request(personalSign(text)))
    await seen(/^Item 1 Item 2 /)
    await seen('Scroll through all of it. Then you can approve.')
    const isRefused = async () => {
      await labOf(context).clock.advance(2_000)
      await userEvent.click(await approveButton())
      await labOf(context).clock.advance(2_000)
      await expect(await approveButton()).toHaveAttribute('aria-disabled', 'true')
      await expect(await approveButton()).toHaveAccessibleDescription('Scroll through all of it. Then you can approve.')
    }
    const area = page().getByRole('group', { name: 'What is asked' })
    await expect(area).toHaveAttribute('tabindex', '0')
    // The end alone is not all of it.
    await new Promise((resolve) => setTimeout(resolve, 700))
    await scrollsBy(100_000)
    await labOf(context).clock.advance(2_000)
    await expect(await approveButton()).toHaveAttribute('aria-disabled', 'true')
    // A press shows what was passed over.
    const end = area.scrollTop
    await isRefused()
    await expect(area.scrollTop).toBeLessThan(end)
    while (area.scrollTop < end) await scrollsBy(200)
    await seen('You have seen all of it.')
    await armed(context)
    await userEvent.click(await approveButton())
    await expect(await recoverMessageAddress({ message: text, signature: (await signed) as Hex })).toBe(account)
    await gone()
  },
}

/** Two at once: one declined, one approved; the second starts with the focus away from the yes. */
export const TwoInARow: Story = {
  play: async (context) => {
    const provider = createGatedProvider(labOf(context).portico)
    const first = outcome(provider.request(personalSign('First')))
    const second = outcome(provider.request(personalSign('Second')))
    await seen('Request 1 of 2')
    // The request that waits for the text has a Reject of its own, which leaves with it.
    await seen('First')
    await userEvent.click(await page().findByRole('button', { name: 'Reject' }))
    await expect(await first).toMatchObject({ code: 4001 })
    await seen('Second')
    await expect(await approveButton()).not.toHaveFocus()
    await armed(context)
    await userEvent.click(await approveButton())
    await expect(await second).toMatch(/^0x/)
    await gone()
  },
}

/** Escape is a no. */
export const Closed: Story = {
  play: async (context) => {
    const signed = outcome(createGatedProvider(labOf(context).portico).request(personalSign('Order 42')))
    await seen('Order 42')
    await userEvent.keyboard('{Escape}')
    await expect(await signed).toMatchObject({ code: 4001 })
    await gone()
  },
}

/** The page draws something over it that lets clicks through: no yes counts until it is gone. */
export const CoveredByThePage: Story = {
  play: async (context) => {
    const signed = outcome(createGatedProvider(labOf(context).portico).request(personalSign('Order 42')))
    await seen('Order 42')
    await armed(context)
    const cover = document.createElement('div')
    cover.style.cssText = 'position:fixed;inset:0;z-index:99999;background:#fffe;pointer-events:none'
    document.body.append(cover)
    await waitFor(async () => expect(await approveButton()).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(await approveButton())
    await seen(/Something covers this view/)
    cover.remove()
    await armed(context)
    await userEvent.click(await approveButton())
    await expect(await signed).toMatch(/^0x/)
    await gone()
  },
}

/** A click that a script makes does not count. */
export const ClickedByAScript: Story = {
  loaders: [async () => ({ lab: await createGatedLab({ platform: { acceptsScripts: false } }) })],
  play: async (context) => {
    const { portico } = labOf(context)
    const signed = outcome(createGatedProvider(portico).request(personalSign('Order 42')))
    await seen('Order 42')
    await armed(context)
    await userEvent.click(await approveButton())
    await expect(await approveButton()).not.toHaveAttribute('aria-busy')
    portico.close()
    await expect(await signed).toMatchObject({ code: 4001 })
    await gone()
  },
}

/** A request that no page may make is refused, and that is said. */
export const NotAllowed: Story = {
  play: async (context) => {
    const { portico, clock } = labOf(context)
    const refused = outcome(createGatedProvider(portico).request({ method: 'eth_sign', params: [account, '0x00'] }))
    await expect(await refused).toMatchObject({ code: 4200, message: 'Requested RPC call is not allowed' })
    await page().findByRole('dialog')
    await clock.advance(300)
    await seen('Action not allowed')
  },
}
