import type { vars } from '../../../src/primitives/theme/contract.css'

type Uses<Tokens> = { readonly [Key in keyof Tokens]: Tokens[Key] extends string ? string : Uses<Tokens[Key]> }

/** When to use each token. A token without a sentence does not compile. */
export const uses: Uses<typeof vars> = {
  width: 'Master. The card; on a phone it takes the whole width.',
  radius: 'Master. Every corner is a multiple of it: 0 makes all of them square.',
  fontSize: 'Master. Every size of type is a multiple of it: 20px is text at 200 %.',
  zIndex: 'Master. The dialog and its backdrop, over everything of the page.',
  fontFamily: 'All words. A web font works; none is needed.',
  scheme: 'Which of its own colours the browser takes, for scroll bars for one. Set by the mode.',
  flip: '1, or −1 from right to left: a factor for distances that have a side. Set by the direction.',
  shadow: 'How the card stands off the page. By night a hairline of light, as shadows are not seen.',
  corner: {
    s: 'Tags, code and what lies in a row.',
    m: 'Buttons, fields and rows.',
    l: 'The edge of the card.',
    full: 'Pills, switches and round images.',
  },
  text: {
    note: 'Second lines, hints, labels.',
    body: 'Everything that is read, and buttons.',
    title: 'The title of a view.',
    amount: 'The one amount of a view.',
  },
  space: {
    1: 'Between lines that belong together.',
    2: 'Between a picture and its words; between buttons.',
    3: 'Between the parts of a view.',
    4: 'Around what lies in the card.',
    5: 'Between groups.',
    6: 'Around a view with little in it.',
  },
  color: {
    text: 'Words.',
    textMuted: 'Second lines, hints, icons that are no action.',
    surface: 'The card.',
    raised: 'One step above it: rows under the pointer (their hover), fields, raised buttons.',
    pressed: 'Two steps above it: what is pressed or chosen.',
    border: 'Hairlines between unlike things.',
    accent: 'The primary action and what is chosen. Nothing else.',
    onAccent: 'Words and signs on the accent.',
    focus: 'The ring around what has the focus.',
    success: 'It worked. Always with a sign and a word.',
    warning: 'Look twice. Always with a sign and a word.',
    danger: 'It failed, or cannot be undone. Always with a sign and a word.',
    backdrop: 'Over the page, behind the card.',
    accentTint: 'Behind signs and words in the accent. Mixed from it, so it follows yours.',
    successTint: 'Behind words in the colour of success.',
    warningTint: 'Behind words of warning.',
    dangerTint: 'Behind words of danger, and the button that undoes.',
  },
  motion: {
    modal: 'The dialog comes and goes.',
    view: 'One view takes the place of another; the height follows.',
    header: 'Words change in place: titles, labels of buttons.',
    shake: 'A close that is refused.',
    ease: 'The curve of all of them: quick to start, slow to arrive.',
    loop: 'Whether what turns without end turns: running or paused.',
  },
}
