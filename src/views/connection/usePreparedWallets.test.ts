import { expect, it } from 'vitest'
import { createLab } from '../../../stories/lab/lab'
import { settled } from '../../../stories/lab/settled'
import { renderHook } from '../../../stories/lab/testing/renderHook'
import { open } from '../../state/router/stack'
import { usePreparedWallets } from './usePreparedWallets'

it('prepares pairing once the wallets are on screen, not while they are drawn ahead', async () => {
  let prepared = 0
  const never = () => Promise.reject(new Error('asked'))
  const { portico } = createLab({
    pairing: { prepare: () => (prepared += 1), pair: never, resume: never },
    platform: {
      whenReady: (_needsSign, run) => {
        run()
        return () => undefined
      },
    },
  })
  const { unmount } = await renderHook(portico, usePreparedWallets)
  await settled()
  expect(prepared).toBe(0)
  portico.store.set(open)
  await expect.poll(() => prepared).toBeGreaterThan(0)
  await unmount()
})
