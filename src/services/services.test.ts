import { describe, expect, it } from 'vitest'
import { startBackend } from '../../lab/backend/startBackend'
import { createServices } from './services'

describe('services', () => {
  it('ask nobody without a project: the directory is the list of the package', async () => {
    const nobody = () => Promise.reject(new Error('asked'))
    const { directory, project } = createServices({ projectId: null, fetch: nobody })
    expect(project).toBeUndefined()
    expect((await directory.listWallets()).count).toBeGreaterThan(5)
  })

  it('ask the backend of their address, once somebody asks them', async () => {
    const backend = await startBackend()
    const { directory, project } = createServices({
      projectId: 'mine',
      apiUrl: `${backend.url}/`,
      fetch,
      timeoutMs: 5_000,
    })
    expect(backend.requests).toEqual([])
    await directory.listWallets()
    await project?.origins()
    expect(backend.requests.map(({ path, query }) => [path, query.projectId])).toEqual([
      ['/getWallets', 'mine'],
      ['/projects/v1/origins', 'mine'],
    ])
    await backend.stop()
  })
})
