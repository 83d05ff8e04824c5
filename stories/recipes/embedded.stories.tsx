import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PorticoEmbed, PorticoProvider } from '../../src'
import { createLab } from '../lab/lab'
import { labOf, page, seen } from '../lab/play'
import { recipe } from './recipe'

const code = `import { createPortico, PorticoEmbed, PorticoProvider } from 'portico'
import { eip155 } from 'portico/eip155'
import { mainnet } from 'portico/networks'
import 'portico/styles.css'

const portico = createPortico({ projectId: null, networks: [mainnet], adapters: [eip155()] })

export const Entrance = () => (
  <PorticoProvider portico={portico}>
    <PorticoEmbed />
  </PorticoProvider>
)`

const meta = {
  title: 'Recipes/Embedded',
  ...recipe('The whole sequence of views in place, without a dialog.', code),
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
