/** The site that a link leads to, as people know it; nothing for what is no plain web link. */
export function hostOf(link: string | undefined): string | undefined {
  try {
    const { protocol, hostname, username, password } = new URL(link ?? '')
    return /^https?:$/.test(protocol) && !username && !password ? hostname.replace(/^www\./, '') : undefined
  } catch {
    return undefined
  }
}
