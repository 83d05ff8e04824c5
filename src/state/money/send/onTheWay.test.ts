import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createLabSiwx, createSigningWallet } from '../../../../stories/lab/siwx'
import { selectWallet } from '../../session/connection/connect'
import { connectedAtom } from '../../core/visitor/connections'
import { selectNetwork } from '../../session/networks/selectNetwork'
import { back, canGoBackAtom, navigate, routeAtom } from '../../shell/router/navigation'
import { isOpenAtom, open } from '../../shell/router/stack'
import { cancelSignIn } from '../../session/signIn/cancelSignIn'
import { pressSign } from '../../session/signIn/pressSign'
import { signInAtom } from '../../core/visitor/signIn'
import { editSend } from './draft'
import { sendFormAtom } from './form'
import { confirmSend, reviewSend } from './send'
import { takeTerms, type SendTerms } from './routeParams'

const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const hash = `0x${'1'.repeat(64)}`
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

function openPage(siwx?: ReturnType<typeof createLabSiwx>) {
  const lab = createLab({ wallets: [createSigningWallet('Alpha', { onSend: async () => hash })], config: { siwx } })
  lab.adapter.fees = { fee: 10n ** 15n }
  const { store } = lab.portico
  store.sub(sendFormAtom, () => undefined)
  const views = () => [store.get(isOpenAtom), store.get(routeAtom).name]
  /** The view when it is drawn, and the two presses in it. */
  const send = async () => {
    await store.set(takeTerms, store.get(routeAtom) as SendTerms)
    await expect.poll(() => store.get(sendFormAtom)?.gap).toBeNull()
    await store.set(reviewSend)
    await store.set(confirmSend)
  }
  return { ...lab, store, views, send }
}

const terms = { name: 'WalletSend', amount: '1', to: friend } as const

describe('another network while something is to be sent', () => {
  it('leads back to it, with whom it goes to, and how much of the currency; a token stays on its own', async () => {
    const { store, views } = openPage()
    await store.set(selectWallet, 'alpha')
    const form = () => store.get(sendFormAtom)
    const choose = async (networkId: 'eip155:1' | 'eip155:10') => {
      void store.set(open, { name: 'WalletSend' })
      for (const name of ['WalletSendSelectToken', 'Networks'] as const) store.set(navigate, { name })
      store.set(selectNetwork, networkId)
      await expect.poll(() => form()?.network.caipNetworkId).toBe(networkId)
      await expect.poll(views).toEqual([true, 'WalletSendSelectToken'])
      store.set(back)
      expect(views()).toEqual([true, 'WalletSend'])
    }
    store.set(editSend, { amount: '0.5', to: friend })
    await choose('eip155:10')
    expect(form()).toMatchObject({ amount: '0.5', to: friend })
    store.set(editSend, { token })
    await choose('eip155:1')
    expect(form()).toMatchObject({ amount: '', to: friend, token: undefined })
    await choose('eip155:10')
    expect(form()).toMatchObject({ amount: '0.5', to: friend, token })
  })

  it('closes what was opened for nothing else', async () => {
    const { store, views } = openPage()
    await store.set(selectWallet, 'alpha')
    void store.set(open)
    store.set(navigate, { name: 'Networks' })
    store.set(selectNetwork, 'eip155:10')
    await expect.poll(views).toEqual([false, 'Account'])
  })
})

describe('sending that is opened while no account is connected', () => {
  it('begins with the wallets, and goes on when one is connected', async () => {
    const { store, views, send } = openPage()
    const opened = store.set(open, terms)
    expect([...views(), store.get(canGoBackAtom)]).toEqual([true, 'Connect', false])
    await store.set(selectWallet, 'alpha')
    expect(views()).toEqual([true, 'WalletSend'])
    await send()
    expect(await opened).toEqual({ hash })
  })

  it('brings nothing where the visitor leaves', async () => {
    const { store } = openPage()
    const opened = store.set(open, terms)
    store.set(back)
    expect(await opened).toBeUndefined()
    expect(store.get(isOpenAtom)).toBe(false)
  })

  it('goes on after signing in, and without where that is optional', async () => {
    for (const isRequired of [true, false]) {
      const { store, views, send } = openPage(createLabSiwx({ isRequired }))
      const opened = store.set(open, terms)
      void store.set(selectWallet, 'alpha')
      await expect.poll(() => store.get(signInAtom).status).toBe('ready')
      expect([...views(), store.get(canGoBackAtom)]).toEqual([true, 'SIWXSignMessage', false])
      await store.set(isRequired ? pressSign : cancelSignIn)
      await expect.poll(views).toEqual([true, 'WalletSend'])
      await send()
      expect(await opened).toEqual({ hash })
    }
  })

  it('ends with a required sign-in that is cancelled', async () => {
    const { store, views } = openPage(createLabSiwx({ isRequired: true }))
    const opened = store.set(open, terms)
    void store.set(selectWallet, 'alpha')
    await expect.poll(() => store.get(signInAtom).status).toBe('ready')
    await store.set(cancelSignIn)
    expect(await opened).toBeUndefined()
    expect([...views(), store.get(connectedAtom)]).toEqual([true, 'Connect', false])
  })
})
