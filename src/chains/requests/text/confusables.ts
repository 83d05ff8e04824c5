/** Letters of other scripts that look like Latin ones, after https://www.unicode.org/Public/security/latest/confusables.txt */
const pairs = [
  // Cyrillic
  'аaеeоoрpсcуyхxіiјjѕsԁdԛqԝwһhӏlвBкkмMнHтTгrпnԍGѵvѴVАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSԌGҮYӀl',
  // Greek
  'οoνvαaρpτtυuιiκkγyωwχxηnΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXϲcϳjσo',
  // Armenian, Hebrew, Cherokee, Lisu
  'օoսuհhոnզqցgաwյjՕOՏSסoוlᎠDᎡRᎢTᎥiᎪAᎫJᎳWᎷMᎻHᏀGᏃZᏚSᏞLᏟCᏢPᏦKᏴBꓐBꓑPꓒdꓓDꓔTꓖGꓗKꓙJꓚCꓜZꓝFꓟMꓠNꓡLꓢSꓣRꓦVꓧHꓪWꓫXꓬYꓮAꓰEꓲIꓳOꓴU',
  // Phonetic letters, which are Latin but belong to no language that is written with these
  'ɑaɡgɩiɪiǀlǃ!ʏy',
]
const letters = new Map(
  pairs.flatMap((row) => {
    const characters = [...row]
    return characters.flatMap((character, index) =>
      index % 2 === 0 ? [[character, characters[index + 1] ?? ''] as const] : [],
    )
  }),
)

const spellings: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/0/g, 'o'],
  [/[1i|!]/g, 'l'],
  [/5/g, 's'],
]

/** The look of a name at a glance: equal for names that a person would take for one another. */
export function skeletonOf(name: string): string {
  const latin = [...name.normalize('NFKD').replace(/\p{M}/gu, '')].map(
    (character) => letters.get(character) ?? character,
  )
  return spellings.reduce((text, [look, as]) => text.replace(look, as), latin.join('').toLowerCase())
}

/** Marks that look like those in an address, where they stand between Latin letters or digits. */
const marks = new Map([
  ...[...'。．｡․܁܂٠۔ꓸ'].map((dot) => [dot, '.'] as const),
  ...[...'⁄∕⧸╱／'].map((slash) => [slash, '/'] as const),
  ...[...'：꞉∶ː։׃'].map((colon) => [colon, ':'] as const),
  ...[...'‐‑‒−﹣－'].map((hyphen) => [hyphen, '-'] as const),
])

const wide = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/u
const foreignLetter = /[^\p{Script=Latin}\P{L}]/u
const latinLetter = /[A-Za-z]/

export interface LookAlike {
  readonly start: number
  readonly end: number
  readonly looksLike: string
}

/** The characters of a text that a person would take for others. */
export function findLookAlikes(text: string): readonly LookAlike[] {
  if (!/[\u0250-\uffff]/.test(text)) return []
  const found: LookAlike[] = []
  // One label: a word between the separators of an address.
  for (const { 0: token, index } of text.matchAll(/[^\s,;()<>"'«»]+/gu)) {
    if (!/[\u0250-\uffff]/.test(token)) continue
    const isLatin = latinLetter.test(token)
    let start = index
    for (const label of token.split(/([^\p{L}\p{M}\p{N}])/u)) {
      readLabel(label, start, isLatin, found)
      start += label.length
    }
  }
  return [...found, ...findMarks(text)].sort((one, other) => one.start - other.start)
}

function readLabel(label: string, start: number, isTokenLatin: boolean, found: LookAlike[]): void {
  const characters = [...label]
  const foreign = characters.filter((character) => foreignLetter.test(character))
  // In a word of Latin letters, or a whole word that passes for one next to Latin words: аррӏе.com
  const isMixed = latinLetter.test(label) || (isTokenLatin && foreign.every((character) => letters.has(character)))
  let at = start
  for (const character of characters) {
    const end = at + character.length
    const isWide = wide.test(character)
    const isPhonetic = letters.has(character) && !foreignLetter.test(character)
    const looksLike = isWide ? character.normalize('NFKC') : isMixed || isPhonetic ? letters.get(character) : undefined
    if (looksLike !== undefined && looksLike !== character && /^[!-~]$/.test(looksLike))
      found.push({ start: at, end, looksLike })
    at = end
  }
}

function findMarks(text: string): readonly LookAlike[] {
  const found: LookAlike[] = []
  for (const { 0: mark, index } of text.matchAll(/[\u0100-\uffff]/g)) {
    const looksLike = marks.get(mark)
    // Fullwidth ones were found with the letters.
    if (looksLike === undefined || wide.test(mark)) continue
    if (/^[A-Za-z0-9].[A-Za-z0-9]$/.test(text.slice(index - 1, index + 2)))
      found.push({ start: index, end: index + 1, looksLike })
  }
  return found
}
