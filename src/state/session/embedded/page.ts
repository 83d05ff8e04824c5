import { atom } from 'jotai/vanilla'
import type { EmbeddedPageRequest, EmbeddedWindow } from '../../../chains/embedded'
import {
  EmbeddedNotLoadedError,
  EmbeddedTimeoutError,
  EmbeddedUnavailableError,
} from '../../../chains/errors/embeddedErrors'
import { UserRejectedError } from '../../../chains/errors/errors'
import { InvalidRequestError, NotConnectedError } from '../../../chains/errors/rpcErrors'
import { action, nameAtoms } from '../../core/action'
import { envAtom, perStore } from '../../core/runtime'
import { storageAtom, wordKey } from '../../core/storage'
import { alertRefusal } from '../../shell/feedback/alertRefusal'
import { alertOnce } from '../../shell/feedback/alerts'
import { onLeave, popOverlay, pushOverlay } from '../../shell/router/navigation'
import { report } from '../../core/report'

/** State of the page; the view of each says what can be done next. */
export type EmbeddedStatus =
  /** Its frame is loading. */
  | { readonly step: 'loading' }
  /** It shows a question. `height` in CSS pixels. */
  | { readonly step: 'shown'; readonly height: number }
  /** It is to be opened in a window, by a press. `isBlocked`: the browser did not open it. */
  | { readonly step: 'window'; readonly isBlocked: boolean }
  /** It is open in a window. */
  | { readonly step: 'opened' }
  /** The window was closed before an answer. */
  | { readonly step: 'closed' }
  | { readonly step: 'failed'; readonly error: unknown }

/** A page of the embedded wallet, as plain data. */
export interface ShownPage {
  /** Changes with each page, and with each new attempt at one. */
  readonly id: number
  readonly url: string
  readonly purpose: EmbeddedPageRequest<unknown>['purpose']
  readonly status: EmbeddedStatus
}

/** The functions of the page that is shown. */
interface Running {
  readonly request: EmbeddedPageRequest<unknown>
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
  /** Ends the attempt. */
  attempt: AbortController
  wasClosed: boolean
}

/** The wallet was reached in a window, because a frame had no passkeys or another storage: it is opened in one again. */
const windowKey = wordKey<'yes'>('embeddedWindow', /^yes$/)

const heldAtom = atom<ShownPage | null>(null)
const countAtom = atom(0)
const running = perStore<{ now?: Running | undefined; last?: Promise<unknown> }>()

/** The look of the app around the page. */
export interface EmbeddedLook {
  readonly mode?: string | undefined
  readonly lang?: string | undefined
  readonly dir?: string | undefined
}

/** The address of a page in the look of the app around it. */
export function inLook(url: string, { mode = 'auto', lang, dir }: EmbeddedLook): string {
  const address = new URL(url)
  // The frame is as high as its content, so that the page in it does not know the height of the window.
  const room = globalThis.innerHeight && `${globalThis.innerHeight}`
  for (const [name, value] of Object.entries({ mode, lang, dir, room }))
    if (value) address.searchParams.set(name, value)
  return address.href
}

/** The page of the embedded wallet that is shown; null while none is. */
export const embeddedPageAtom = atom((get) => get(heldAtom))

/** Errors after which the page is not shown any more. */
const ending = [UserRejectedError, NotConnectedError, InvalidRequestError]

/** Shows a page of the embedded wallet, after those that were asked for before, until it answered. */
export const showEmbeddedPage = action(function showEmbeddedPage(
  get,
  set,
  request: EmbeddedPageRequest<unknown>,
): Promise<unknown> {
  if (request.purpose === 'disconnect') {
    const storage = get(storageAtom)
    const isInWindow = storage.read(windowKey) !== undefined
    for (const name of ['embedded', windowKey.name] as const) storage.remove({ name })
    // No window is opened without a press. The vault asks before it connects again in any case.
    return isInWindow ? Promise.resolve({}) : runHidden(request)
  }
  const held = running(get)
  const asked = (held.last ?? Promise.resolve()).then(() => set(showNow, request))
  held.last = asked.catch(() => undefined)
  return asked
})

/** Asks a page that is not shown, and takes it away after that. */
async function runHidden({ url, run }: EmbeddedPageRequest<unknown>): Promise<unknown> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = ''
  document.body.append(frame)
  try {
    const window = frame.contentWindow as Window
    const { signal } = new AbortController()
    const answer = run({ window, signal, onHeight: () => undefined })
    frame.src = url
    return await answer
  } finally {
    frame.remove()
  }
}

