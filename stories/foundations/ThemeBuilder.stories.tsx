import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ThemeBuilder } from './builder/ThemeBuilder'
import { foundation } from './tokens/foundation'
import { listenToClipboard } from './tokens/plays'

const meta = {
  title: 'Foundations/Theme builder',
  component: ThemeBuilder,
  ...foundation,
  // The views have sheets and stories of their own, in which every rule is looked after.
  parameters: {
    ...foundation.parameters,
    a11y: { context: { exclude: ['[data-sheet]'] } },
    portico: { states: false },
  },
} satisfies Meta<typeof ThemeBuilder>

export default meta
type Story = StoryObj<typeof meta>

/** The page has many views on it, and is that of the two stories before: in a sample it is played, and looked at by turns. */
const byTurns = { byTurns: true }

/** To be used: nothing is typed by itself. */
export const Builder: Story = {}

/** A pale accent is picked, is told not to be read, gives way to the nearest that is, and is copied. */
export const PaleAccent: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const copied = listenToClipboard()
    const accent = canvas.getByRole('textbox', { name: 'Accent, light' })
    await userEvent.clear(accent)
    await userEvent.type(accent, '#8fb7ff')
    const sheet = canvasElement.querySelector('[data-sheet="light"]')
    const seen = () => sheet && getComputedStyle(sheet).getPropertyValue('--portico-color-accent')
    await waitFor(() => expect(seen()).toBe('#8fb7ff'))
    const take = await canvas.findByRole('button', { name: /^Take accent #/ })
    const nearest = /#[\da-f]{6}/.exec(take.textContent ?? '')?.[0] ?? ''
    await userEvent.click(take)
    await waitFor(() => expect(canvas.queryByText(/are not read/)).toBeNull())
    await expect(accent).toHaveValue(nearest)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Typed' }))
    await waitFor(() => expect(copied.at(-1)).toContain(`accent: 'light-dark(${nearest}, #9dadff)'`))
    await userEvent.click(canvas.getByRole('tab', { name: 'CSS' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy CSS' }))
    await waitFor(() => expect(copied.at(-1)).toContain(`--portico-color-accent: ${nearest};`))
    const ways = within(canvas.getByRole('tab', { name: 'CSS' }).closest('[role=tablist]') as HTMLElement)
    await userEvent.click(ways.getByRole('tab', { name: 'Tokens' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Tokens' }))
    await waitFor(() =>
      expect(JSON.parse(copied.at(-1) ?? '')).toMatchObject({
        light: { color: { accent: { $value: { hex: nearest } } } },
      }),
    )
  },
}

/** A preset moves all of it at once. */
export const Preset: Story = {
  tags: ['!autodocs'],
  parameters: byTurns,
  globals: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Preset' }), 'Graphite')
    const sheet = canvasElement.querySelector('[data-sheet="dark"]')
    await waitFor(() =>
      expect(sheet && getComputedStyle(sheet).getPropertyValue('--portico-color-accent')).toBe('#ededed'),
    )
    await expect(canvas.queryByText(/are not read/)).toBeNull()
  },
}

/** A surface of one's own, under every view and in what is copied. */
export const Surface: Story = {
  tags: ['!autodocs'],
  parameters: byTurns,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const copied = listenToClipboard()
    const surface = canvas.getByRole('textbox', { name: 'Surface, light' })
    await userEvent.clear(surface)
    await userEvent.type(surface, '#fffdf8')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Typed' }))
    await waitFor(() => expect(copied.at(-1)).toContain(`surface: 'light-dark(#fffdf8, #242321)'`))
  },
}

/** A font and one radius of one's own. */
export const Form: Story = {
  tags: ['!autodocs'],
  parameters: byTurns,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const copied = listenToClipboard()
    await userEvent.click(canvas.getByRole('switch', { name: 'One radius everywhere' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Font family' }), '"Nunito Sans"')
    const sheet = canvasElement.querySelector('[data-sheet="light"]')
    const seen = (name: string) => sheet && getComputedStyle(sheet).getPropertyValue(name)
    await waitFor(() => expect(seen('--portico-corner-l')).toBe('12px'))
    await expect(seen('--portico-font-family')).toBe('"Nunito Sans"')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Typed' }))
    await waitFor(() => expect(copied.at(-1)).toContain("m: '12px'"))
  },
}
