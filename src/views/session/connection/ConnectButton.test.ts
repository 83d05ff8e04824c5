import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { PorticoProvider } from '../../../hooks/PorticoProvider'
import { loadDetails } from '../../../state/app/accountDetails'
import { balanceAtom } from '../../../state/session/account/balance'
import { connectWallet } from '../../../state/session/connection/connect'
import { isOpenAtom } from '../../../state/shell/router/stack'
import { ConnectButton, type ConnectButtonProps, type ConnectButtonRenderState } from './ConnectButton'

const shortAddress = '0x70…dc79C8'

async function create(isConnected: boolean) {
  const lab = createLab()
  const { store } = lab.portico
  // Markup is drawn from what a server knows: here, all that the page does.
  const portico = { ...lab.portico, serverStore: store }
  if (isConnected) await store.set(connectWallet, 'alpha')
  const draw = (props: ConnectButtonProps = {}) =>
    renderToStaticMarkup(createElement(PorticoProvider, { portico }, createElement(ConnectButton, props)))
  const readBalance = async () => {
    const stop = store.sub(balanceAtom, () => undefined)
    await expect.poll(() => store.get(balanceAtom).status).toBe('ready')
    return stop
  }
  return { store, draw, readBalance }
}

describe('the connect button', () => {
  it('says what it is told, in the size it is told', async () => {
    const { draw } = await create(false)
    expect(draw()).toContain('Connect wallet')
    expect(draw({ label: 'Enter' })).toContain('Enter')
    expect(draw({ label: 'Enter' })).not.toContain('Connect wallet')
    expect(draw()).not.toContain('Button_size_s')
    expect(draw({ size: 's' })).toContain('Button_size_s')
  })

  it('keeps room for the balance until it knows whether there is one', async () => {
    const { draw } = await create(true)
    expect(draw()).toContain(shortAddress)
    expect(draw()).toContain('minWidth_balance')
    expect(draw({ balance: false })).toContain('minWidth_address')
  })

  it('shows the balance once it is read, unless the host does not want it', async () => {
    const { draw, readBalance } = await create(true)
    await loadDetails()
    const stop = await readBalance()
    expect(draw()).toMatch(/[\d.]+ ETH/)
    expect(draw({ balance: false })).not.toContain('ETH')
    stop()
  })

  it('hands its state to a button of the host', async () => {
    const seen: ConnectButtonRenderState[] = []
    const children = (state: ConnectButtonRenderState) => {
      seen.push(state)
      return createElement('b', null, state.name || 'Enter')
    }
    const stranger = await create(false)
    expect(stranger.draw({ children })).toBe('<b>Enter</b>')
    const visitor = await create(true)
    expect(visitor.draw({ children })).toBe(`<b>${shortAddress}</b>`)
    expect(seen).toMatchObject([
      { status: 'disconnected', account: null, name: '', balance: { status: 'ready', value: null } },
      { status: 'connected', account: { wallet: { name: 'Alpha' } }, name: shortAddress },
    ])
    seen.at(-1)?.open()
    expect(visitor.store.get(isOpenAtom)).toBe(true)
  })
})
