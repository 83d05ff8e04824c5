import { axe, colors, dialogs, fits, keys, layout, pairs, seen, story, test, type Criterion } from './criterion.ts'

/** Portico's own criteria beyond the standard. */
export const contract: readonly Criterion[] = [
  {
    id: '1',
    name: 'One dialog, named by the heading of the view; the page behind it is inert; a refused dismissal is said',
    result: 'met',
    tests: [
      story(dialogs, 'Playground'),
      story(dialogs, 'OutsideClick'),
      story('flows/signInRequired', 'ClosingRefused'),
    ],
  },
  {
    id: '2',
    name: 'Focus: on opening the heading, by keyboard the first option; on another view its heading; on closing what opened it',
    result: 'met',
    tests: [
      test('e2e/pages.test.ts', 'stands on the first option when it opened the modal'),
      test('e2e/directory.test.ts', 'begin again at the wallet that led away, deep in the list, for who comes back'),
      test('e2e/turnkey.test.ts', 'gives the focus back to the button that took the opener’s place'),
    ],
  },
  {
    id: '3',
    name: 'Wallets are a list of buttons; all wallets a grid with one stop of Tab, Home, End, pages and letters; sizes of lists drawn in part',
    result: 'met',
    tests: [
      story('primitives/lists/Grid', 'Keyboard'),
      story('primitives/lists/Grid', 'Letters'),
      test('e2e/pages.test.ts', 'are cut to a hundred, in a bounded number of rows'),
    ],
  },
  {
    id: '4',
    name: 'Search is a combobox; the number of results is said when typing rests',
    result: 'met',
    tests: [
      test('e2e/directory.test.ts', 'are searched: the newest question wins, and its count is said'),
      story('views/wallets/AllWalletsView', 'ByKeys'),
    ],
    note: 'Networks have a search box over a list of buttons, which is no popup of a combobox.',
  },
  {
    id: '5',
    name: 'Tabs follow the APG, and change at Enter or Space',
    result: 'met',
    tests: [story('primitives/actions/Tabs', 'Playground')],
  },
  {
    id: '6',
    name: 'What happens is said politely, errors at once and once',
    result: 'met',
    tests: [
      story('views/feedback/FeedbackView', 'SnackSpoken'),
      story('primitives/feedback/LiveRegion', 'Assertive'),
      story('flows/feedback', 'ErrorsAreSaid'),
    ],
    note: 'How a signature stands, also one that was declined, is said politely.',
  },
  {
    id: '7',
    name: 'A code is an image with a name, never the only way, and renewed with an announcement',
    result: 'met',
    tests: [
      test(
        'e2e/keyboard.test.ts',
        'copies the link of a code, makes it renew itself, goes back to where it was, and pairs',
      ),
      test('e2e/pairing.test.ts', 'gets a new code when the old one expired'),
      story('primitives/images/QrCode', 'WithLogo'),
    ],
    note: 'It renews itself where a visitor asks for that.',
  },
  {
    id: '8',
    name: 'No time limit without a way on; a link can be pasted',
    result: 'met',
    tests: [story('flows/feedback', 'SnackWaits'), test('e2e/phone.test.ts', 'takes a pasted link, and says no')],
  },
  {
    id: '9',
    name: 'Targets of 24 px, of 44 px under a coarse pointer; a focus ring of 2 px at 3 : 1, never covered',
    result: 'met',
    tests: [seen, pairs, layout],
  },
  {
    id: '10',
    name: 'Less motion, forced colours, more contrast; every pair of colours in use',
    result: 'met',
    tests: [
      pairs,
      colors,
      test('e2e/visits.test.ts', 'the look at forced colours'),
      test('src/primitives/theme/contrast.test.ts', 'is read by those who asked for more contrast'),
      test('e2e/pages.test.ts', 'has it from the first frame of the modal on, light and dark'),
      story(dialogs, 'ReducedMotion'),
    ],
    note: 'Forced colours are looked at in the pixels of every story.',
  },
  {
    id: '11',
    name: 'Every word comes from the catalogue of a language',
    result: 'met',
    tests: [test('scripts/lint/rules.test.ts', 'export const a = <p aria-label="Hello" />')],
  },
  {
    id: '12',
    name: 'Every story: axe, keyboard, right-to-left, 320 px, 400 % zoom, words 40 % longer',
    result: 'met as far as checked',
    tests: [axe, fits, test('.storybook/test-runner.ts', 'right to left, longer words'), ...keys],
    note: 'The keyboard is tested by flow, not by story.',
  },
]
