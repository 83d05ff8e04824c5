import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { List } from '../../../src/primitives/lists/List'
import { ListItem } from '../../../src/primitives/lists/ListItem'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { Text } from '../../../src/primitives/text/Text'
import { arabic, images, inCard, longWords, unbroken } from '../decorators'

const names = (count: number) => Array.from({ length: count }, (_, index) => `Wallet ${index + 1}`)
const pictures = Object.values(images)
const onChoose = fn()

const meta = {
  title: 'Primitives/Lists/List',
  component: List<string>,
  parameters: {
    portico: {
      anatomy: [
        ['Rows', 'A `ListItem` each; of more than 30 only those near are drawn.'],
        ['Empty', 'Where there are no items.'],
      ],
      role: '`list` with `listitem`; a long one is counted',
      keys: [['Tab', 'From row to row.']],
      code: `import { List, ListItem } from 'portico/primitives'

export const Networks = ({ names, pick }: { names: readonly string[]; pick: (name: string) => void }) => (
  <List
    label="Networks"
    items={names}
    itemKey={(name) => name}
    renderItem={(name) => <ListItem title={name} onClick={() => pick(name)} />}
  />
)`,
      related: [
        'Views/Activity/ActivityView',
        'Views/Tokens/TokensView',
        'Primitives/Lists/ListItem',
        'Primitives/Lists/Grid',
        'Primitives/Forms/SearchField',
      ],
    },
  },
  args: {
    label: 'Wallets',
    items: names(4),
    itemKey: (name) => name,
    renderItem: (name) => (
      <ListItem
        title={name}
        image={<RemoteImage src={pictures[name.length % pictures.length]} name={name} />}
        onClick={() => onChoose(name)}
      />
    ),
  },
  decorators: [inCard],
} satisfies Meta<typeof List<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Wallets' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  },
}

/** Up to thirty rows are drawn as they are. */
export const Thirty: Story = {
  args: { items: names(30) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(30)
  },
}

/** A bounded number of rows is drawn, and the keyboard reaches them all. */
export const ThreeHundred: Story = {
  args: { items: names(300) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rows = () => canvas.getAllByRole('listitem')
    await expect(rows().length).toBeGreaterThan(7)
    await expect(rows().length).toBeLessThan(30)
    await expect(rows()[0]).toHaveAttribute('aria-setsize', '300')
    await expect(rows()[0]).toHaveAttribute('aria-posinset', '1')

    for (let step = 1; step <= 40; step++) {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: `Wallet ${step}` })).toHaveFocus())
      // The row after next has to be there before Tab is pressed again.
      await waitFor(() => expect(canvas.getByRole('button', { name: `Wallet ${step + 2}` })).toBeInTheDocument())
    }
    await expect(rows().length).toBeLessThan(30)
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Wallet 39' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onChoose).toHaveBeenLastCalledWith('Wallet 39')
  },
}

/** The row with the focus stays, however far the list is scrolled. */
export const ScrolledAway: Story = {
  args: { items: names(300) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    const first = canvas.getByRole('button', { name: 'Wallet 1' })
    const scroller = canvas.getByRole('list').parentElement
    await expect(first).toHaveFocus()
    if (scroller) scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Wallet 300' })).toBeVisible())
    await expect(first).toHaveFocus()
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(30)
    await userEvent.tab()
    await waitFor(() => expect(document.activeElement).not.toBe(first))
  },
}

export const Empty: Story = {
  args: { items: [], empty: <Text tone="muted">Nothing here yet.</Text> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
    await expect(within(canvasElement).getByText('Nothing here yet.')).toBeVisible()
  },
}

export const LongLabel: Story = { args: { items: [longWords, unbroken, 'W'] } }
export const RightToLeft: Story = { ...arabic, args: { label: 'المحافظ', items: ['فانوس', 'مفتاح', 'ميناء'] } }
