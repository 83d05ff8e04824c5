const told = new Set<string>()

/** True where a bundler built this for development; on a page without a bundler there is no `process`. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

/** Warns a developer once per page view. For functions that are empty in production. */
export function warnOnce(sentence: string, ...details: readonly unknown[]): void {
  if (told.has(sentence)) return
  told.add(sentence)
  warn(sentence, ...details)
}

/** Warns a developer in the console. For functions that are empty in production. */
export function warn(...details: readonly unknown[]): void {
  console.warn('Portico:', ...details)
}

/** Names an alert that is not drawn, in production, too, for developers who look for the reason. */
export function logAlert(key: string): void {
  console.warn('Portico', key)
}

/** Why a wallet that the host brought is not there: the visitor reads only that it is gone. */
export function noteWallet(name: string, error: unknown): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(`The wallet "${name}" did not load. Its \`provider\` has to give an EIP-1193 provider:`, error)
  } catch {
    // Without a bundler that replaces `process.env.NODE_ENV`, there is no warning.
  }
}
