import { describe, expect, it } from 'vitest'
import { settled } from '../../../../stories/lab/settled'
import { createLabSiwx, createSigningWallet, labAccount } from '../../../../stories/lab/siwx'
import { atNetwork, connectAndAsk } from '../../../../stories/lab/testing/signIn'
import { UserRejectedError } from '../../../chains/errors/errors'
import { snackAtom } from '../../shell/feedback/feedback'
import { SignInAnswerError, SignInServerUnreachableError } from '../../../siwx/siwxErrors'
import { pressSign } from './pressSign'
import { signInAtom } from '../../core/visitor/signIn'

describe('signing', () => {
  it('signing verifies, keeps the session, closes the modal and emits its events', async () => {
    const { store, route, siwx, status, events, tracked } = await connectAndAsk()
    await store.set(pressSign)
    expect(route()).toBeNull()
    expect(status()).toBe('signedIn')
    expect(siwx.sessions).toHaveLength(1)
    expect(siwx.sessions[0]?.data).not.toHaveProperty('toString', expect.any(String))
    expect(store.get(snackAtom)?.message).toBe('signedIn')
    expect(tracked()).toEqual(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS'])
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'track',
        event: 'SIWX_AUTH_SUCCESS',
        properties: { network: 'eip155:1', caipNetworkId: 'eip155:1' },
      }),
    )
  })

  it('signing uses the signer of the host where there is one', async () => {
    const requests: unknown[] = []
    const siwx = createLabSiwx({
      signMessage: async (request) => {
        requests.push(request)
        return labAccount.signMessage({ message: request.message })
      },
    })
    const wallet = createSigningWallet('Alpha', { onSign: () => Promise.reject(new Error('not asked')) })
    const { store, status } = await connectAndAsk(siwx, { wallets: [wallet] })
    await store.set(pressSign)
    expect(status()).toBe('signedIn')
    expect(requests).toMatchObject([{ chainId: 'eip155:1', accountAddress: labAccount.address }])
  })

  it('a declined signature keeps the view and the message, and can be tried again', async () => {
    const wallet = createSigningWallet('Alpha', { onSign: () => Promise.reject(new UserRejectedError('no')) })
    const { store, route, siwx, tracked, events } = await connectAndAsk(undefined, { wallets: [wallet] })
    const before = store.get(signInAtom)
    await store.set(pressSign)
    const after = store.get(signInAtom)
    expect(route()).toBe('SIWXSignMessage')
    expect(after).toMatchObject({ ...before, problem: 'declined' })
    expect(store.get(snackAtom)).toMatchObject({ tone: 'error', message: 'signatureDeclined' })
    expect(tracked()).toEqual(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_ERROR'])
    expect(events.filter(({ type }) => type === 'error')).toEqual([])
    wallet.onSign = (message) => labAccount.signMessage({ message })
    await store.set(pressSign)
    expect(siwx.sessions).toHaveLength(1)
  })

  it.each([new SignInServerUnreachableError(), new SignInAnswerError()])(
    'a signature that no server looked at is not called declined: %s',
    async (error) => {
      const siwx = createLabSiwx()
      siwx.before = (question) => {
        if (question === 'addSession') throw error
      }
      const { store, route } = await connectAndAsk(siwx)
      await store.set(pressSign)
      expect(store.get(signInAtom)).toMatchObject({ status: 'ready', problem: 'server', error })
      expect(store.get(snackAtom)?.message).not.toBe('signatureDeclined')
      expect(route()).toBe('SIWXSignMessage')
    },
  )

  it('a signature that is not accepted gets a new message', async () => {
    const wallet = createSigningWallet('Alpha', { onSign: async () => `0x${'1'.repeat(130)}` })
    const { store, status, siwx } = await connectAndAsk(undefined, { wallets: [wallet] })
    await store.set(pressSign)
    expect(store.get(signInAtom)).toMatchObject({ status: 'ready', problem: 'refused' })
    expect(store.get(snackAtom)?.tone).not.toBe('error')
    expect(JSON.stringify(store.get(signInAtom))).toContain('labnonce2')
    wallet.onSign = (message) => labAccount.signMessage({ message })
    await store.set(pressSign)
    expect(status()).toBe('signedIn')
    expect(siwx.sessions[0]?.data.nonce).toBe('labnonce2')
  })

  it('a refused signature of a contract account says that smart accounts may not be supported', async () => {
    const wallet = createSigningWallet('Alpha', { onSign: async () => `0x${'1'.repeat(300)}` })
    const { store, adapter, events } = await connectAndAsk(undefined, { wallets: [wallet] })
    adapter.isContract = true
    await store.set(pressSign)
    expect(store.get(signInAtom)).toMatchObject({ problem: 'smartAccount' })
    expect(store.get(snackAtom)?.message).toBe('smartAccountsUnsupported')
    expect(events).toContainEqual(
      expect.objectContaining({
        event: 'SIWX_AUTH_ERROR',
        properties: expect.objectContaining({ isSmartAccount: true }),
      }),
    )
  })

  it.each([
    { by: 'a key', signature: `0x${'1'.repeat(130)}`, told: [undefined, undefined] },
    { by: 'a contract', signature: `0x${'1'.repeat(300)}`, told: [undefined, true] },
  ])('8.7: events call an account smart where $by signed it, and say nothing before', async ({ signature, told }) => {
    const wallet = createSigningWallet('Alpha', { onSign: async () => signature })
    const siwx = createLabSiwx({ addSession: async () => undefined })
    const { store, events } = await connectAndAsk(siwx, { wallets: [wallet] })
    await store.set(pressSign)
    const sent = events.filter(({ event }) => event.includes('SIWX')).map((event) => JSON.stringify(event))
    expect(sent).toHaveLength(2)
    expect(sent.map((text) => (JSON.parse(text) as Sent).properties.isSmartAccount)).toEqual(told)
  })

  it('a signature of an account that is left meanwhile changes nothing', async () => {
    let answer: (signature: string) => void = () => undefined
    const wallet = createSigningWallet('Alpha', { onSign: () => new Promise((resolve) => (answer = resolve)) })
    const { store, siwx, status, route } = await connectAndAsk(undefined, { wallets: [wallet] })
    const state = store.get(signInAtom)
    const signing = store.set(pressSign)
    expect(status()).toBe('signing')
    wallet.change(atNetwork('eip155:1', '0x90F79bf6EB2c4f870365E785982E1f101E93b906'))
    await settled()
    answer(await labAccount.signMessage({ message: 'message' in state ? state.message : '' }))
    await signing
    await settled()
    expect(siwx.sessions).toEqual([])
    expect([status(), route()]).toEqual(['ready', 'SIWXSignMessage'])
    expect(JSON.stringify(store.get(signInAtom))).toContain('0x90F79bf6EB2c4f870365E785982E1f101E93b906')
  })
})

/** An event as a host's server reads it. */
interface Sent {
  readonly properties: { readonly isSmartAccount?: boolean }
}
