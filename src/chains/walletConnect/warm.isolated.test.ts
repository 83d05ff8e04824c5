import { expect, it, vi } from 'vitest'
import { walletConnect } from './index'

it('computes what the first signature needs once the page is idle, and nothing before', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  try {
    await import('./client.late')
    expect(idle).toHaveLength(0)
    walletConnect({ projectId: 'lab' }).prepare?.()
    await vi.waitFor(() => expect(idle).toHaveLength(1))
    await import('../../views/session/pairing/ConnectingWalletConnect.late')
    expect(idle).toHaveLength(2)
    idle.forEach((run) => run())
  } finally {
    vi.unstubAllGlobals()
  }
})
