import { describe, expect, it } from 'vitest'
import { createSightRecord, type ContentLook } from './sightRecord'

const height = 400
const plain = { isUncovered: true, share: 1, strip: { from: 0, to: height }, scrolled: 0, height, width: 328 }
const half = { ...plain, share: 0.5, strip: { from: 0, to: 200 } }
const otherHalf = { ...plain, share: 0.5, strip: { from: 200, to: 400 } }
const covered = { ...plain, isUncovered: false }
const away = { ...plain, share: 0, strip: null }
const buttons = { isUncovered: true, share: 1 }
const long = { ...plain, height: 1000 }

function recordOf(...looks: readonly ContentLook[]) {
  const record = createSightRecord()
  record.noteActions(buttons)
  looks.forEach(record.noteContent)
  return record
}

describe('what a person sees of a request', () => {
  it('is nothing where only the buttons are in the window', () => {
    const record = recordOf()
    for (const time of [0, 600, 60_000]) {
      record.noteContent({ ...away, time })
      expect(record.isSeen()).toBe(false)
    }
    record.noteContent({ ...half, share: 0.4, time: 70_000 })
    record.noteContent({ ...half, share: 0.4, time: 80_000 })
    expect(record.isSeen()).toBe(false)
  })

  it('is not enough with half of it, until the other half was there too', () => {
    const record = recordOf({ ...half, time: 0 }, { ...half, time: 5000 })
    expect(record.isSeen()).toBe(false)
    expect(record.gap()).toBe(200)
    record.noteContent({ ...otherHalf, time: 6000 })
    expect(record.isSeen()).toBe(true)
    record.noteActions({ ...buttons, isUncovered: false })
    expect(record.isSeen()).toBe(false)
  })

  it('is not all of it where a page shows the other half for a moment', () => {
    const flash = recordOf(
      { ...half, time: 0 },
      { ...half, time: 5000 },
      { ...plain, time: 5100 },
      { ...half, time: 5200 },
    )
    expect(flash.isSeen()).toBe(false)
    const moves = recordOf({ ...otherHalf, time: 0 }, { ...half, time: 100 }, { ...half, time: 5000 })
    expect(moves.gap()).toBe(200)
  })

  it('is all of a long one once each part was scrolled through', () => {
    const record = recordOf({ ...long, time: 0 }, { ...long, time: 600 }, { ...long, scrolled: 600, time: 700 })
    expect(record.isSeen()).toBe(false)
    expect(record.isInSight()).toBe(true)
    expect(record.gap()).toBe(400)
    record.noteContent({ ...long, scrolled: 300, time: 800 })
    expect(record.isSeen()).toBe(true)
    expect(record.hasAll()).toBe(true)
    record.noteContent({ ...long, height: 3000, time: 900 })
    expect(record.isSeen()).toBe(true)
  })

  it('starts again where it is laid out again before all was seen', () => {
    const record = recordOf(
      { ...long, time: 0 },
      { ...long, time: 600 },
      { ...long, width: 200, scrolled: 600, time: 700 },
    )
    expect(record.gap()).toBe(0)
  })

  it('does not demand to read what the person opened', () => {
    const record = recordOf({ ...plain, time: 0 })
    record.noteOpened(350, 8000)
    record.noteContent({ ...plain, height: 8400, time: 100 })
    expect(record.gap()).toBeNull()
  })

  it('is remembered once it was there for half a second, and may then be scrolled away', () => {
    const record = recordOf({ ...plain, time: 0 }, { ...away, time: 499 })
    expect(record.isSeen()).toBe(false)
    record.noteContent({ ...plain, time: 1000 })
    record.noteContent({ ...away, time: 1500 })
    expect(record.isSeen()).toBe(true)
    record.noteContent({ ...half, share: 0.3, time: 1600 })
    expect(record.isSeen()).toBe(true)
  })

  it('is nothing while something lies over it, however long it was seen before', () => {
    const record = recordOf({ ...plain, time: 0 }, { ...covered, time: 5000 })
    expect(record.isSeen()).toBe(false)
    record.noteContent({ ...plain, time: 6000 })
    expect(record.isSeen()).toBe(true)
  })

  it('is nothing while something lies over the little of it that is in the window, or takes that away', () => {
    const record = recordOf({ ...plain, time: 0 }, { ...plain, time: 600 })
    record.noteContent({ ...half, isUncovered: false, share: 0.3, time: 700 })
    expect(record.isSeen()).toBe(false)
    record.noteContent({ ...away, isUncovered: false, time: 800 })
    expect(record.isSeen()).toBe(false)
  })

  it('is told apart from what a small window cuts off for long', () => {
    const record = recordOf({ ...half, time: 0 })
    expect(record.isCut(height)).toBe(false)
    record.noteContent({ ...half, time: 600 })
    expect(record.isCut(height)).toBe(true)
    expect(recordOf({ ...plain, time: 0 }, { ...plain, time: 600 }).isCut(height)).toBe(false)
  })
})
