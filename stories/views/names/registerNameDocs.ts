import type { PorticoDocs } from '../../../.storybook/docs/portico'

export const registerNameDocs = {
  hook: 'useRegisterAccountNameView',
  connected: 'the route `RegisterAccountName` of the modal',
  code: `import { RegisterAccountNameView, useRegisterAccountNameView } from 'portico/views'

export function MyRegisterAccountName() {
  return <RegisterAccountNameView {...useRegisterAccountNameView()} />
}`,
  anatomy: [
    ['Field', 'The name, with its zone at the end.'],
    ['Suggestions', 'Free ones can be picked; taken ones say so.'],
    ['Message', 'How far it is, or why it was refused.'],
    ['Register', 'Asks the wallet to sign.'],
  ],
  role: 'A form with a `textbox`, a `list` of `button`s, and a `button`',
  keys: [
    ['Enter', 'In the field: registers the name.'],
    ['Tab', 'Field, suggestions, button.'],
  ],
  related: ['Views/Names/RegisterAccountNameSuccessView'],
} satisfies PorticoDocs
