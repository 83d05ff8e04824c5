import { expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { settled } from '../../../../stories/lab/settled'
import { renderHook } from '../../../../stories/lab/testing/renderHook'
import { isAheadAtom } from '../../../state/shell/router/stack'
import { useConnectView } from './Connect'
import { usePreparedWallets } from './usePreparedWallets'

const never = () => Promise.reject(new Error('asked'))
const platform = {
  whenReady: (_needsSign: boolean, run: () => void) => {
    run()
    return () => undefined
  },
}

it('prepares pairing once the wallets are on screen, not while they are drawn ahead', async () => {
  let prepared = 0
  const { portico } = createLab({
    pairing: { prepare: () => (prepared += 1), pair: never, resume: never },
    platform,
  })
  portico.store.set(isAheadAtom, true)
  const { show, unmount } = await renderHook(portico, usePreparedWallets, 'hidden')
  await settled()
  expect(prepared).toBe(0)
  await show()
  await expect.poll(() => prepared).toBeGreaterThan(0)
  await unmount()
})

it('draws the wallets of the directory ahead, so that showing the view draws no row', async () => {
  const { portico } = createLab({ pairing: { pair: never, resume: never }, platform })
  const { now, renderings, show, unmount } = await renderHook(portico, () => useConnectView(), 'hidden')
  const isListed = () => now().rows?.some(({ kind }) => kind === 'directory')
  await expect.poll(isListed).toBe(true)
  const rows = now().rows
  const before = renderings()
  await show()
  expect(renderings()).toBe(before + 1)
  expect(now().rows).toBe(rows)
  await unmount()
})
