import { axe, dialogs, keys, layout, seen, story, test, type Criterion } from './criterion.ts'

const ofThePage = 'A matter of the page around.'
const noMotion = 'Nothing is worked by moving the device.'
const sheet = test('e2e/pages.test.ts', 'shows a sheet at its foot that can be pulled down')

/** WCAG 2.2, principle 2. */
export const operable: readonly Criterion[] = [
  {
    id: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    result: 'met',
    tests: keys,
  },
  {
    id: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    result: 'met',
    tests: [story(dialogs, 'Escape'), story('flows/signInRequired', 'ClosingRefused')],
    note: 'Where a sign-in is required, Cancel leaves.',
  },
  {
    id: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    result: 'met',
    tests: [test('e2e/directory.test.ts', 'typing searches, from the heading and from the grid')],
    note: 'Letters work only while the focus is in the view.',
  },
  {
    id: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    result: 'met',
    tests: [
      test('e2e/pairing.test.ts', 'gets a new code when the old one expired'),
      story('flows/feedback', 'SnackWaits'),
    ],
    note: 'The four minutes of a code are of the protocol; a press makes another, and a switch renews it from then on.',
  },
  {
    id: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    result: 'met as far as checked',
    tests: [story(dialogs, 'ReducedMotion'), story('primitives/layout/Transition', 'ReducedMotion')],
    note: 'From the source: what moves for longer says that something is loaded or how old a code is.',
  },
  {
    id: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    result: 'met',
    note: 'From the source: no keyframes flash three times a second.',
  },
  { id: '2.4.1', name: 'Bypass Blocks', level: 'A', result: 'does not apply', note: ofThePage },
  { id: '2.4.2', name: 'Page Titled', level: 'A', result: 'does not apply', note: ofThePage },
  {
    id: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    result: 'met',
    tests: [
      test('e2e/pages.test.ts', 'stands on the first option when it opened the modal'),
      test('e2e/turnkey.test.ts', 'gives the focus back to the button that took the opener’s place'),
      story(dialogs, 'FocusStaysInside'),
    ],
  },
  { id: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', result: 'met', tests: [axe] },
  { id: '2.4.5', name: 'Multiple Ways', level: 'AA', result: 'does not apply', note: ofThePage },
  { id: '2.4.6', name: 'Headings and Labels', level: 'AA', result: 'met', tests: [axe, story(dialogs, 'Playground')] },
  { id: '2.4.7', name: 'Focus Visible', level: 'AA', result: 'met', tests: [seen] },
  {
    id: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    result: 'met as far as checked',
    tests: [seen],
    note: 'Tested in the first view, in three windows.',
  },
  {
    id: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    result: 'met',
    tests: [sheet],
    note: 'From the source: a close button does the same as pulling.',
  },
  {
    id: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    result: 'met',
    note: 'From the source: buttons and links of the browser, which act when the pointer is let go.',
  },
  { id: '2.5.3', name: 'Label in Name', level: 'A', result: 'not checked' },
  { id: '2.5.4', name: 'Motion Actuation', level: 'A', result: 'does not apply', note: noMotion },
  {
    id: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    result: 'met',
    tests: [sheet],
    note: 'From the source: a close button does the same as pulling.',
  },
  {
    id: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    result: 'met',
    tests: [layout],
    note: 'Measured in every story: 24 px, and 44 px where the pointer is coarse; links in a sentence are as high as it.',
  },
]
