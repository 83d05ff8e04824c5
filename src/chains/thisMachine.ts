/**
 * True for a host name of this machine, where browsers treat http as secure: `localhost`, names below it, 127.0.0.0/8 and
 * ::1 (https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy).
 */
export function isThisMachine(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname)
}
