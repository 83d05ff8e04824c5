const plain = /^[a-z\d]+(\.[a-z\d]+)*$/

/** A name as the name service knows it (ENSIP-15); rejects for what is no name. */
export async function normalizeName(name: string): Promise<string> {
  // Already in that form, as the very most are: https://docs.ens.domains/ensip/15#description
  if (plain.test(name)) return name
  const normalized = (await import('./ensip15Reader.late')).normalize(name)
  if (normalized === '') throw new Error('The name is empty')
  return normalized
}
