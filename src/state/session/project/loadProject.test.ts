import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startBackend, type Backend } from '../../../../lab/backend/startBackend'
import { noFaults } from '../../../../lab/backend/faults'
import { createLab } from '../../../../stories/lab/lab'
import type { PorticoConfig } from '../../core/config'
import { alertAtom, dismissAlert } from '../../shell/feedback/feedback'
import { featuresAtom, loadProject } from './loadProject'
import { createServices } from '../../../services/services'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    allowedOrigins: ['https://host.example'],
    features: [{ id: 'social_login', isEnabled: true, config: ['email', 'x'] }],
  })
})
beforeEach(() => void Object.assign(backend.faults, noFaults))
afterAll(() => backend.stop())

async function load(config: Partial<PorticoConfig> = {}, href = 'https://host.example/shop') {
  const services = createServices({ projectId: 'mine', apiUrl: backend.url, fetch })
  const { portico, events } = createLab({ config, services, platform: { href: () => href } })
  await portico.store.set(loadProject)
  const { store } = portico
  return { store, events, features: store.get(featuresAtom), alert: store.get(alertAtom) }
}

describe('the project', () => {
  it('decides what is on', async () => {
    const { features, alert } = await load()
    expect(features).toMatchObject({ email: true, socials: ['x'], swaps: [], activity: false })
    expect(alert).toBeNull()
  })

  it('overrules the host, and that is said once', async () => {
    const { features, alert, store } = await load({ features: { email: false } })
    expect(features?.email).toBe(true)
    expect(alert).toBe('localConfigurationIgnored')
    store.set(dismissAlert)
    await store.set(loadProject)
    expect(store.get(alertAtom)).toBeNull()
  })

  it('has everything off in the basic variant, and is not asked', async () => {
    const before = backend.requests.length
    const { features } = await load({ basic: true, features: { email: true } })
    expect(features).toMatchObject({ email: false, socials: [], activity: false })
    expect(backend.requests).toHaveLength(before)
  })

  it('leaves the host’s own settings when it cannot be asked', async () => {
    Object.assign(backend.faults, { status: 500 })
    const { features, alert, events } = await load({ features: { email: false, socials: ['x'] } })
    expect(features).toMatchObject({ email: false, socials: ['x'], activity: true })
    expect(alert).toBeNull()
    expect(events.some(({ type }) => type === 'error')).toBe(true)
  })

  it.each([401, 403])('that does not know the key (%d) says that the app is not configured', async (status) => {
    Object.assign(backend.faults, { status, message: 'Unauthorized: invalid key' })
    const { alert, events } = await load()
    expect(alert).toBe('invalidAppConfiguration')
    expect(events.filter(({ type }) => type === 'alert').map(({ event }) => event)).toEqual(['invalidAppConfiguration'])
  })

  it('that refuses this page is an alert', async () => {
    Object.assign(backend.faults, { status: 403 })
    expect((await load()).alert).toBe('invalidAppConfiguration')
    Object.assign(backend.faults, noFaults)
    expect((await load({}, 'https://elsewhere.example/')).alert).toBe('invalidAppConfiguration')
    expect((await load({}, 'http://localhost:3000/')).alert).toBeNull()
  })
})
