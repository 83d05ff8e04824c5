import { describe, expect, it } from 'vitest'
import { createLab } from '../../../stories/lab/lab'
import {
  alertAtom,
  alertOnce,
  dismissAlert,
  dismissSnack,
  showSnack,
  snackAtom,
  pauseSnack,
  resumeSnack,
} from './feedback'

function start() {
  const { portico, clock } = createLab()
  const { store } = portico
  return { store, clock, message: () => store.get(snackAtom)?.message }
}

const copied = { tone: 'success', message: 'copied' } as const

describe('a snack', () => {
  it('goes after 2.5 seconds', async () => {
    const { store, clock, message } = start()
    store.set(showSnack, copied)
    await clock.advance(2_499)
    expect(message()).toBe('copied')
    await clock.advance(1)
    expect(message()).toBeUndefined()
  })

  it('stays while it is held, and then for what it had left', async () => {
    const { store, clock, message } = start()
    store.set(showSnack, copied)
    await clock.advance(1_500)
    store.set(pauseSnack)
    store.set(pauseSnack)
    await clock.advance(60_000)
    expect(message()).toBe('copied')
    store.set(resumeSnack)
    await clock.advance(999)
    expect(message()).toBe('copied')
    await clock.advance(1)
    expect(message()).toBeUndefined()
  })

  it('that comes while another is held goes in its own time', async () => {
    const { store, clock, message } = start()
    store.set(showSnack, copied)
    store.set(pauseSnack)
    store.set(showSnack, { tone: 'error', message: 'copyFailed' })
    await clock.advance(1_000)
    store.set(resumeSnack)
    await clock.advance(1_500)
    expect(message()).toBeUndefined()
  })

  it('of something that goes on stays until another takes its place', async () => {
    const { store, clock, message } = start()
    store.set(showSnack, { tone: 'loading', message: 'connected' })
    store.set(pauseSnack)
    store.set(resumeSnack)
    await clock.advance(60_000)
    expect(message()).toBe('connected')
    store.set(dismissSnack)
    store.set(pauseSnack)
    store.set(resumeSnack)
    expect(message()).toBeUndefined()
  })
})

describe('alerts', () => {
  it('stand in line, each until it is dismissed, each once', async () => {
    const { store, clock } = start()
    store.set(dismissAlert)
    for (const key of ['networkNotFound', 'sessionExpired', 'networkNotFound'] as const) store.set(alertOnce, key)
    await clock.advance(600_000)
    expect(store.get(alertAtom)).toBe('networkNotFound')
    store.set(dismissAlert)
    expect(store.get(alertAtom)).toBe('sessionExpired')
    store.set(dismissAlert)
    store.set(dismissAlert)
    expect(store.get(alertAtom)).toBeNull()
    store.set(alertOnce, 'networkNotFound')
    expect(store.get(alertAtom)).toBeNull()
    store.set(alertOnce, 'invalidProjectId')
    expect(store.get(alertAtom)).toBe('invalidProjectId')
  })
})
