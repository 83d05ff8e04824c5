import { boxInWindow, isDrawnPlainly, isUncovered, withSolidCovers, shareOf, stripOf } from './sightGeometry'
import { createProbe, isPlain, type SightEntry } from './sightProbe'
import type { SightRecord } from './sightRecord'

/** Interval of the looks, in milliseconds. */
const lookEveryMs = 250

/** Age that an answer of the browser may have to hold for parts that were scrolled to since, in milliseconds. */
const freshMs = 2 * lookEveryMs

export interface Watched {
  readonly content: HTMLElement
  readonly actions: HTMLElement
  readonly record: SightRecord
  readonly onNews: () => void
}

export interface Watch {
  /** Brings the record up to date; whether nothing lies over the elements now. */
  readonly look: () => boolean
  readonly stop: () => void
}

/** Writes down what is in sight of two elements, as it changes and as the first one is scrolled. */
export function watchSight(watched: Watched): Watch {
  return hasVisibility() ? watchByObserver(watched) : watchByLooking(watched)
}

function hasVisibility(): boolean {
  return typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype
}

const placeOf = ({ scrollTop, scrollHeight, offsetWidth }: HTMLElement) => ({
  scrolled: scrollTop,
  height: scrollHeight,
  width: offsetWidth,
})

/** IntersectionObserver v2 also reports overlays that let clicks through and cropping by an embedding page. */
function watchByObserver({ content, actions, record, onNews }: Watched): Watch {
  const probe = createProbe(content)
  const latest = new Map<Element, SightEntry>()
  const noteContent = (now?: number) => {
    const [whole, part] = [latest.get(content), latest.get(probe.element)]
    if (!whole || !part) return
    record.noteContent({
      isUncovered: isPlain(whole, part) && isDrawnPlainly(content),
      share: whole.intersectionRatio,
      time: now ?? Math.max(whole.time, part.time),
      strip: stripOf(whole.boundingClientRect, whole.intersectionRect),
      ...placeOf(content),
    })
  }
  const note = (entries: readonly SightEntry[]) => {
    for (const entry of entries) latest.set(entry.target, entry)
    if (entries.some(({ target }) => target !== actions)) noteContent()
    const buttons = latest.get(actions)
    if (buttons) record.noteActions({ isUncovered: buttons.isVisible === true, share: buttons.intersectionRatio })
    onNews()
  }
  // 100 ms is the least that browsers allow with `trackVisibility`.
  const options = { threshold: [0, 0.5, 1], trackVisibility: true, delay: 100 }
  const observer = new IntersectionObserver(note, options)
  for (const element of [content, probe.element, actions]) observer.observe(element)
  const onScroll = ({ target }: Event) => {
    // Browsers observe after they scroll: the part that is in the window now is asked for.
    if (target !== content) return probe.place()
    const now = performance.now()
    if (now - (latest.get(content)?.time ?? -Infinity) < freshMs) noteContent(now)
    onNews()
  }
  const { ownerDocument } = content
  ownerDocument.addEventListener('scroll', onScroll, true)
  // It tells of a change of half of the area. It is asked again, for what is in sight exactly.
  const timer = setInterval(() => {
    probe.place()
    for (const element of [content, probe.element]) {
      observer.unobserve(element)
      observer.observe(element)
    }
  }, lookEveryMs)
  return {
    look: () => {
      note(observer.takeRecords())
      return [content, actions].every((element) => isUncovered(element) && isDrawnPlainly(element))
    },
    stop: () => {
      clearInterval(timer)
      ownerDocument.removeEventListener('scroll', onScroll, true)
      observer.disconnect()
      probe.remove()
    },
  }
}

/** Without IntersectionObserver v2: hit tests at several points of the page. */
function watchByLooking({ content, actions, record, onNews }: Watched): Watch {
  const isPlainNow = (element: Element) => isUncovered(element) && isDrawnPlainly(element)
  const look = () => {
    const box = boxInWindow(content)
    const strip = stripOf(content.getBoundingClientRect(), box)
    const time = performance.now()
    const [isContentPlain, areActionsPlain] = withSolidCovers(content.ownerDocument, () =>
      [content, actions].map(isPlainNow),
    )
    record.noteContent({
      isUncovered: isContentPlain === true,
      share: shareOf(content, box),
      time,
      strip,
      ...placeOf(content),
    })
    record.noteActions({ isUncovered: areActionsPlain === true, share: shareOf(actions, boxInWindow(actions)) })
    onNews()
    return true
  }
  look()
  const timer = setInterval(look, lookEveryMs)
  content.addEventListener('scroll', look)
  return {
    look,
    stop: () => {
      clearInterval(timer)
      content.removeEventListener('scroll', look)
    },
  }
}
