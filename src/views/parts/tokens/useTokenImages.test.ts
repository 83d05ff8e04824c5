import { expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { renderHook } from '../../../../stories/lab/testing/renderHook'
import { activeNetworkAtom } from '../../../state/core/visitor/networks'
import { etherMark } from '../../../../stories/lab/marks'
import { useTokenImages } from './useTokenImages'

it('finds a native currency by the symbol of its network, whatever its source calls it', async () => {
  const { portico } = createLab()
  const network = portico.store.get(activeNetworkAtom)
  const networkId = network.caipNetworkId
  const { now, unmount } = await renderHook(portico, () => useTokenImages(network))
  await expect.poll(() => now()({ networkId, symbol: 'BTC' })).toBe(etherMark)
  expect(now()({ networkId, symbol: 'BTC', icon: 'data:image/png;base64,AA' })).toBe('data:image/png;base64,AA')
  await unmount()
})
