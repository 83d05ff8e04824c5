/** A neutral icon, one shape on one colour, as a `data:` image. */
export function walletIcon(seed: number): string {
  const hue = (seed * 67 + 215) % 360
  const shapes = [
    '<path d="M12 28V17a8 8 0 0 1 16 0v11M10 28h20" fill="none" stroke="#fff" stroke-width="2.5"/>',
    '<circle cx="20" cy="20" r="9"/>',
    '<path d="M20 10l10 18H10z"/>',
    '<rect x="12" y="12" width="16" height="16" rx="4"/>',
    '<path d="M20 9l11 11-11 11L9 20z"/>',
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 45% 40%)"/><g fill="#fff">${shapes[seed % shapes.length]}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
