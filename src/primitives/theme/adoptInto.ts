import { adopted, shadowRoots } from './adoptStyles'

/** Adopts the rules of files that were loaded late in a shadow root, and those of later ones. Returns how to end that. */
export function adoptInto(root: ShadowRoot): () => void {
  const sheets = () => [...adopted.values()].filter((sheet) => sheet !== undefined)
  shadowRoots.add(root)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets()]
  return () => {
    shadowRoots.delete(root)
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets().includes(sheet))
  }
}
