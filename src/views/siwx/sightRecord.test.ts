import { describe, expect, it } from 'vitest'
import { createSightRecord } from './sightRecord'

const plain = { isUncovered: true, share: 1 }
const covered = { isUncovered: false, share: 1 }
const away = { isUncovered: false, share: 0 }

describe('what a person sees of a request', () => {
  it('H2: is nothing where only the buttons are in the window', () => {
    const record = createSightRecord()
    record.noteActions(plain)
    for (const time of [0, 600, 60_000]) {
      record.noteContent({ ...away, time })
      expect(record.isSeen()).toBe(false)
    }
    record.noteContent({ isUncovered: true, share: 0.4, time: 70_000 })
    record.noteContent({ isUncovered: true, share: 0.4, time: 80_000 })
    expect(record.isSeen()).toBe(false)
  })

  it('is enough with half of it and the buttons', () => {
    const record = createSightRecord()
    record.noteContent({ isUncovered: true, share: 0.5, time: 0 })
    expect(record.isSeen()).toBe(false)
    record.noteActions(plain)
    expect(record.isSeen()).toBe(true)
    record.noteActions(covered)
    expect(record.isSeen()).toBe(false)
  })

  it('is remembered once it was there for half a second, and may then be scrolled away', () => {
    const record = createSightRecord()
    record.noteActions(plain)
    record.noteContent({ ...plain, time: 0 })
    record.noteContent({ ...away, time: 499 })
    expect(record.isSeen()).toBe(false)
    record.noteContent({ ...plain, time: 1000 })
    record.noteContent({ ...away, time: 1500 })
    expect(record.isSeen()).toBe(true)
  })

  it('is nothing while something lies over it, however long it was seen before', () => {
    const record = createSightRecord()
    record.noteActions(plain)
    record.noteContent({ ...plain, time: 0 })
    record.noteContent({ ...covered, time: 5000 })
    expect(record.isSeen()).toBe(false)
    record.noteContent({ ...plain, time: 6000 })
    expect(record.isSeen()).toBe(true)
  })
})
