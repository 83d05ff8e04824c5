/** Result of a criterion. One without a test or a look is `not checked`. */
export type Result = 'met' | 'met as far as checked' | 'partly met' | 'not checked' | 'does not apply'

/** A test by its file and its title; of a story, the name of its export. */
export interface Test {
  readonly file: string
  readonly title: string
}

/** A success criterion of WCAG 2.2, or a line of our own contract. */
export interface Criterion {
  readonly id: string
  readonly name: string
  /** Absent for a line of our own. */
  readonly level?: 'A' | 'AA'
  readonly result: Result
  readonly tests?: readonly Test[]
  /** The source that was read, the limit of the result, or the reason that it does not apply. */
  readonly note?: string
}

export const test = (file: string, title: string): Test => ({ file, title })
export const story = (file: string, title: string): Test => test(`stories/${file}.stories.tsx`, title)

/** axe runs on every story, and a finding fails its test. */
export const axe = test('.storybook/preview.tsx', "a11y: { test: 'error' }")
/** Every view, in three windows, both directions. */
export const fits = test('e2e/textFits.test.ts', 'no words of the views before a connection are cut off')
export const fitsLater = test('e2e/textFits.test.ts', 'nor of those after it')
export const seen = test(
  'e2e/textFits.test.ts',
  'whoever opens it by keyboard sees its heading, and where the focus is',
)
export const pairs = test('src/primitives/theme/contrast.test.ts', 'is read in every pair that views put together')
/** Every story's layout: 320 px, right to left, spaced text, sizes of targets; proved on pages that are wrong. */
export const layout = test('e2e/visits.test.ts', 'the look at the layout')
/** Every story's colours: dark, more contrast, forced. */
export const colors = test('e2e/visits.test.ts', 'the look at the colours')
export const keys = [
  test('e2e/keyboard.test.ts', 'signs in where that is required'),
  test('e2e/keyboard.test.ts', 'registers a name'),
  test(
    'e2e/keyboard.test.ts',
    'copies the link of a code, makes it renew itself, goes back to where it was, and pairs',
  ),
  test('e2e/pages.test.ts', 'connects, switches network and disconnects'),
  test('e2e/directory.test.ts', 'are walked through and picked by the keyboard alone'),
  test('e2e/gated.test.ts', 'is given with the keyboard alone'),
]
export const dialogs = 'primitives/overlays/Dialog'
