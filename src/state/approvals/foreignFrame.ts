/** Whether a page of another origin shows this one, or shows one that does. */
export function isFramedByOthers(): boolean {
  try {
    // Of a page of another origin nothing can be read.
    for (let page: Window = window; page !== page.parent; page = page.parent) void page.parent.document
    return false
  } catch {
    return true
  }
}
