import type { Getter } from 'jotai/vanilla'
import { warn, warnOnce } from '../../../chains/development'
import { PorticoError } from '../../../chains/errors/errors'
import type { PorticoStore } from '../env'
import { configAtom, envAtom } from '../runtime'

// Warnings about code that works and is probably not meant: one line each in the console of a developer. A bundler that builds for
// production leaves nothing of these functions; on a page without a bundler there is no `process`, and they are silent.

const surfaces = new WeakMap<object, string[]>()

/** Time that late code may take to be on the page, in milliseconds. */
const patienceMs = 1_000

/** A modal is there: its code is on the way. */
export function noteModal(get: Getter): void {
  try {
    if (process.env.NODE_ENV !== 'production') surfacesOf(get(configAtom)).push('loading')
  } catch {
    // No `process` here.
  }
}

/** True if a modal or an embed of an instance is on the page. */
export function hasSurface(config: object): boolean {
  return surfacesOf(config).some((kind) => kind !== 'loading')
}

function surfacesOf(config: object): string[] {
  const known = surfaces.get(config) ?? []
  surfaces.set(config, known)
  return known
}

/** A surface for the views is on the page; returns how to say that it left. */
export function noteSurface(store: PorticoStore, kind: 'modal' | 'embed'): (() => void) | undefined {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const shown = surfacesOf(store.get(configAtom))
      shown.push(kind)
      if (shown.filter((one) => one === 'modal').length > 1)
        warnOnce('There are two <PorticoModal> for one instance. Only the first is shown.')
      const removed = new AbortController()
      store
        .get(envAtom)
        .clock.sleep(patienceMs, removed.signal)
        .then(noteStyles, () => undefined)
      return () => {
        removed.abort()
        shown.splice(shown.indexOf(kind), 1)
      }
    }
  } catch {
    // No `process` here.
  }
  return undefined
}

function noteStyles(): void {
  for (const place of placesIn(document)) {
    const probe = document.createElement('div')
    probe.dataset.portico = ''
    place.append(probe)
    const isMissing = getComputedStyle(probe).getPropertyValue('--portico-width') === ''
    probe.remove()
    if (!isMissing) continue
    const isInside = place.getRootNode() !== document
    const advice = isInside
      ? 'Put portico/styles.css into the shadow root that Portico draws in.'
      : "Import it once: import 'portico/styles.css'"
    warnOnce(`The stylesheet is missing. ${advice}`)
  }
}

/** Parents of what Portico draws in a document, or in the open shadow roots of its elements. */
function placesIn(root: Document | ShadowRoot): readonly ParentNode[] {
  const places = [...root.querySelectorAll('[data-portico]')].flatMap(({ parentNode }) => parentNode ?? [])
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? placesIn(shadowRoot) : []))
  return [
    ...new Set<ParentNode>([...places.filter((place) => !(place as Element).closest?.('[data-portico]')), ...inside]),
  ]
}

/** The modal is asked to open: a component has to be there to show it. */
export function noteOpen(get: Getter, route: unknown): void {
  try {
    if (process.env.NODE_ENV !== 'production' && typeof document !== 'undefined') {
      const { view } = { ...(route as { view?: unknown } | undefined) }
      if (typeof view === 'string')
        warnOnce(`open({ view: '${view}' }) opens at home. A view is opened by its name: open({ name: 'Networks' })`)
      const config = get(configAtom)
      void get(envAtom)
        .clock.sleep(patienceMs)
        .then(() => {
          if (surfacesOf(config).length === 0)
            warnOnce(
              'open() was called and there is no <PorticoModal> of this instance on the page. Render it, or call mount().',
            )
        })
    }
  } catch {
    // No `process` here.
  }
}

/** An unexpected error: visitors read a sentence, developers the error with its cause. */
export function noteError(error: unknown): void {
  try {
    // A window that closes gives up what it loads, which is no mistake of anybody's.
    if (process.env.NODE_ENV !== 'production' && typeof document !== 'undefined' && !globalThis.closed) {
      const isPlain = !(error instanceof PorticoError) || error.details === error.message
      warn(error, ...(isPlain ? [] : [`\n${error.details}`]))
    }
  } catch {
    // No `process` here.
  }
}
