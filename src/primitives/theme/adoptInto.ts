import { adopted, shadowRoots } from './adoptStyles'

/**
 * Adopts the rules of files that were loaded late in a shadow root, and those of later ones, as long as the root is on the
 * page: messages are drawn in it also while the dialog is closed.
 */
export function adoptInto(root: ShadowRoot): void {
  for (const one of shadowRoots) if (!one.host.isConnected) shadowRoots.delete(one)
  if (shadowRoots.has(root)) return
  shadowRoots.add(root)
  const sheets = [...adopted.values()].filter((sheet) => sheet !== undefined)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet)), ...sheets]
}
