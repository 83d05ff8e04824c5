import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import hostileCss from '../../lab/host/src/hostile.css?inline'
import { PorticoEmbed } from '../../src'
import { createLab } from '../lab/lab'
import { LabPage } from '../lab/LabPage'
import { labOf, page } from '../lab/play'

const meta = {
  title: 'Recipes/Hostile host',
  tags: ['!autodocs'],
  // Margins that a host gives everything make its page wider than a small window.
  parameters: { screenshot: false, sideScroll: true },
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
