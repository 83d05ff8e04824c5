/** A neutral wallet icon of our own: one shape on one colour, as a `data:` image. */
export function labIcon(seed: number): string {
  const hue = (seed * 67) % 360
  const shapes = [
    '<circle cx="20" cy="20" r="9"/>',
    '<path d="M20 10l10 18H10z"/>',
    '<rect x="12" y="12" width="16" height="16" rx="4"/>',
    '<path d="M20 9l11 11-11 11L9 20z"/>',
    '<path d="M11 14h18v12H11z"/><path d="M24 18h7v4h-7z" fill="#0006"/>',
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 55% 45%)"/><g fill="#fff">${shapes[seed % shapes.length]}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
