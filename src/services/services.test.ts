import { describe, expect, it } from 'vitest'
import { startBackend } from '../../lab/backend/startBackend'
import { createServices } from './services'

describe('services', () => {
  it('send no request without a project: the directory is the list of the package', async () => {
    const nobody = () => Promise.reject(new Error('asked'))
    const { directory, project } = createServices({ projectId: null, fetch: nobody })
    expect(project).toBeUndefined()
    expect((await directory.listWallets()).count).toBeGreaterThan(5)
  })

  it('ask the backend of their address with the first question', async () => {
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

  it('ask each service at its own address', async () => {
    const kinds = ['directory', 'images', 'project', 'names', 'telemetry'] as const
    const backends = await Promise.all(kinds.map(() => startBackend()))
    const apiUrl = Object.fromEntries(kinds.map((kind, index) => [kind, backends[index]?.url]))
    const services = createServices({ projectId: 'mine', apiUrl, names: { zone: 'portico.test' }, fetch })
    const [wallet] = (await services.directory.listWallets()).wallets
    await services.directory.walletImage(wallet?.imageId ?? '')
    await services.project?.config()
    await services.names?.resolve('nobody.portico.test')
    await services.identity?.('0x000000000000000000000000000000000000dEaD')
    await services.telemetry?.report(failure)
    const asked = backends.map(({ requests }) => requests.map(({ path }) => path.split('/').slice(0, 4).join('/')))
    expect(asked).toEqual([
      ['/getWallets'],
      [`/getWalletImage/${wallet?.imageId}`],
      ['/appkit/v1/config'],
      ['/v1/profile/account', '/v1/identity/0x000000000000000000000000000000000000dEaD'],
      ['/e'],
    ])
    await Promise.all(backends.map(({ stop }) => stop()))
  })

  it('ask pictures where the wallets are, unless those have an address of their own', async () => {
    const backend = await startBackend()
    const { directory } = createServices({ projectId: 'mine', apiUrl: { directory: backend.url }, fetch })
    const [wallet] = (await directory.listWallets()).wallets
    await directory.walletImage(wallet?.imageId ?? '')
    expect(backend.requests).toHaveLength(2)
    await backend.stop()
  })

  it('tell errors and ask for names nowhere that the host did not name', async () => {
    const asked: string[] = []
    const nobody = (url: string) => {
      asked.push(new URL(url).origin)
      return Promise.reject(new Error('asked'))
    }
    for (const apiUrl of [undefined, { directory: 'https://wallets.example', project: 'https://project.example' }]) {
      const services = createServices({ projectId: 'mine', apiUrl, names: { zone: 'portico.test' }, fetch: nobody })
      expect(services).toMatchObject({ telemetry: undefined, names: undefined, identity: undefined })
      await services.directory.listWallets().catch(() => undefined)
      await services.project?.config().catch(() => undefined)
    }
    const hosted = 'https://api.web3modal.org'
    expect(asked).toEqual([hosted, hosted, 'https://wallets.example', 'https://project.example'])
  })
})

const failure = {
  url: 'https://host.example/',
  domain: 'host.example',
  timestamp: '2026-01-01T00:00:00.000Z',
  category: 'INTERNAL_SDK_ERROR',
  errorType: 'TypeError',
  errorMessage: 'broken',
  stackTrace: '',
} as const
