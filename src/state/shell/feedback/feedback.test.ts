import { describe, expect, it, vi } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
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

  it('for developers are not drawn without `debug`: the console and the events tell, once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { portico, events } = createLab({ config: { debug: false, projectId: undefined } })
    const { store } = portico
    const forDevelopers = [
      'projectIdNotConfigured',
      'networkNotFound',
      'invalidAppConfiguration',
      'invalidProjectId',
      'localConfigurationIgnored',
    ] as const
    for (const key of [...forDevelopers, ...forDevelopers]) store.set(alertOnce, key)
    await Promise.resolve()
    expect(store.get(alertAtom)).toBeNull()
    const lines = warn.mock.calls.filter(([first]) => first === 'Portico')
    expect(lines).toEqual(forDevelopers.map((key) => ['Portico', key]))
    expect(events).toEqual(forDevelopers.map((event) => ({ type: 'alert', event, properties: {} })))
    store.set(alertOnce, 'sessionExpired')
    expect(store.get(alertAtom)).toBe('sessionExpired')
    expect(warn.mock.calls.flat()).not.toContain('sessionExpired')
    warn.mockRestore()
  })

  it('are told by events where they are drawn, too, and not in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { portico, events } = createLab({ config: { debug: true, projectId: undefined } })
    await Promise.resolve()
    expect(portico.store.get(alertAtom)).toBe('projectIdNotConfigured')
    expect(events).toEqual([{ type: 'alert', event: 'projectIdNotConfigured', properties: {} }])
    expect(warn.mock.calls.flat()).not.toContain('projectIdNotConfigured')
    warn.mockRestore()
  })
})
