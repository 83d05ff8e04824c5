import { action } from '../../core/action'
import { showSnack } from './feedback'
import { platformAtom } from '../../core/platform'

/** Copies a text and says so. */
export const copyText = action(async function copyText(get, set, text: string) {
  try {
    await get(platformAtom).copyText(text)
    set(showSnack, { tone: 'success', message: 'copied' })
  } catch {
    // Clipboards are refused by permission policy and by unfocused pages: said, not reported.
    set(showSnack, { tone: 'error', message: 'copyFailed' })
  }
})

/** Copies what went wrong, for a bug report. */
export const copyDetails = action(function copyDetails(_get, set, error: unknown) {
  const lines: string[] = []
  for (let part = error; part instanceof Error && lines.length < 5; part = part.cause)
    lines.push(`${part.name}: ${part.message}`)
  void set(copyText, lines.join('\n') || String(error))
})

/** Loads the page again. */
export const reloadPage = action(function reloadPage(get) {
  return get(platformAtom).reload()
})
