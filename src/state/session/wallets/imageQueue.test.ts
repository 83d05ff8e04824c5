import { beforeAll, describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { UnusableImageError } from '../../../services/http/httpErrors'
import type { Directory } from '../../../services/types'
import { listedWallets } from '../../../services/wallets/walletList.late'
import { heldImagesAtom } from './heldImages'
import { painted } from '../../core/painted'
import { loadWalletImage } from './walletImages'

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

beforeAll(() => import('./imageQueue.late').then(() => undefined))

/** A directory that answers when it is told to. */
function create() {
  const asked: string[] = []
  const gone: string[] = []
  const answers = new Map<string, () => void>()
  const walletImage: Directory['walletImage'] = (imageId, signal) =>
    new Promise((resolve, reject) => {
      asked.push(imageId)
      answers.set(imageId, () => resolve(new Blob(['picture'], { type: 'image/png' })))
      signal?.addEventListener('abort', () => {
        gone.push(imageId)
        reject(signal.reason)
      })
    })
  const { portico } = createLab({ services: { directory: { ...listedWallets, walletImage } } })
  const { store } = portico
  const draw = async (count: number, from = 0) => {
    const stops = Array.from({ length: count }, (_, index) => store.set(loadWalletImage, `${from + index}`))
    await settle()
    return () => stops.forEach((stop) => stop())
  }
  const answer = async (...ids: readonly string[]) => {
    for (const id of ids) answers.get(id)?.()
    await settle()
  }
  return { asked, gone, draw, answer, images: () => store.get(heldImagesAtom) }
}

describe('pictures of the directory', () => {
  it('are asked for five at a time, those that came last first', async () => {
    const { asked, draw, answer, images } = create()
    await draw(12)
    expect(asked).toEqual(['0', '1', '2', '3', '4'])
    await answer('2')
    expect(images()['2']).toBe(`data:image/png;base64,${btoa('picture')}`)
    expect(asked.slice(5)).toEqual(['11'])
    await draw(1, 20)
    await answer('0', '1')
    expect(asked.slice(6)).toEqual(['20', '10'])
  })

  it('are given up when they are not drawn any more, and asked for again when they are', async () => {
    const { asked, gone, draw, images } = create()
    const leave = await draw(12)
    leave()
    await settle()
    expect(gone).toEqual(['0', '1', '2', '3', '4'])
    expect(asked).toHaveLength(5)
    expect(images()).toEqual({})
    await draw(1)
    expect(asked.at(-1)).toBe('0')
  })

  it('are asked for once, and go on while one place draws them', async () => {
    const { asked, gone, draw, answer, images } = create()
    const leave = await draw(1)
    await draw(1)
    leave()
    await answer('0')
    expect([asked, gone]).toEqual([['0'], []])
    expect(images()['0']).toMatch(/^data:/)
  })

  it('are those of networks as well, and the mark where the directory has none', async () => {
    const networkImage: Directory['networkImage'] = async (imageId) => {
      if (imageId === 'none') throw new UnusableImageError('it is empty')
      return new Blob([imageId], { type: 'image/png' })
    }
    const { portico } = createLab({ services: { directory: { ...listedWallets, networkImage } } })
    const images = async (...keys: readonly string[]) => {
      for (const key of keys) portico.store.set(loadWalletImage, key)
      const held = () => keys.map((key) => portico.store.get(heldImagesAtom)[key])
      await expect.poll(() => held().every((image) => image && image !== 'loading')).toBe(true)
      return held()
    }
    const [own, none, unnamed, unknown] = await images(
      'network eip155:11155111 sepolia',
      'network eip155:10 none',
      'network eip155:10 ',
      'network eip155:31337 ',
    )
    expect(own).toBe(`data:image/png;base64,${btoa('sepolia')}`)
    expect(none).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(unnamed).toBe(none)
    expect(unknown).toBe('failed')
  })

  it('are kept, the last two hundred that were left', async () => {
    const { draw, answer, images } = create()
    for (let from = 0; from < 205; from += 5) {
      const leave = await draw(5, from)
      await answer(...Array.from({ length: 5 }, (_, index) => `${from + index}`))
      leave()
    }
    expect(Object.keys(images())).toHaveLength(200)
    expect(images()['4']).toBeUndefined()
    expect(images()['204']).toMatch(/^data:/)
  })

  it('are loaded after what is drawn was painted', async () => {
    const frames: FrameRequestCallback[] = []
    let isPainted = false
    const waiting = painted({ requestAnimationFrame: (run) => frames.push(run) }).then(() => (isPainted = true))
    frames[0]?.(0)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(isPainted).toBe(false)
    frames[1]?.(16)
    await waiting
    expect(isPainted).toBe(true)
  })
})
