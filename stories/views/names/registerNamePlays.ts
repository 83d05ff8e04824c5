import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { RegisterAccountNameView } from '../../../src/views/session/names/RegisterAccountNameView'

type Play = NonNullable<StoryObj<typeof RegisterAccountNameView>['play']>

/** Texts that are read aloud. */
export const texts = (root: HTMLElement, role: 'status' | 'alert') =>
  within(root)
    .getAllByRole(role)
    .map(({ textContent }) => textContent)

/** The field is wrong, and this says why. */
export const saidOf =
  (sentence: string): Play =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(sentence)
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid()
    await expect(texts(canvasElement, 'alert')).toContain(sentence)
  }

/** Nothing can be changed or sent meanwhile. */
export const busy =
  (sentence: RegExp): Play =>
  async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAttribute('readonly')
    await userEvent.type(field, '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(texts(canvasElement, 'status').join(' ')).toMatch(sentence)
  }

/** The form is as it was, and can be sent again. */
export const refused =
  (title: string): Play =>
  async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(texts(canvasElement, 'alert').join(' ')).toContain(title)
    await expect(canvas.getByRole('textbox')).toHaveValue('alice-id')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  }
