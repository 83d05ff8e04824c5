import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { mount } from '../../src/views/shell/modal/mount'
import { createLab } from '../lab/lab'
import { labOf, page } from '../lab/play'
import { recipe } from './recipe'

const code = `import { createPortico } from 'portico'
import { eip155 } from 'portico/eip155'
import { mount } from 'portico/mount'
import { mainnet } from 'portico/networks'
import 'portico/styles.css'

const portico = createPortico({ projectId: null, networks: [mainnet], adapters: [eip155()] })
const mounted = mount(portico, { mode: 'auto' })

document.querySelector('#connect')?.addEventListener('click', () => portico.open())
export const leave = () => mounted.unmount()`

const meta = {
  title: 'Recipes/Without React',
  ...recipe('The modal, or the views in place, on a page without React.', code),
  loaders: [() => ({ lab: createLab() })],
  render: () => <div data-testid="place" />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The element goes to the body of the page by itself, and the words can change while it is there. */
export const Appended: Story = {
  play: async (context) => {
    const { portico } = labOf(context)
    const mounted = mount(portico)
    await expect(mounted.element.parentElement).toBe(document.body)
    portico.open()
    await expect(await page().findByRole('dialog', { name: 'Connect a wallet' })).toBeInTheDocument()
    mounted.update({ mode: 'dark' })
    await waitFor(() => expect(page().getByRole('dialog').closest('[data-mode="dark"]')).not.toBeNull())
    portico.close()
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    mounted.unmount()
    await expect(mounted.element.isConnected).toBe(false)
  },
}

/** With `append` off the host places the element, and the dialog stays inside it. */
export const PlacedByTheHost: Story = {
  play: async (context) => {
    const { portico } = labOf(context)
    const mounted = mount(portico, { append: false })
    await expect(mounted.element.isConnected).toBe(false)
    page().getByTestId('place').append(mounted.element)
    portico.open()
    await expect(await within(mounted.element).findByRole('dialog')).toBeInTheDocument()
    portico.close()
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    mounted.unmount()
  },
}

/** Embedded: the views stand in the target, without a dialog. */
export const EmbeddedInATarget: Story = {
  play: async (context) => {
    const { portico } = labOf(context)
    const target = page().getByTestId('place')
    const mounted = mount(portico, { target, embedded: true })
    await userEvent.click(await within(target).findByRole('button', { name: 'Alpha' }))
    await waitFor(() => expect(portico.snapshot().status).toBe('connected'))
    await expect(page().queryByRole('dialog')).toBeNull()
    mounted.unmount()
  },
}
