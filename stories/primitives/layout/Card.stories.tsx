import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../../src/primitives/actions/Button'
import { Card } from '../../../src/primitives/layout/Card'
import { Header } from '../../../src/primitives/layout/Header'
import { Text } from '../../../src/primitives/text/Text'
import { arabic, longWords, unbroken } from '../decorators'

const nothing = () => undefined

const meta = {
  title: 'Primitives/Layout/Card',
  component: Card,
  parameters: {
    portico: {
      anatomy: [
        ['Header', 'A `Header`.'],
        ['Content', 'Padded by 16 px; scrolls where it is too long.'],
        ['Footer', 'Stays in sight.'],
      ],
      role: 'None: `Dialog` or the page gives one',
      code: `import { Card, Header, Text } from 'portico/primitives'

export const Hello = () => (
  <Card header={<Header title="Hello" />}>
    <Text as="p">A surface as wide as the theme says.</Text>
  </Card>
)`,
      related: [
        'Primitives/Layout/WideCard',
        'Primitives/Layout/Header',
        'Primitives/Overlays/Dialog',
        'Primitives/Layout/Transition',
        'Foundations/ThemeRoot',
        'Primitives/Layout/Stack',
        'Primitives/Layout/PageFrame',
      ],
    },
  },
  args: {
    header: <Header title="Sign in" onBack={nothing} backLabel="Back" onClose={nothing} closeLabel="Close" />,
    children: <Text as="p">Prove that this account is yours. It costs nothing.</Text>,
    footer: (
      <>
        <Button full>Sign in</Button>
        <Button full tone="quiet">
          Not now
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

/** As wide as the theme's master says. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByText(/Prove/).parentElement?.parentElement
    await expect(card?.getBoundingClientRect().width).toBe(360)
  },
}

export const BodyOnly: Story = { args: { header: undefined, footer: undefined } }
export const Empty: Story = { args: { children: undefined, footer: undefined } }
export const LongLabel: Story = { args: { children: <Text as="p">{longWords.repeat(4)}</Text> } }
export const UnbrokenLabel: Story = { args: { children: <Text as="p">{unbroken}</Text> } }

export const RightToLeft: Story = {
  ...arabic,
  args: {
    header: <Header title="تسجيل الدخول" onBack={nothing} backLabel="رجوع" onClose={nothing} closeLabel="إغلاق" />,
    children: <Text as="p">أثبت أن هذا الحساب لك.</Text>,
    footer: <Button full>تسجيل الدخول</Button>,
  },
}
