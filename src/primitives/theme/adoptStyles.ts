/** Sheets by their rules; undefined where the browser cannot make one. */
export const adopted = new Map<string, CSSStyleSheet | undefined>()

/** Shadow roots that Portico draws in, which styles of the document do not reach. */
export const shadowRoots = new Set<ShadowRoot>()

/**
 * Puts rules into the page, once, and hands out the names of their classes. The build writes its calls into the files that
 * are loaded late; a sheet that is made like this passes a Content Security Policy without `unsafe-inline`.
 */
export function adoptStyles<Names>(css: string, names?: Names): Names | undefined {
  if (typeof document === 'undefined' || adopted.has(css)) return names
  let sheet: CSSStyleSheet | undefined
  try {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    for (const root of [document, ...shadowRoots]) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  } catch {
    // Safari before 16.4 cannot make a sheet.
    const element = document.createElement('style')
    element.textContent = css
    document.head.append(element)
  }
  adopted.set(css, sheet)
  return names
}
