import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Grid } from '../../../src/primitives/lists/Grid'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { Text } from '../../../src/primitives/text/Text'
import { arabic, images, inCard, longWords, unbroken } from '../decorators'
import { gridDocs } from './gridDocs'

const names = (count: number) => Array.from({ length: count }, (_, index) => `Wallet ${index + 1}`)
const pictures = Object.values(images)

const meta = {
  title: 'Primitives/Lists/Grid',
  component: Grid<string>,
  parameters: { portico: gridDocs },
  args: {
    label: 'Wallets',
    items: names(10),
    itemKey: (name) => name,
    renderTile: (name) => ({
      name,
      image: <RemoteImage src={pictures[name.length % pictures.length]} name={name} size="tile" />,
    }),
    onSelect: fn(),
  },
  decorators: [inCard],
} satisfies Meta<typeof Grid<string>>

export default meta
type Story = StoryObj<typeof meta>

const tile = (root: HTMLElement, name: string) => within(root).getByRole('button', { name })
const isFocused = (root: HTMLElement, name: string) => waitFor(() => expect(tile(root, name)).toHaveFocus())

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'Wallets' })
    await expect(grid).toHaveAttribute('aria-colcount', '4')
    await expect(grid).toHaveAttribute('aria-rowcount', '3')
    await expect(within(grid).getAllByRole('gridcell')).toHaveLength(10)
    await userEvent.click(tile(canvasElement, 'Wallet 7'))
    await expect(args.onSelect).toHaveBeenLastCalledWith('Wallet 7')
  },
}

/** One stop of Tab; the keys move in the grid, and Tab comes back to where it left. */
export const Keyboard: Story = {
  args: { items: names(10) },
  play: async ({ args, canvasElement }) => {
    const press = async (keys: string, name: string) => {
      await userEvent.keyboard(keys)
      await isFocused(canvasElement, name)
    }
    await userEvent.tab()
    await isFocused(canvasElement, 'Wallet 1')
    await press('{ArrowRight}', 'Wallet 2')
    await press('{ArrowDown}', 'Wallet 6')
    await press('{ArrowLeft}', 'Wallet 5')
    await press('{ArrowUp}', 'Wallet 1')
    await press('{ArrowLeft}', 'Wallet 1')
    await press('{End}', 'Wallet 4')
    await press('{ArrowRight}', 'Wallet 5')
    await press('{Home}', 'Wallet 5')
    await press('{Control>}{End}{/Control}', 'Wallet 10')
    await press('{ArrowUp}', 'Wallet 6')
    await press('{Control>}{Home}{/Control}', 'Wallet 1')
    await userEvent.tab()
    await expect(document.activeElement).not.toBe(tile(canvasElement, 'Wallet 1'))
    await userEvent.tab({ shift: true })
    await isFocused(canvasElement, 'Wallet 1')
    await press('{ArrowRight}', 'Wallet 2')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('Wallet 2')
  },
}

/** Letters lead to names. */
export const Letters: Story = {
  args: { items: ['Amber', 'Beacon', 'Bell', 'Brass', 'Cedar', 'Dune'] },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('br')
    await isFocused(canvasElement, 'Brass')
    await new Promise((resolve) => setTimeout(resolve, 700))
    await userEvent.keyboard('c')
    await isFocused(canvasElement, 'Cedar')
  },
}

/** A bounded number of rows is drawn, and the keyboard reaches them all. */
export const FiveHundred: Story = {
  args: { items: names(500), onNearEnd: fn() },
  play: async ({ args, canvasElement }) => {
    const cells = () => within(canvasElement).getAllByRole('gridcell')
    await expect(cells().length).toBeLessThan(40)
    await expect(args.onNearEnd).not.toHaveBeenCalled()
    await userEvent.tab()
    for (let row = 1; row <= 20; row++) {
      await userEvent.keyboard('{ArrowDown}')
      await isFocused(canvasElement, `Wallet ${row * 4 + 1}`)
    }
    await userEvent.keyboard('{PageUp}')
    await isFocused(canvasElement, 'Wallet 69')
    await expect(cells().length).toBeLessThan(50)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await isFocused(canvasElement, 'Wallet 500')
    await expect(within(canvasElement).getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '125')
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalledOnce())
    await expect(tile(canvasElement, 'Wallet 500')).toBeVisible()
    await waitFor(() => expect(cells().length).toBeLessThan(40))
  },
}

/** The tile with the focus stays, however far the grid is scrolled; the arrows go on from it. */
export const ScrolledAway: Story = {
  args: { items: names(500) },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const focused = tile(canvasElement, 'Wallet 5')
    const scroller = within(canvasElement).getByRole('grid').parentElement
    if (scroller) scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(tile(canvasElement, 'Wallet 500')).toBeVisible())
    await expect(focused).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await isFocused(canvasElement, 'Wallet 9')
    await expect(within(canvasElement).getAllByRole('gridcell').length).toBeLessThan(50)
  },
}

export const LoadingFirst: Story = { args: { items: [], loading: true } }

/** The last row is filled up, and one more is drawn. */
export const LoadingMore: Story = { args: { items: names(6), loading: true } }

/** A grid that is searched keeps its height. */
export const Steady: Story = { args: { items: names(3), fixedHeight: true } }

export const Empty: Story = {
  args: { items: [], fixedHeight: true, empty: <Text tone="muted">Nothing here yet.</Text> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('grid')).toBeNull()
    await expect(within(canvasElement).getByText('Nothing here yet.')).toBeVisible()
  },
}

/** Three columns in less than 352 px. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    // Storybook shows its canvas once the story is there; the grid measures itself then.
    await waitFor(() => expect(grid).toHaveAttribute('aria-colcount', '3'))
  },
}

/** Hidden, it has no width to go by, and draws the columns that most have room for. */
export const Hidden: Story = {
  parameters: { screenshot: false },
  decorators: [(Story) => <div hidden>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('grid', { hidden: true })).toHaveAttribute('aria-colcount', '4')
  },
}

export const LongLabel: Story = { args: { items: [longWords, unbroken, 'W', 'Brass Key Wallet'] } }

/** The arrows follow the eye. */
export const RightToLeft: Story = {
  ...arabic,
  args: { label: 'المحافظ', items: ['فانوس', 'مفتاح', 'ميناء', 'محفظة النحاس', 'قنطرة'] },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await isFocused(canvasElement, 'فانوس')
    await userEvent.keyboard('{ArrowLeft}')
    await isFocused(canvasElement, 'مفتاح')
    await userEvent.keyboard('{ArrowRight}')
    await isFocused(canvasElement, 'فانوس')
  },
}
