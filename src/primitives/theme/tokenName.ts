/** The public name of a token: `['color', 'onAccent']` is `--portico-color-on-accent`. */
export function tokenName(path: readonly string[]): string {
  return `--portico-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
