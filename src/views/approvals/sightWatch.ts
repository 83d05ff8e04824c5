import { isFramedByOthers } from '../../state/approvals/foreignFrame'
import { boxInWindow, isUncovered, shareOf, stripOf } from './sightGeometry'
import type { SightRecord } from './sightRecord'

/** How often it is looked, in milliseconds. */
const lookEveryMs = 250

/** How old an answer of the browser may be to hold for what was scrolled to since, in milliseconds. */
const freshMs = 2 * lookEveryMs

/** A record of the second version of IntersectionObserver, which TypeScript does not know. */
interface SightEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean
}

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

/** Whether nobody can tell what is seen of this page: another site shows it, and the browser does not say. */
export function isSightless(): boolean {
  return !hasVisibility() && isFramedByOthers()
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

/** The browser tells, also of what lets clicks through and of what a page around this one cuts off. */
function watchByObserver({ content, actions, record, onNews }: Watched): Watch {
  let latest: SightEntry | undefined
  const noteContent = (entry: SightEntry, time: number) => {
    const strip = stripOf(entry.boundingClientRect, entry.intersectionRect)
    record.noteContent({ ...shown(entry), time, strip, ...placeOf(content) })
  }
  const shown = ({ isVisible, intersectionRatio }: SightEntry) => ({
    isUncovered: isVisible === true,
    share: intersectionRatio,
  })
  const note = (entries: readonly SightEntry[]) => {
    for (const entry of entries)
      if (entry.target === content) {
        latest = entry
        noteContent(entry, entry.time)
      } else record.noteActions(shown(entry))
    onNews()
  }
  // 100 ms is the least that browsers allow with `trackVisibility`.
  const options = { threshold: [0, 0.5, 1], trackVisibility: true, delay: 100 }
  const observer = new IntersectionObserver(note, options)
  for (const element of [content, actions]) observer.observe(element)
  const onScroll = () => {
    const time = performance.now()
    if (latest && time - latest.time < freshMs) noteContent(latest, time)
    onNews()
  }
  content.addEventListener('scroll', onScroll)
  // It tells of a change of half of the area. While there is more to read it is asked anew, for what is in sight exactly.
  const timer = setInterval(() => {
    if (record.hasAll()) return clearInterval(timer)
    observer.unobserve(content)
    observer.observe(content)
  }, lookEveryMs)
  return {
    look: () => {
      note(observer.takeRecords())
      return [content, actions].every(isUncovered)
    },
    stop: () => {
      clearInterval(timer)
      content.removeEventListener('scroll', onScroll)
      observer.disconnect()
    },
  }
}

/** What lies on top at several points of this page decides. */
function watchByLooking({ content, actions, record, onNews }: Watched): Watch {
  const look = () => {
    const box = boxInWindow(content)
    const strip = stripOf(content.getBoundingClientRect(), box)
    const time = performance.now()
    record.noteContent({
      isUncovered: isUncovered(content),
      share: shareOf(content, box),
      time,
      strip,
      ...placeOf(content),
    })
    record.noteActions({ isUncovered: isUncovered(actions), share: shareOf(actions, boxInWindow(actions)) })
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
