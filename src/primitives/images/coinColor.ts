/**
 * The colour of a token's placeholder, from its address: one of 24 hues, dark enough for white letters (at least 4.5:1, WCAG
 * 2.2, 1.4.3).
 */
export function coinColor(seed: string): string {
  const hash = [...seed.toLowerCase()].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
  // The last letters of two addresses may differ by one: 7 steps apart, their colours are told apart.
  const hue = ((hash * 7) % 24) * 15
  return `hsl(${hue} 52% ${lightnessOf(hue)}%)`
}

/** Yellow, green and cyan are lighter to the eye than blue at the same lightness. */
function lightnessOf(hue: number): number {
  if (hue >= 45 && hue <= 195) return 29
  return hue >= 225 && hue <= 285 ? 50 : 40
}
