import { describe, expect, it } from 'vitest'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import type { NetworkInput } from '../../../chains/network'
import type { Directory } from '../../../services/types'
import { listedWallets } from '../../../services/wallets/walletList.late'
import { followButtonPicture, networkButtonAtom } from './networkButton'
import { switchNetwork } from './switchNetwork'

/** A page with a button, before and after the visitor's first sign of life. */
function create(assets: NetworkInput['assets']) {
  const asked: string[] = []
  const networkImage: Directory['networkImage'] = async (imageId) => {
    asked.push(imageId)
    return new Blob([imageId], { type: 'image/png' })
  }
  const waiting = new Set<() => void>()
  const [first, second] = labNetworks
  if (!first || !second) throw new Error('Two networks')
  const { portico } = createLab({
    services: { directory: { ...listedWallets, networkImage } },
    config: { networks: [{ ...first, assets }, second] },
    platform: {
      whenReady: (needsSign, run) => {
        if (!needsSign) run()
        else waiting.add(run)
        return () => waiting.delete(run)
      },
    },
  })
  const { store } = portico
  const stop = store.set(followButtonPicture)
  const image = () => store.get(networkButtonAtom).image
  return { asked, store, stop, image, second, comeAlive: () => waiting.forEach((run) => run()) }
}

describe('the picture of the network button', () => {
  it('is that of the directory by `imageId`, and the mark without one', async () => {
    const { asked, store, image, comeAlive, second } = create({ imageId: 'ethereum' })
    expect(image()).toBeUndefined()
    comeAlive()
    await expect.poll(image).toBe(`data:image/png;base64,${btoa('ethereum')}`)
    await store.set(switchNetwork, `eip155:${second.id}`)
    expect(image()).toBeUndefined()
    await expect.poll(image).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(asked).toEqual(['ethereum'])
  })

  it('is the host’s own at once, without a request', async () => {
    const { asked, image, comeAlive } = create({ imageId: 'ethereum', imageUrl: 'https://shop.example/chain.png' })
    comeAlive()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([image(), asked]).toEqual(['https://shop.example/chain.png', []])
  })

  it('is not asked for before a sign of life, nor once the button is gone', async () => {
    const { asked, stop, comeAlive } = create({ imageId: 'ethereum' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).toEqual([])
    stop()
    comeAlive()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).toEqual([])
  })
})
