import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { enterDialog, registerEmbed } from '../router/navigation'
import { enterAnnouncer, speakingAtom } from './announcers'

describe('announcers of a page', () => {
  it('speak one at a time: the first that is there', () => {
    const { store } = createLab().portico
    const [one, other] = [{}, {}]
    const leave = store.set(enterAnnouncer, one)
    store.set(enterAnnouncer, other)
    expect(store.get(speakingAtom)).toBe(one)
    leave()
    expect(store.get(speakingAtom)).toBe(other)
  })

  it('are silent beside a modal and beside embedded views, which speak themselves', () => {
    const { store } = createLab().portico
    const own = {}
    store.set(enterAnnouncer, own)
    const leave = store.set(enterDialog, () => undefined)
    expect(store.get(speakingAtom)).toBeUndefined()
    leave()
    store.set(registerEmbed, 1)
    expect(store.get(speakingAtom)).toBeUndefined()
    store.set(registerEmbed, -1)
    expect(store.get(speakingAtom)).toBe(own)
  })
})
