import { describe, expect, it } from 'vitest'
import { startBackend } from '../../../lab/backend/startBackend'
import { createServices, hostedUrls } from './services'

describe('services', () => {
  it('are none without a project', () => {
    expect(createServices({ projectId: null, urls: hostedUrls, fetch })).toEqual({})
  })

  it('ask the backend of their address, once somebody asks them', async () => {
    const backend = await startBackend()
    const { directory, project } = createServices({ projectId: 'mine', urls: { api: `${backend.url}/` }, fetch, timeoutMs: 5_000 })
    expect(backend.requests).toEqual([])
    await directory?.listWallets()
    await project?.origins()
    expect(backend.requests.map(({ path, query }) => [path, query.projectId])).toEqual([
      ['/getWallets', 'mine'],
      ['/projects/v1/origins', 'mine'],
    ])
    await backend.stop()
  })
})