const showNow = action(function showNow(get, set, request: EmbeddedPageRequest<unknown>): Promise<unknown> {
  return new Promise<unknown>((resolve, reject) => {
    const now: Running = { request, resolve, reject, attempt: new AbortController(), wasClosed: false }
    running(get).now = now
    const isInWindow = get(storageAtom).read(windowKey) !== undefined
    set(beginAttempt, isInWindow ? { step: 'window', isBlocked: false } : { step: 'loading' })
    if (request.purpose === 'connect') return
    onLeave(get, 'EmbeddedRequest', () => set(leaveEmbeddedPage))
    now.wasClosed = set(pushOverlay, { name: 'EmbeddedRequest' })
  })
})

const beginAttempt = action(function beginAttempt(get, set, status: EmbeddedStatus) {
  const { now } = running(get)
  if (!now) return
  now.attempt.abort()
  now.attempt = new AbortController()
  const id = get(countAtom) + 1
  set(countAtom, id)
  set(heldAtom, { id, url: now.request.url, purpose: now.request.purpose, status })
})

const setStatus = action(function setStatus(get, set, id: number, status: EmbeddedStatus) {
  const page = get(heldAtom)
  if (page?.id === id) set(heldAtom, { ...page, status })
})

const finish = action(function finish(get, set) {
  const { now } = running(get)
  if (!now) return
  delete running(get).now
  now.attempt.abort()
  set(heldAtom, null)
  if (now.request.purpose !== 'connect') set(popOverlay, 'EmbeddedRequest', now.wasClosed)
})

/** The frame of an attempt, or its window, is there: asks the page in it. */
export const askInWindow = action(async function askInWindow(get, set, id: number, window: EmbeddedWindow) {
  const { now } = running(get)
  if (!now || get(heldAtom)?.id !== id) return
  const { signal } = now.attempt
  const isFrame = get(heldAtom)?.status.step === 'loading'
  const onHeight = (height: number) => {
    if (isFrame && !signal.aborted) set(setStatus, id, height > 0 ? { step: 'shown', height } : { step: 'loading' })
  }
  try {
    const answer = await now.request.run({ window, signal, onHeight })
    if (signal.aborted) return
    if (isFrame) get(storageAtom).remove(windowKey)
    else get(storageAtom).write(windowKey, 'yes')
    set(finish)
    now.resolve(answer)
  } catch (error) {
    if (signal.aborted) return
    // Asking again would not help.
    if (ending.some((Ending) => error instanceof Ending)) {
      set(finish)
      return now.reject(error)
    }
    // A window has passkeys, storage, and no page around it that could cover it.
    if (isFrame && error instanceof EmbeddedUnavailableError && error.reason === 'unsupported')
      return set(beginAttempt, { step: 'window', isBlocked: false })
    set(tellFailure, error)
    set(setStatus, id, { step: 'failed', error })
  }
})

const tellFailure = action(function tellFailure(_get, set, error: unknown) {
  if (error instanceof EmbeddedNotLoadedError) set(alertOnce, 'embeddedNotLoaded')
  else if (error instanceof EmbeddedTimeoutError) set(alertOnce, 'embeddedTimedOut')
  else set(alertRefusal, error)
  set(report, error)
})

/** Loads the page again. */
export const retryEmbeddedPage = action(function retryEmbeddedPage(_get, set) {
  set(beginAttempt, { step: 'loading' })
})

/** Size of the window, in CSS pixels. */
const windowFeatures = 'popup,width=420,height=640'

/** Interval of the looks whether the window is open, in milliseconds. */
const lookEveryMs = 500

/** Opens the page in a window. Call it inside of a press, with the address in the look of the app. */
export const openEmbeddedWindow = action(function openEmbeddedWindow(get, set, url: string) {
  const { now } = running(get)
  if (!now) return
  // Opened before the state changes: browsers allow it in the press alone.
  const opened = globalThis.open?.(url, 'portico-vault', windowFeatures) ?? null
  set(beginAttempt, opened ? { step: 'opened' } : { step: 'window', isBlocked: true })
  const id = get(heldAtom)?.id
  if (!opened || id === undefined) return
  const { signal } = now.attempt
  signal.addEventListener('abort', () => opened.close())
  void set(watchWindow, opened, signal)
  void set(askInWindow, id, opened)
})

/** Tells when the visitor closes the window. */
const watchWindow = action(async function watchWindow(
  get,
  set,
  opened: { readonly closed: boolean },
  signal: AbortSignal,
) {
  const { clock } = get(envAtom)
  while (!signal.aborted) {
    if (opened.closed) return set(beginAttempt, { step: 'closed' })
    await clock.sleep(lookEveryMs, signal).catch(() => undefined)
  }
})

/** The visitor leaves the page: the request is declined. */
export const leaveEmbeddedPage = action(function leaveEmbeddedPage(get, set) {
  const { now } = running(get)
  if (!now) return
  set(finish)
  now.reject(new UserRejectedError('The request was closed'))
})

// Here and not in labels.late, which would load this file for everybody who develops.
nameAtoms({ embeddedPageAtom })
