import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../src/primitives/actions/Button'
import { Card } from '../../../src/primitives/layout/Card'
import { Dialog } from '../../../src/primitives/overlays/Dialog'
import { Header } from '../../../src/primitives/layout/Header'
import { ListItem } from '../../../src/primitives/lists/ListItem'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { Stack } from '../../../src/primitives/layout/Stack'
import { arabic, images } from '../decorators'
import { dialogDocs } from './dialogDocs'

interface DoorProps {
  /** A wish to close is granted. */
  closable: boolean
  title: string
  rows: number
  keepMounted?: boolean
  onDismiss: () => void
}

function Door({ closable, title, rows, keepMounted, onDismiss }: DoorProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const dismiss = () => {
    onDismiss()
    if (closable) setOpen(false)
    else setRefusals(refusals + 1)
  }
  return (
    <Stack gap={3} align="start">
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button tone="raised">Behind</Button>
      <Dialog open={isOpen} onDismiss={dismiss} labelledBy={id} shakeCount={refusals} keepMounted={keepMounted}>
        <Card header={<Header title={title} titleId={id} onClose={dismiss} closeLabel="Close" />}>
          <Stack gap={1}>
            {Array.from({ length: rows }, (_, index) => (
              <ListItem
                key={index}
                title={`Wallet ${index + 1}`}
                image={<RemoteImage src={Object.values(images)[index % 5]} name="W" />}
                onClick={() => undefined}
              />
            ))}
          </Stack>
        </Card>
      </Dialog>
    </Stack>
  )
}

const meta = {
  title: 'Primitives/Overlays/Dialog',
  component: Door,
  parameters: { portico: dialogDocs },
  args: { closable: true, title: 'Connect a wallet', rows: 4, onDismiss: fn() },
} satisfies Meta<typeof Door>

export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)

async function open(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole('button', { name: /Open/ })
  await userEvent.click(opener)
  return { opener, dialog: await page().findByRole('dialog') }
}

async function gone() {
  await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
}

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(dialog).toHaveAccessibleName('Connect a wallet')
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await expect(page().getByRole('heading')).toHaveFocus()
    await expect(canvasElement.closest('[aria-hidden="true"]')).not.toBeNull()
    await expect(document.documentElement).toHaveAttribute('data-portico-locked', '1')
  },
}

/** Escape closes, the focus goes back to where it was, and the page is free again. */
export const Escape: Story = {
  play: async ({ args, canvasElement }) => {
    const { opener } = await open(canvasElement)
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()
    await expect(document.documentElement).not.toHaveAttribute('data-portico-locked')
    await expect(canvasElement.closest('[aria-hidden="true"]')).toBeNull()
  },
}

export const OutsideClick: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    const overlay = dialog.parentElement
    if (overlay) await userEvent.click(overlay, { pointerEventsCheck: 0 })
    await gone()
    await expect(document.documentElement).not.toHaveAttribute('data-portico-locked')
  },
}

/** Tab stays inside, in both directions. */
export const FocusStaysInside: Story = {
  args: { rows: 2 },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const close = page().getByRole('button', { name: 'Close' })
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(page().getByRole('button', { name: 'Wallet 2' })).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(page().getByRole('button', { name: 'Wallet 2' })).toHaveFocus()
  },
}

/** A refused close shakes the card and keeps it open; the next one shakes it again. */
export const Refused: Story = {
  args: { closable: false },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    for (let refusal = 0; refusal < 2; refusal++) {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog).toHaveAttribute('data-shaking'))
      await waitFor(() => expect(dialog).not.toHaveAttribute('data-shaking'))
    }
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}

/** More than the screen holds: the card ends before the screen does, and its content scrolls. */
export const Tall: Story = {
  args: { rows: 24 },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    page().getByRole('button', { name: 'Wallet 24' }).focus()
    await waitFor(() => expect(page().getByRole('button', { name: 'Close' })).toBeVisible())
  },
}

function Nested() {
  return (
    <Stack gap={3}>
      <Door closable title="First" rows={1} onDismiss={() => undefined} />
      <Door closable title="Second" rows={1} onDismiss={() => undefined} />
    </Stack>
  )
}

/** Two on one page share the lock; the page is free when both have gone. */
export const TwoOnOnePage: Story = {
  render: () => <Nested />,
  play: async ({ canvasElement }) => {
    for (const opener of within(canvasElement).getAllByRole('button', { name: 'Open' })) {
      await userEvent.click(opener, { pointerEventsCheck: 0 })
      await page().findByRole('dialog')
      await expect(document.documentElement).toHaveAttribute('data-portico-locked')
      await userEvent.keyboard('{Escape}')
      await gone()
      await expect(opener).toHaveFocus()
    }
    await expect(document.documentElement).not.toHaveAttribute('data-portico-locked')
  },
}

export const RightToLeft: Story = {
  ...arabic,
  args: { title: 'ربط محفظة' },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(getComputedStyle(dialog).direction).toBe('rtl')
  },
}

/** Drawn ahead out of sight: a press only shows it. */
export const KeptMounted: Story = {
  args: { keepMounted: true },
  play: async () => expect(await page().findByText('Wallet 1')).not.toBeVisible(),
}
