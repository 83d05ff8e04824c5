const told = new Set<string>()

/** Says something to a developer, once in the life of the page. For functions that are empty in production. */
export function warnOnce(sentence: string, ...details: readonly unknown[]): void {
  if (told.has(sentence)) return
  told.add(sentence)
  warn(sentence, ...details)
}

/** Says something to a developer. For functions that are empty in production. */
export function warn(...details: readonly unknown[]): void {
  console.warn('Portico:', ...details)
}

/** Why a wallet that the host brought is not there: the visitor reads only that it is gone. */
export function noteWallet(name: string, error: unknown): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(`The wallet "${name}" did not load. Its \`provider\` has to give an EIP-1193 provider:`, error)
  } catch {
    // Where nobody replaces `process.env.NODE_ENV`, nothing is said.
  }
}
