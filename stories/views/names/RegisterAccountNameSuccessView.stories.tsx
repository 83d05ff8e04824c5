import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RegisterAccountNameSuccessView } from '../../../src/views/session/names/RegisterAccountNameSuccessView'
import { Framed } from '../../lab/Framed'
import { address } from '../../lab/samples'

const meta = {
  title: 'Views/Names/RegisterAccountNameSuccessView',
  component: RegisterAccountNameSuccessView,
  parameters: {
    portico: {
      hook: 'useRegisterAccountNameSuccessView',
      connected: 'the route `RegisterAccountNameSuccess` of the modal',
      code: `import { RegisterAccountNameSuccessView, useRegisterAccountNameSuccessView } from 'portico/views'

export function MyRegisterAccountNameSuccess() {
  const props = useRegisterAccountNameSuccessView()
  return props && <RegisterAccountNameSuccessView {...props} />
}`,
      anatomy: [
        ['Picture and name', 'Large: it is what was got.'],
        ['Done', 'Goes on.'],
      ],
      role: 'Text and a `button`',
      related: ['Views/Names/RegisterAccountNameView'],
    },
  },
  args: { name: 'alice.portico.test', address, onDone: fn() },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.registeredName}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof RegisterAccountNameSuccessView>

export default meta
type Story = StoryObj<typeof RegisterAccountNameSuccessView>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('alice.portico.test')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('alice.portico.test This name is yours')
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const LongName: Story = { args: { name: 'the-longest-name-that-anybody-could-want-to-have.portico.test' } }
