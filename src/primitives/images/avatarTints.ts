/**
 * Five colours of an address, from its own to a light one in steps of 15 percent towards white, as `#rrggbb`.
 * Its own colour is spelled by the first six hexadecimal digits.
 */
export function avatarTints(address: string): readonly [string, string, string, string, string] {
  const digits = address
    .toLowerCase()
    .replace(/^0x/, '')
    .replace(/[^0-9a-f]/g, '')
  const base = digits.slice(0, 6).padEnd(6, '0').match(/../g) ?? []
  const tint = (share: number) =>
    base.reduce((color, pair) => {
      const value = Number.parseInt(pair, 16)
      return (
        color +
        Math.round(value + (255 - value) * share)
          .toString(16)
          .padStart(2, '0')
      )
    }, '#')
  return [tint(0), tint(0.15), tint(0.3), tint(0.45), tint(0.6)]
}
