import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Disclosure } from '../../../src/primitives/actions/Disclosure'
import { arabic, inCard, longWords, unbroken } from '../decorators'

const lines = Array.from({ length: 14 }, (_, index) => `Line ${index + 1}`).join('\n')

const meta = {
  title: 'Primitives/Actions/Disclosure',
  component: Disclosure,
  parameters: {
    portico: {
      anatomy: [
        ['Button', 'Carries the label and a sign that turns when it is open.'],
        ['Text', 'Keeps its lines; a long one scrolls.'],
      ],
      role: '`button` with `aria-expanded`, and a `region` of the same name',
      keys: [
        ['Enter, Space', 'Opens and closes it.'],
        ['Tab', 'Leads into the open text, which the arrows scroll.'],
      ],
      donts: ['Hide in it what a person has to read before deciding.'],
      code: `import { Disclosure } from 'portico/primitives'

export const Terms = ({ text }: { text: string }) => <Disclosure label="Message to sign">{text}</Disclosure>`,
      related: ['Primitives/Layout/ScrollArea', 'Primitives/Text/Code'],
    },
  },
  args: { label: 'Message to sign', children: 'First line\n\nThird line' },
  decorators: [inCard],
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

const press: Story['play'] = async ({ canvasElement, args }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: args.label }))
}

export const Playground: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const button = canvas.getByRole('button', { name: 'Message to sign' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('region')).toBeNull()
    await press(context)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const region = canvas.getByRole('region', { name: 'Message to sign' })
    await expect(button).toHaveAttribute('aria-controls', region.id)
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await userEvent.click(button)
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const Open: Story = { play: press }

/** More than fits scrolls in its place. */
export const Long: Story = { args: { children: lines }, play: press }

export const LongLabel: Story = { args: { label: longWords, children: longWords }, play: press }

export const UnbrokenLabel: Story = { args: { label: unbroken, children: unbroken.repeat(3) }, play: press }

export const RightToLeft: Story = { ...arabic, args: { label: 'الرسالة المطلوب توقيعها' }, play: press }
