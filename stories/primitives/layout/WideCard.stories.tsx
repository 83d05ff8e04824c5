import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Header } from '../../../src/primitives/layout/Header'
import { WideCard } from '../../../src/primitives/layout/WideCard'
import { List } from '../../../src/primitives/lists/List'
import { ListItem } from '../../../src/primitives/lists/ListItem'
import { Text } from '../../../src/primitives/text/Text'
import { arabic, longWords } from '../decorators'

const nothing = () => undefined

function Rows({ names }: { names: readonly string[] }) {
  return (
    <List
      label="Wallets"
      items={names}
      itemKey={(name) => name}
      renderItem={(name) => <ListItem title={name} aria-current={name === names[1]} onClick={nothing} />}
    />
  )
}

const meta = {
  title: 'Primitives/Layout/WideCard',
  component: WideCard,
  parameters: {
    portico: {
      anatomy: [
        ['List', 'A `Header`, whose title stands at its start, and what is chosen from.'],
        ['Content', 'A `Header`, and what is told of the choice: as wide as in a `Card`, in the middle of its pane.'],
        ['Footer', 'Below both.'],
      ],
      role: 'None: `Dialog` or the page gives one; the row that is shown has `aria-current`',
      keys: [['Tab', 'Through the list, then the buttons of the header and the content.']],
      code: `import { Header, ListItem, Text, WideCard } from 'portico/primitives'

export const Choose = () => (
  <WideCard
    asideHeader={<Header title="Connect a wallet" />}
    aside={<ListItem title="Harbour" aria-current />}
    header={<Header title="Harbour" />}
  >
    <Text as="p">Approve the connection in your wallet.</Text>
  </WideCard>
)`,
      dos: ['Show it in a window of 780 px or more, else a `Card`: it does not fold.'],
      related: ['Primitives/Layout/Card'],
    },
  },
  args: {
    asideHeader: <Header title="Connect a wallet" />,
    aside: <Rows names={['Harbour', 'Lantern', 'Postern']} />,
    header: <Header title="Lantern" onBack={nothing} backLabel="Back" onClose={nothing} closeLabel="Close" />,
    children: (
      <Text as="p" align="center">
        Approve the connection in your wallet.
      </Text>
    ),
  },
} satisfies Meta<typeof WideCard>

export default meta
type Story = StoryObj<typeof meta>

/** The list stands before what is told of it, and is as high. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list').getBoundingClientRect()
    const words = canvas.getByText(/Approve/).getBoundingClientRect()
    await expect(words.width).toBeLessThanOrEqual(328)
    await expect(window.innerWidth < 640 || words.left > list.right).toBe(true)
  },
}

export const WithFooter: Story = { args: { footer: <Text size="note">By connecting you accept our terms.</Text> } }
export const LongLabel: Story = { args: { children: <Text as="p">{longWords.repeat(12)}</Text> } }

export const RightToLeft: Story = {
  ...arabic,
  args: {
    asideHeader: <Header title="ربط محفظة" />,
    header: <Header title="Lantern" onBack={nothing} backLabel="رجوع" onClose={nothing} closeLabel="إغلاق" />,
    children: (
      <Text as="p" align="center">
        وافق على الربط في محفظتك.
      </Text>
    ),
  },
}
