const nameMax = 64
// Control and direction characters could make a name read as another wallet's.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A wallet's name as a person may see it; empty without one. */
export function readName(value: unknown): string {
  return typeof value === 'string'
    ? value
        .slice(0, 4 * nameMax)
        .replace(invisible, '')
        .trim()
        .slice(0, nameMax)
    : ''
}
