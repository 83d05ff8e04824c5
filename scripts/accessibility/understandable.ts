import { axe, story, test, type Criterion } from './criterion.ts'

const oneHead = 'From the source: every view has the same head, drawn by one component.'
const kept = test('e2e/names.test.ts', 'stays in its field when the wallet or the service refuses it')

/** WCAG 2.2, principles 3 and 4; 4.1.1 went with version 2.2. */
export const understandable: readonly Criterion[] = [
  {
    id: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    result: 'met as far as checked',
    tests: [story(`primitives/feedback/Notice`, 'RightToLeft')],
    note: '`lang` stands on Portico’s own element where a host sets it; the rest is a matter of the page.',
  },
  {
    id: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    result: 'does not apply',
    note: 'Names of wallets and networks are proper names; the language of a request is not known.',
  },
  { id: '3.2.1', name: 'On Focus', level: 'A', result: 'met', tests: [story('primitives/actions/Tabs', 'Playground')] },
  { id: '3.2.2', name: 'On Input', level: 'A', result: 'met', tests: [story('primitives/actions/Tabs', 'Playground')] },
  { id: '3.2.3', name: 'Consistent Navigation', level: 'AA', result: 'met', note: oneHead },
  { id: '3.2.4', name: 'Consistent Identification', level: 'AA', result: 'met', note: oneHead },
  {
    id: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    result: 'does not apply',
    note: 'Help of the listed kinds is a matter of the page.',
  },
  {
    id: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    result: 'met',
    tests: [kept, story('primitives/forms/TextField', 'ErrorState')],
  },
  { id: '3.3.2', name: 'Labels or Instructions', level: 'A', result: 'met', tests: [axe] },
  {
    id: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    result: 'met',
    tests: [story('flows/registerName', 'TakenThenPicked')],
  },
  {
    id: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    result: 'met',
    tests: [
      test('e2e/gated.test.ts', 'shows how many tokens go to whom, and they go'),
      story('flows/approveRequest', 'LongerThanTheView'),
    ],
    note: 'A request is shown whole before it can be approved.',
  },
  { id: '3.3.7', name: 'Redundant Entry', level: 'A', result: 'met', tests: [kept] },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    result: 'met',
    tests: [test('e2e/signIn.test.ts', 'has to sign in where that is required; the session stays over a reload')],
    note: 'A wallet signs: nothing is remembered, solved or copied by hand.',
  },
  { id: '4.1.2', name: 'Name, Role, Value', level: 'A', result: 'met', tests: [axe] },
  {
    id: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    result: 'met',
    tests: [
      test('e2e/directory.test.ts', 'are searched: the newest question wins, and its count is said'),
      story('views/feedback/FeedbackView', 'SnackSpoken'),
    ],
    note: 'Short messages of errors are said politely.',
  },
]
