import { createRoot } from 'react-dom/client'
import type { Portico } from '../../../state/app/createPortico'
import { PorticoProvider } from '../../../hooks/PorticoProvider'
import type { AppearanceProps } from './Appearance'
import { PorticoEmbed } from './PorticoEmbed'
import { PorticoModal } from './PorticoModal'

export interface MountOptions extends AppearanceProps {
  /** Element that Portico is appended to. In a shadow root, the dialog is drawn there as well. @default the page body */
  target?: Element | undefined
  /** False: the host places `element` itself. @default true */
  append?: boolean | undefined
  /** Shows the views in place instead of in a dialog; then a `target` is needed, or `element` is placed. */
  embedded?: boolean | undefined
}

export interface Mounted {
  /** The element that holds Portico. */
  readonly element: HTMLElement
  /** Changes look or language; what is left out stays as it was. */
  update(appearance: AppearanceProps): void
  /** Takes Portico off the page. The instance lives on: see `portico.destroy()`. */
  unmount(): void
}

/**
 * Puts the modal on a page whose app is not written in React. The element is appended to the page
 * body, or to `target`, unless `append` is off or the views are embedded without a target.
 * @example
 * const portico = createPortico({ projectId: null, networks: [mainnet], adapters: [eip155()] })
 * mount(portico, { mode: 'dark' })
 * button.onclick = () => portico.open()
 */
export function mount(portico: Portico, options: MountOptions = {}): Mounted {
  const { target, append = true, embedded = false, ...appearance } = options
  const element = document.createElement('div')
  if (target) target.append(element)
  else if (append && !embedded) document.body.append(element)
  // Styles of a shadow root do not reach the page body.
  const isInside = !append || element.getRootNode() instanceof ShadowRoot
  const root = createRoot(element)
  let shown = appearance
  const draw = () =>
    root.render(
      <PorticoProvider portico={portico}>
        {embedded ? (
          <PorticoEmbed {...shown} />
        ) : (
          <PorticoModal {...shown} container={isInside ? element : undefined} />
        )}
      </PorticoProvider>,
    )
  draw()
  return {
    element,
    update: (change) => {
      shown = { ...shown, ...change }
      draw()
    },
    unmount: () => {
      root.unmount()
      element.remove()
    },
  }
}
