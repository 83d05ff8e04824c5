const adopted = new Set<string>()

/**
 * Puts rules into the page, once, and hands out the names of their classes. The build writes its calls into the files that
 * are loaded late; a sheet that is made like this passes a Content Security Policy without `unsafe-inline`.
 */
export function adoptStyles<Names>(css: string, names?: Names): Names | undefined {
  if (typeof document === 'undefined' || adopted.has(css)) return names
  adopted.add(css)
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  } catch {
    // Safari before 16.4 cannot make a sheet.
    const element = document.createElement('style')
    element.textContent = css
    document.head.append(element)
  }
  return names
}
