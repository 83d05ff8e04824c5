import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RegisterAccountNameView } from '../../../src/views/session/names/RegisterAccountNameView'
import { Framed } from '../../lab/Framed'
import { busy, refused, saidOf, texts } from './registerNamePlays'
import { registerNameDocs } from './registerNameDocs'

const zone = 'portico.test'
const names = ['alice', 'alice-harbour', 'alice-id', 'the-alice', 'alice365'].map((name, index) => ({
  name: `${name}.${zone}`,
  isRegistered: index < 2,
}))

const meta = {
  title: 'Views/Names/RegisterAccountNameView',
  component: RegisterAccountNameView,
  parameters: { portico: registerNameDocs },
  args: {
    zone,
    value: 'alice-id',
    onValueChange: fn(),
    problem: null,
    suggestions: { status: 'ready', names },
    onSelectSuggestion: fn(),
    onRetrySuggestions: fn(),
    registration: { status: 'editing' },
    onSubmit: fn(),
    onCancel: fn(),
    onDone: fn(),
  },
  decorators: [
    (Story) => (
      <Framed isDeeper title={(copy) => copy.titles.registerName}>
        {Story()}
      </Framed>
    ),
  ],
} satisfies Meta<typeof RegisterAccountNameView>

export default meta
type Story = StoryObj<typeof RegisterAccountNameView>

/** Nothing typed yet: no problem is shown. */
export const Empty: Story = {
  args: { value: '', suggestions: { status: 'idle' } },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Name' })
    await expect(field).toHaveAccessibleDescription('Letters, digits and hyphens, at least four.')
    await userEvent.type(field, 'a')
    await expect(args.onValueChange).toHaveBeenCalledWith('a')
  },
}

/** Names to choose from; the keyboard alone is enough. */
export const Editing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const taken = canvas.getByRole('button', { name: /^alice\.portico\.test/ })
    await expect(taken).toHaveTextContent('Registered')
    await userEvent.click(taken)
    await expect(args.onSelectSuggestion).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: `alice-id.${zone}` })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectSuggestion).toHaveBeenCalledWith(`the-alice.${zone}`)
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Register name' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(texts(canvasElement, 'status')).toContain('5 suggestions')
  },
}

export const SuggestionsLoading: Story = {
  args: { value: 'alice', suggestions: { status: 'loading', names: [] } },
  play: async ({ canvasElement }) => {
    await expect(texts(canvasElement, 'status')).toContain('Looking for names')
  },
}

/** Those of before stay until the new ones are here. */
export const SuggestionsRefreshing: Story = { args: { value: 'alicia', suggestions: { status: 'loading', names } } }

export const SuggestionsEmpty: Story = {
  args: { value: 'alice', suggestions: { status: 'ready', names: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
    await expect(texts(canvasElement, 'status')).toContain('No suggestions. You can still register the name as it is.')
  },
}

export const SuggestionsFailed: Story = {
  args: { value: 'alice', suggestions: { status: 'failed' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(texts(canvasElement, 'status')).toContain('Error fetching name suggestions')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetrySuggestions).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const TooShort: Story = {
  args: { value: 'ali', problem: 'tooShort', suggestions: { status: 'idle' } },
  play: saidOf('Name must be at least 4 characters long'),
}

export const Invalid: Story = {
  args: { value: 'a'.repeat(52), problem: 'invalid', suggestions: { status: 'idle' } },
  play: saidOf('The value is not a valid username'),
}

export const Owned: Story = {
  args: { value: '', problem: 'owned', suggestions: { status: 'idle' } },
  play: saidOf('You already own a name'),
}

export const Registered: Story = {
  args: { value: 'alice', problem: 'registered' },
  play: saidOf('This name is taken. Choose another one.'),
}

/** The wallet was asked to sign. */
export const Opening: Story = { args: { registration: { status: 'opening' } }, play: busy(/Sign in your wallet/) }

export const Waiting: Story = { args: { registration: { status: 'waiting' } }, play: busy(/Waiting for your answer/) }

export const NotAnswering: Story = {
  args: { registration: { status: 'notAnswering' } },
  play: async (context) => {
    await busy(/not answering/)(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Cancel' }))
    await expect(context.args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Registering: Story = {
  args: { registration: { status: 'registering' } },
  play: busy(/Registering alice-id\.portico\.test/),
}

export const Declined: Story = { args: { registration: { status: 'declined' } }, play: refused('Signature declined') }
export const Pending: Story = { args: { registration: { status: 'pending' } }, play: refused('already asking') }
export const Unavailable: Story = {
  args: { registration: { status: 'unavailable' } },
  play: refused('The wallet is gone'),
}

const error = new Error('refused')

/** The service refused, for a reason of its own. */
export const Failed: Story = {
  args: { registration: { status: 'failed', error, what: 'registration', reason: 'The signature is too old' } },
  play: refused(`Error registering name alice-id.${zone} The signature is too old`),
}

export const FailedWithoutReason: Story = {
  args: { registration: { status: 'failed', error, what: 'registration', reason: undefined } },
  play: refused('The connection may be down'),
}

export const FailedToSign: Story = {
  args: { registration: { status: 'failed', error, what: 'signature', reason: undefined } },
  play: refused('Could not sign'),
}

export const FailedToLookUp: Story = {
  args: { registration: { status: 'failed', error, what: 'lookup', reason: undefined } },
  play: refused('Error fetching names for address'),
}

/** No name service, or an account that can have no name. */
export const NoNames: Story = {
  args: { zone: null },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back to the account' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const LongNames: Story = {
  args: {
    value: 'the-longest-name-that-anybody-could-want-to-have-ok',
    zone: 'names.of.the.very.long.example',
    suggestions: {
      status: 'ready',
      names: ['the-longest-name-that-anybody-could-want-to-have-ok', 'the-longest-name-of-all'].map((name, index) => ({
        name: `${name}.names.of.the.very.long.example`,
        isRegistered: index === 0,
      })),
    },
  },
}
