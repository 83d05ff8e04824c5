import { systemClock } from '../../src/chains/clock'
import { openVault } from '../../src/vault/protocol/hostChannel'
import type { Method } from '../../src/vault/protocol/messages'

type Outcome = { readonly result: unknown } | { readonly failure: string }

const failureOf = (error: { failure?: string; name: string }) => error.failure ?? error.name

/** A page that shows the vault in a frame, without Portico's views. It does what it is told to. */
const host = {
  /** Loads the vault in a frame of its own, and opens a channel to it. */
  open: (url: string) => {
    const box = document.createElement('div')
    const frame = document.createElement('iframe')
    frame.allow = 'publickey-credentials-get *; publickey-credentials-create *'
    frame.width = '360'
    frame.height = '1'
    frame.style.border = '0'
    frame.src = url
    box.append(frame)
    document.body.append(box)
    const vault = frame.contentWindow
    if (!vault) throw new Error('The frame has no window')
    host.box = box
    host.frame = frame
    // As high as its content, like the frame of Portico's views.
    const onHeight = (height: number) => (frame.height = `${Math.max(1, height)}`)
    return openVault({ page: window, vault, origin: new URL(url).origin, clock: systemClock, onHeight })
  },
  /** Opens the vault in a window, and a channel to it. */
  openWindow: (url: string) => {
    const vault = window.open(url, 'vault', 'popup,width=420,height=900')
    if (!vault) throw new Error('The window is blocked')
    return openVault({ page: window, vault, origin: new URL(url).origin, clock: systemClock })
  },
  box: undefined as HTMLElement | undefined,
  frame: undefined as HTMLIFrameElement | undefined,
  channel: undefined as ReturnType<typeof openVault> | undefined,
  /** Outcomes of the requests that were asked, in their order; undefined while one is open. */
  outcomes: [] as (Outcome | undefined)[],
  /** Asks one request and does not wait for the answer. */
  ask: (method: Method, params: unknown) => {
    const index = host.outcomes.push(undefined) - 1
    const asked = host.channel?.request(method, params as never, { signal: host.given.signal })
    asked?.then(
      (result) => (host.outcomes[index] = { result }),
      (error: { failure?: string; name: string }) => (host.outcomes[index] = { failure: failureOf(error) }),
    )
  },
  /** Gives every open request up. */
  given: new AbortController(),
  giveUp: () => {
    host.given.abort()
    host.given = new AbortController()
  },
  /** Draws the frame in another way, or something over it; the function that it returns takes that back. */
  distort: ({ frame = '', box = '', cover, edges = [0, 0, 0, 0], html = '', isModal = false }: Distortion) => {
    if (!host.frame || !host.box) throw new Error('No frame is there')
    const before = [host.frame.style.cssText, host.box.style.cssText] as const
    const { top, left, width, height } = host.frame.getBoundingClientRect()
    host.frame.style.cssText += frame
    host.box.style.cssText += box
    const over = cover === undefined ? null : document.createElement(isModal ? 'dialog' : 'div')
    if (over) {
      const [above, right, below, before] = edges.map((part) => part / 100)
      Object.assign(over.style, {
        position: 'fixed',
        top: `${top + height * (above ?? 0)}px`,
        left: `${left + width * (before ?? 0)}px`,
        width: `${width * (1 - (right ?? 0) - (before ?? 0))}px`,
        height: `${height * (1 - (above ?? 0) - (below ?? 0))}px`,
        margin: '0',
        padding: '0',
        border: '0',
        boxSizing: 'border-box',
        zIndex: '9',
        // Presses reach the frame below.
        pointerEvents: 'none',
      })
      over.style.cssText += cover
      over.innerHTML = html
      document.body.append(over)
      if (isModal) {
        over.setAttribute('popover', 'manual')
        over.showPopover()
      }
    }
    host.restore = () => {
      if (host.frame) host.frame.style.cssText = before[0]
      if (host.box) host.box.style.cssText = before[1]
      over?.remove()
    }
  },
  restore: () => {},
}

/** A way to draw the frame so that the visitor does not see it as it is. */
export interface Distortion {
  /** Declarations of CSS for the frame, and for the element around it. */
  readonly frame?: string
  readonly box?: string
  /** Declarations for an element over the frame. */
  readonly cover?: string
  /** Part of the frame that the cover leaves free at its top, right, bottom and left, in percent. */
  readonly edges?: readonly [number, number, number, number]
  readonly html?: string
  /** The cover is in the top layer of the page. */
  readonly isModal?: boolean
}

export type VaultHost = typeof host

Object.assign(window, { host, failureOf })
