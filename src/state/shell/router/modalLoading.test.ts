import { describe, expect, it } from 'vitest'
import { settled } from '../../../../stories/lab/settled'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { createLab } from '../../../../stories/lab/lab'
import type { PorticoConfig } from '../../core/config'
import { aheadAtom, getOwnPictures } from './modalLoading'
import { prepareBackend, prepareWallets } from '../../session/wallets/prepare'
import { isAheadAtom } from './stack'
import { createServices } from '../../../services/services'

/** An instance on a page with a reader, and the page's sign of life at hand. */
function watch(prefetch?: PorticoConfig['prefetch']) {
  const asked: boolean[] = []
  let stops = 0
  let sign = () => undefined as void
  const lab = createLab({
    config: { prefetch },
    platform: {
      whenReady: (needsSign, run) => {
        asked.push(needsSign)
        sign = run
        return () => void (stops += 1)
      },
    },
  })
  const { store } = lab.portico
  const unmount = store.sub(aheadAtom, () => undefined)
  return { ...lab, store, asked, unmount, sign: () => sign(), stops: () => stops }
}

describe('fetching ahead', () => {
  it('waits for a sign of life, which is what is on by default', () => {
    const page = watch()
    expect(page.asked).toEqual([true])
    expect(page.store.get(aheadAtom)).toBe(false)
    page.sign()
    expect(page.store.get(aheadAtom)).toBe(true)
  })

  it('waits for an idle page only when that is wanted', () => {
    expect(watch('idle').asked).toEqual([false])
  })

  it('does not listen when it is off', () => {
    expect(watch('none').asked).toEqual([])
  })

  it('listens only while something of the modal is on the page', () => {
    const page = watch()
    expect(page.stops()).toBe(0)
    page.unmount()
    expect(page.stops()).toBe(1)
  })

  it('stops listening when the instance is destroyed', () => {
    const page = watch()
    page.portico.destroy()
    expect(page.stops()).toBe(1)
  })

  it('does not listen again once it was told', () => {
    const page = watch()
    page.sign()
    page.unmount()
    page.store.sub(aheadAtom, () => undefined)
    expect(page.asked).toEqual([true])
  })

  it('prepares connecting once the page with the wallets is idle, and not before', async () => {
    let prepared = 0
    const asked: boolean[] = []
    let idle = () => undefined as void
    const adapters = [{ ...createLabAdapter([createLabWallet('Alpha')]), prepare: () => void (prepared += 1) }]
    const { portico } = createLab({
      adapters,
      platform: {
        whenReady: (needsSign, run) => {
          asked.push(needsSign)
          idle = run
          return () => undefined
        },
      },
    })
    portico.open()
    portico.store.set(prepareWallets, async () => undefined)
    expect([asked, prepared]).toEqual([[false], 0])
    idle()
    await expect.poll(() => prepared).toBe(1)
  })

  it('reads the pictures that wallets brought along, without a request', () => {
    const icons = ['https://host.example/icon.png', 'data:image/png;base64,AAAA', undefined, '//host.example/icon.png']
    const wallets = icons.map((icon, index) => createLabWallet(`Wallet ${index}`, { icon }))
    expect(getOwnPictures(createLab({ wallets }).portico.store.get)).toEqual(['data:image/png;base64,AAAA'])
  })

  it('prepares the backend without a request', async () => {
    const urls: string[] = []
    const ask = async (url: string) => {
      urls.push(url)
      return Response.json({})
    }
    const services = createServices({ projectId: 'mine', fetch: ask })
    const { portico } = createLab({ services })
    portico.store.set(prepareBackend)
    await import('../../../services/hosted.late')
    expect(urls).toEqual([])
    await services.directory.listWallets().catch(() => undefined)
    expect(urls).toHaveLength(1)
  })

  it.each([true, false])('prepares pairing without a request, where code may be fetched ahead: %s', async (isAhead) => {
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
    let views = 0
    portico.store.set(isAheadAtom, isAhead)
    portico.store.set(prepareWallets, async () => (views += 1))
    await settled()
    expect([prepared, views]).toEqual(isAhead ? [1, 1] : [0, 0])
  })
})
