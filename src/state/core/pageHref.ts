/** Address of this page now. */
export function pageHref(): string {
  return window.location.href
}
