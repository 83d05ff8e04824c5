import { Activity } from 'react'
import { createRoot } from 'react-dom/client'
import { PorticoProvider } from '../../../src/hooks/PorticoProvider'
import type { Portico } from '../../../src/state/app/createPortico'
import { settled } from '../settled'

export interface RenderedHook<T> {
  /** Returns the hook's last result. */
  readonly now: () => T
  /** Returns the number of renderings. */
  readonly renderings: () => number
  /** Shows a hook that was rendered in a hidden `Activity`. */
  readonly show: () => Promise<void>
  readonly unmount: () => Promise<void>
}

const nothing = () => undefined

/** As much of a page as React asks for where nothing is drawn: tests of hooks run without a browser. */
function createContainer(): HTMLElement {
  const listeners = { addEventListener: nothing, removeEventListener: nothing }
  const ownerDocument = { ...listeners, nodeType: 9, activeElement: null, body: null }
  Reflect.set(globalThis, 'window', { event: undefined, HTMLIFrameElement: class {} })
  const element = { ...listeners, ownerDocument, nodeType: 1, nodeName: 'DIV', tagName: 'DIV' }
  return Object.assign(element, { namespaceURI: 'http://www.w3.org/1999/xhtml' }) as unknown as HTMLElement
}

/** Renders a hook below a provider, in a component that draws nothing; `hidden` renders it in a hidden `Activity`. */
export async function renderHook<T>(
  portico: Portico,
  useHook: () => T,
  firstMode: 'visible' | 'hidden' = 'visible',
): Promise<RenderedHook<T>> {
  const seen: T[] = []
  function Probe() {
    seen.push(useHook())
    return null
  }
  const root = createRoot(createContainer())
  const draw = async (mode: 'visible' | 'hidden') => {
    root.render(
      <PorticoProvider portico={portico}>
        <Activity mode={mode}>
          <Probe />
        </Activity>
      </PorticoProvider>,
    )
    await settled()
  }
  await draw(firstMode)
  return {
    now: () => seen[seen.length - 1] as T,
    renderings: () => seen.length,
    show: () => draw('visible'),
    unmount: async () => {
      root.unmount()
      await settled()
    },
  }
}
