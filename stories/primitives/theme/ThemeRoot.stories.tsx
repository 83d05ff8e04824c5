import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../../src/primitives/actions/Button'
import { Card } from '../../../src/primitives/layout/Card'
import { Header } from '../../../src/primitives/layout/Header'
import { ListItem } from '../../../src/primitives/lists/ListItem'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { Stack } from '../../../src/primitives/layout/Stack'
import { ThemeRoot } from '../../../src/primitives/theme/ThemeRoot'
import { images } from '../decorators'

const sample = (
  <Card
    header={<Header title="Connect a wallet" onClose={() => undefined} closeLabel="Close" />}
    footer={<Button full>Go on</Button>}
  >
    <Stack gap={1}>
      <ListItem
        title="Lantern"
        image={<RemoteImage src={images.lantern} name="Lantern" />}
        selected
        onClick={() => undefined}
      />
      <ListItem title="Harbour" image={<RemoteImage src={images.harbour} name="Harbour" />} onClick={() => undefined} />
    </Stack>
  </Card>
)

const meta = {
  title: 'Foundations/ThemeRoot',
  component: ThemeRoot,
  parameters: {
    portico: {
      anatomy: [
        ['Element', 'Without a box of its own: it only carries the tokens, the mode, the direction and the language.'],
      ],
      role: 'None',
      dos: [
        'A right-to-left page: nothing to do. A part of one: `dir` and `lang`, here or on `Appearance`.',
        'Put one around primitives of your own; the modal, the buttons and `Frame` bring theirs.',
      ],
      donts: ['Give an inner one `theme={{}}`: it takes the theme of the outer one away. Leave it out instead.'],
      code: `import { Button, ThemeRoot } from 'portico/primitives'

export const Green = () => (
  <ThemeRoot
    mode="auto"
    theme={{ color: { accent: 'light-dark(#0f5c3f, #8fd6b4)', focus: 'light-dark(#0f5c3f, #8fd6b4)' } }}
  >
    <Button>Pay</Button>
  </ThemeRoot>
)`,
      related: ['Primitives/Layout/Card'],
    },
  },
  args: { children: sample },
} satisfies Meta<typeof ThemeRoot>

export default meta
type Story = StoryObj<typeof meta>

const rootOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('heading').closest('[data-portico]')

export const Playground: Story = {
  args: { mode: 'light' },
  play: async ({ canvasElement }) => {
    const root = rootOf(canvasElement)
    await expect(root).toHaveAttribute('data-mode', 'light')
    await expect(root).not.toHaveAttribute('style')
  },
}

export const Dark: Story = { args: { mode: 'dark' } }

/** Five tokens make it the host's own. */
export const Branded: Story = {
  args: {
    theme: {
      radius: '2px',
      fontFamily: 'Georgia, serif',
      color: {
        accent: 'light-dark(#0f5c3f, #8fd6b4)',
        onAccent: 'light-dark(#ffffff, #06281b)',
        focus: 'light-dark(#0f5c3f, #8fd6b4)',
        raised: 'light-dark(#eef3ef, #22302a)',
        pressed: 'light-dark(#e0e9e2, #2c3c35)',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Go on' })
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(15, 92, 63)')
    await expect(getComputedStyle(button).borderRadius).toBe('6px')
  },
}

/** One master moves all that hangs on it. */
export const LargeType: Story = {
  args: { theme: { fontSize: '13px', width: '440px' } },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole('heading')).fontSize).toBe('20.8px')
  },
}

/** A root inside another takes what it is not told from there. */
export const Inherited: Story = {
  args: { mode: 'dark', dir: 'rtl', lang: 'ar', children: <ThemeRoot>{sample}</ThemeRoot> },
  play: async ({ canvasElement }) => {
    const root = rootOf(canvasElement)
    await expect(root).toHaveAttribute('data-mode', 'dark')
    await expect(root).toHaveAttribute('dir', 'rtl')
    await expect(root).toHaveAttribute('lang', 'ar')
  },
}

/** A plain rule of a host's stylesheet is enough. */
export const ByStylesheet: Story = {
  render: (args) => (
    <div id="host">
      <style>
        {
          '#host [data-portico] { --portico-color-accent: light-dark(#7a1f5c, #f0a6d6); --portico-color-on-accent: light-dark(#ffffff, #3a0a2b) }'
        }
      </style>
      <ThemeRoot {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Go on' })
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(122, 31, 92)')
  },
}

const hostile = `
  * { margin: 7px; padding: 9px; color: red; font-family: cursive; border: 3px dashed lime; box-sizing: content-box }
  button, #root button, #host button { background: yellow; text-transform: uppercase; border-radius: 0; float: left }
  #host svg { width: 100%; stroke: red } #host h2, #host .app span { font-size: 40px; letter-spacing: 5px }
  #host div { display: inline; opacity: .4 } #host [data-portico] { padding: 40px; display: block; color: red }`

/** Whatever a host says of elements, classes and its own id: nothing moves. */
export const HostileHost: Story = {
  render: (args) => (
    <div id="host" className="app" style={{ all: 'revert', opacity: 1, padding: 0 }}>
      <style>{`@scope (#host) { ${hostile} }`}</style>
      <ThemeRoot {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Go on' })
    const { backgroundColor, color, textTransform, cssFloat, margin, borderRadius } = getComputedStyle(button)
    await expect({ backgroundColor, color, textTransform, cssFloat, margin, borderRadius }).toEqual({
      backgroundColor: 'rgb(24, 47, 191)',
      color: 'rgb(255, 255, 255)',
      textTransform: 'none',
      cssFloat: 'none',
      margin: '0px',
      borderRadius: '12px',
    })
    const heading = within(canvasElement).getByRole('heading')
    await expect(getComputedStyle(heading).fontSize).toBe('16px')
    await expect(getComputedStyle(heading).letterSpacing).toBe('-0.096px')
    const root = rootOf(canvasElement)
    await expect(root && getComputedStyle(root).display).toBe('contents')
    await expect(
      within(canvasElement)
        .getByRole('button', { name: /Lantern/ })
        .getBoundingClientRect().height,
    ).toBe(56)
  },
}
