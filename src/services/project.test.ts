import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noFaults } from '../../lab/backend/faults'
import { startBackend, type Backend } from '../../lab/backend/startBackend'
import { createHttp } from './http/http'
import { createProject } from './project'
import type { Project } from './types'

let backend: Backend
let project: Project
beforeAll(async () => {
  backend = await startBackend({ allowedOrigins: ['https://*.shop.example'] })
  project = createProject(createHttp({ projectId: 'lab', url: backend.url, fetch }))
})
beforeEach(() => void Object.assign(backend.faults, noFaults))
afterAll(() => backend.stop())

describe('the project', () => {
  it('has features, origins and a word about analytics', async () => {
    const features = await project.config()
    expect(features.map(({ id }) => id)).toEqual(['social_login', 'swap', 'onramp', 'activity', 'reown_branding'])
    expect(features[1]).toEqual({ id: 'swap', isEnabled: true, config: ['1inch'] })
    expect(features[3]?.config).toBeNull()
    expect(await project.origins()).toEqual(['https://*.shop.example'])
    expect(await project.analyticsConfig()).toEqual({ isAnalyticsEnabled: true })
  })

  it('may have nothing', async () => {
    backend.faults.body = 'empty'
    expect(await project.config()).toEqual([])
    expect(await project.origins()).toEqual([])
  })

  it('drops invalid entries', async () => {
    backend.faults.body = 'hostile'
    expect(await project.config()).toHaveLength(5)
    expect(await project.origins()).toEqual(['https://*.shop.example'])
    await expect(project.analyticsConfig()).rejects.toMatchObject({ name: 'UnusableAnswerError' })
  })
})
