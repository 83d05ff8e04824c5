import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import type { EmbeddedPageRequest, EmbeddedTransport } from '../../../chains/embedded'
import { EmbeddedTimeoutError, EmbeddedUnavailableError } from '../../../chains/errors/embeddedErrors'
import { UserRejectedError } from '../../../chains/errors/errors'
import { routeAtom } from '../../shell/router/navigation'
import { close, routerAtom } from '../../shell/router/stack'
import { connectEmbedded, embeddedAttemptAtom } from './connectEmbedded'
import { failureOf } from './failureOf'
import { askInWindow, embeddedPageAtom, inLook, retryEmbeddedPage, showEmbeddedPage } from './page'

const settle = () => new Promise((resolve) => setTimeout(resolve))
const frame = { postMessage: () => undefined }

/** A page that is asked in a frame: the test answers, or fails. */
function createPage() {
  const { portico } = createLab()
  const { store } = portico
  const runs: { readonly answer: (value: unknown) => void; readonly fail: (error: Error) => void; height: number }[] =
    []
  const request: EmbeddedPageRequest<unknown> = {
    url: 'https://vault.example/',
    purpose: 'sign',
    run: ({ onHeight }) => {
      onHeight(240)
      return new Promise((answer, fail) => runs.push({ answer, fail, height: 240 }))
    },
  }
  const show = () => store.set(showEmbeddedPage, request)
  const ask = () => store.set(askInWindow, store.get(embeddedPageAtom)?.id ?? 0, frame)
  const step = () => store.get(embeddedPageAtom)?.status.step
  return { store, runs, show, ask, step }
}

describe('a page of the embedded wallet', () => {
  it('opens the modal, is as high as its content, and closes with the answer', async () => {
    const { store, runs, show, ask, step } = createPage()
    const answer = show()
    await settle()
    expect([store.get(routeAtom).name, step()]).toEqual(['EmbeddedRequest', 'loading'])
    void ask()
    expect(store.get(embeddedPageAtom)?.status).toEqual({ step: 'shown', height: 240 })
    runs[0]?.answer('0x1')
    expect(await answer).toBe('0x1')
    expect([store.get(routerAtom).isOpen, store.get(embeddedPageAtom)]).toEqual([false, null])
  })

  it('keeps the request after a failure, and asks again in another frame', async () => {
    const { store, runs, show, ask, step } = createPage()
    const answer = show()
    await settle()
    const first = ask()
    runs[0]?.fail(new EmbeddedTimeoutError())
    await first
    expect([step(), store.get(routeAtom).name]).toEqual(['failed', 'EmbeddedRequest'])
    store.set(retryEmbeddedPage)
    void ask()
    runs[0]?.answer('late')
    runs[1]?.answer('0x2')
    expect(await answer).toBe('0x2')
  })

  it('is offered in a window where the frame cannot show it', async () => {
    const { store, runs, show, ask } = createPage()
    const answer = show()
    await settle()
    const first = ask()
    runs[0]?.fail(new EmbeddedUnavailableError('unsupported'))
    await first
    expect(store.get(embeddedPageAtom)?.status).toEqual({ step: 'window', isBlocked: false })
    void ask()
    runs[1]?.answer('0x3')
    expect(await answer).toBe('0x3')
    // Another frame would end in the same way.
    void show().catch(() => undefined)
    await settle()
    expect(store.get(embeddedPageAtom)?.status).toEqual({ step: 'window', isBlocked: false })
  })

  it('rejects when the visitor declines or closes the modal, and shows the next request after that', async () => {
    const { store, runs, show, ask } = createPage()
    const [first, second] = [show(), show()]
    await settle()
    void ask()
    runs[0]?.fail(new UserRejectedError('No'))
    await expect(first).rejects.toBeInstanceOf(UserRejectedError)
    await settle()
    expect(store.get(routeAtom).name).toBe('EmbeddedRequest')
    store.set(close)
    await expect(second).rejects.toBeInstanceOf(UserRejectedError)
    expect(store.get(embeddedPageAtom)).toBeNull()
  })

  it('leaves nothing stored after a disconnection', async () => {
    const { portico, storage } = createLab()
    for (const [key, value] of [
      ['embedded', '{"eip155":"0x1"}'],
      ['embeddedWindow', 'yes'],
    ] as const)
      storage.setItem(`portico/${key}`, value)
    const run = async () => Promise.reject(new Error('It is not asked'))
    await portico.store.set(showEmbeddedPage, { url: 'https://vault.example/', purpose: 'disconnect', run })
    expect(['embedded', 'embeddedWindow'].map((key) => storage.getItem(`portico/${key}`))).toEqual([null, null])
  })

  it('has the look of the app in its address, and no secret', () => {
    expect(inLook('https://vault.example/page', { mode: 'dark', lang: 'ar', dir: 'rtl' })).toMatch(
      /^https:\/\/vault\.example\/page\?mode=dark&lang=ar&dir=rtl/,
    )
    expect(inLook('https://vault.example/', {})).toMatch(/\?mode=auto/)
  })
})

describe('connecting an embedded wallet', () => {
  it('says why it failed, and forgets that when the view is left', async () => {
    const embedded: EmbeddedTransport = {
      methods: ['passkey'],
      name: 'Passkey wallet',
      connect: async () => Promise.reject(new UserRejectedError('No')),
      resume: async () => Promise.reject(new Error()),
      openSettings: async () => undefined,
    }
    const { store } = createLab({ embedded }).portico
    await expect(store.set(connectEmbedded)).rejects.toBeInstanceOf(UserRejectedError)
    const attempt = store.get(embeddedAttemptAtom)
    expect(attempt?.status === 'ended' && failureOf(attempt.error)).toBe('declined')
    const without = createLab().portico.store
    await expect(without.set(connectEmbedded)).rejects.toThrow('This app has no embedded wallet')
  })
})
