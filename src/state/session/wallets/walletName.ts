/** A name as two announcements of one wallet share it. */
export function normalizedName(name: string): string {
  // 'Trust' and 'Trust Wallet' are one, like every other wallet that says so or not.
  return (
    name
      .toLowerCase()
      .replace(/\bwallet\b/g, '')
      .replace(/\s+/g, ' ')
      .trim() || name.toLowerCase()
  )
}
