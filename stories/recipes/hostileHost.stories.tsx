import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import hostileCss from '../../lab/host/src/hostile.css?inline'
import { PorticoEmbed } from '../../src'
import { createLab } from '../lab/lab'
import { LabPage } from '../lab/LabPage'
import { labOf, page } from '../lab/play'
import { recipe } from './recipe'

const code = `import { createPortico, ConnectButton, PorticoEmbed, PorticoModal, PorticoProvider } from 'portico'
import { eip155 } from 'portico/eip155'
import { mainnet } from 'portico/networks'
import 'portico/styles.css'

const portico = createPortico({ projectId: null, networks: [mainnet], adapters: [eip155()] })

const rulesOfThePage = \`
  * { margin: 4px; letter-spacing: 2px }
  #root button { background: lime; border: 4px dashed; text-transform: uppercase }
\`

export const Page = () => (
  <div id="root">
    <style>{rulesOfThePage}</style>
    <PorticoProvider portico={portico}>
      <ConnectButton />
      <PorticoEmbed />
      <PorticoModal />
    </PorticoProvider>
  </div>
)`

const { parameters } = recipe(
  'A page whose own rules name every element, even by its id. The views keep their looks: there is nothing to set.',
  code,
)

const meta = {
  title: 'Recipes/Hostile host',
  parameters: {
    ...parameters,
    // Margins that a host gives everything make its page wider than a small window.
    sideScroll: true,
    // In a frame, or its rules would be those of the page around it too.
    docs: { story: { inline: false, height: '480px' } },
  },
  loaders: [() => ({ lab: createLab() })],
  render: (_args, context) => (
    <StrictMode>
      <style>{hostileCss}</style>
      <div id="root">
        <div className="app">
          <section>
            <LabPage lab={labOf(context)}>
              <PorticoEmbed />
            </LabPage>
          </section>
        </div>
      </div>
    </StrictMode>
  ),
} satisfies Meta

export default meta

/** A page with a reset, `* {}`, `button {}` and `#root button {}` rules: every control keeps its looks. */
export const Undisturbed: StoryObj<typeof meta> = {
  play: async () => {
    const row = await page().findByRole('button', { name: 'Alpha' })
    for (const control of [row, page().getByRole('button', { name: 'Connect wallet' })]) {
      const style = getComputedStyle(control)
      await expect(style.letterSpacing).toMatch(/^(normal|-?0\.\d+px)$/)
      await expect(style.textTransform).toBe('none')
      await expect(style.transform).toBe('none')
      await expect(style.borderTopStyle).toBe('none')
      await expect(style.backgroundColor).not.toMatch(/rgb\(0, 255, 0\)|rgb\(255, 105, 180\)|rgb\(255, 255, 0\)/)
    }
    await expect(row.getBoundingClientRect().height).toBe(56)
    await userEvent.click(row)
    const [name] = await within(document.body).findAllByText('0x70…dc79C8', { selector: '[title]' })
    await expect(name).toBeVisible()
  },
}
