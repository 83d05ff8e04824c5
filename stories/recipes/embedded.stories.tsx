import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PorticoEmbed, PorticoProvider } from '../../src'
import { createLab } from '../lab/lab'
import { labOf, page, seen } from '../lab/play'

const meta = {
  title: 'Recipes/Embedded',
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  loaders: [() => ({ lab: createLab() })],
  render: (_args, context) => (
    <PorticoProvider portico={labOf(context).portico}>
      <PorticoEmbed />
    </PorticoProvider>
  ),
} satisfies Meta

export default meta

/** The views in place: connect, see the account, disconnect, without any dialog. */
export const InPlace: StoryObj<typeof meta> = {
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: /Alpha/ }))
    await seen('0x70…dc79C8')
    await expect(page().queryByRole('dialog')).toBeNull()
    await userEvent.click(page().getByRole('button', { name: 'Disconnect' }))
    await page().findByRole('button', { name: /Alpha/ })
    await expect(page().queryByRole('dialog')).toBeNull()
  },
}
