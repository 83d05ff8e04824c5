import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createLab, labNetworks } from '../../stories/lab/lab'
import { solanaHere } from '../../stories/lab/networks'
import { createLabAdapter, createLabWallet, ignore } from '../../stories/lab/wallets/adapter'
import { PorticoProvider } from '../hooks/PorticoProvider'
import { connectWallet } from '../state/session/connection/connect'
import { connectionsAtom } from '../state/core/visitor/connections'
import { selectNetwork } from '../state/session/networks/selectNetwork'
import * as entry from './index'

const names = Object.keys(entry)

/** Pure views that nothing in an instance stands for. */
const withoutState = ['FailureView', 'LoadingView']
/** `NetworksView` is also that of an unsupported network. */
const further = ['useUnsupportedChainView']

const on = (networkId: `eip155:${string}`) =>
  ({ networkId, address: `${networkId}:0x1`, accounts: [`${networkId}:0x1`] }) as const

/** Draws a component that a page of its own places. */
function draw(Page: () => ReactNode, lab = createLab()): string {
  // Markup is drawn from what a server knows: here, all that the page does.
  const portico = { ...lab.portico, serverStore: lab.portico.store }
  const provider = createElement(PorticoProvider, { portico }, createElement(Page as ComponentType))
  return renderToStaticMarkup(provider)
}

describe('the hooks of views', () => {
  it('are named after the views whose props they return', () => {
    const views = names.filter((name) => /^[A-Z]\w+View$/.test(name) && !withoutState.includes(name))
    const hooks = names.filter((name) => /^use\w+View$/.test(name))
    expect(hooks.sort()).toEqual([...views.map((name) => `use${name}`), ...further].sort())
  })

  it('return all that a view takes', () => {
    expect(draw(() => createElement(entry.ConnectView, entry.useConnectView()))).toContain('Alpha')
    const Networks = () => createElement(entry.NetworksView, entry.useNetworksView())
    expect(draw(Networks)).toContain('Ethereum')
    expect(draw(() => createElement(entry.PairingView, entry.usePairingView()))).toContain('<svg')
  })

  it('narrow the wallets to a namespace', () => {
    const Solana = () => createElement(entry.ConnectView, entry.useConnectView({ namespace: 'solana' }))
    expect(draw(Solana)).not.toContain('Alpha')
  })

  it('return null while there is nothing to show', () => {
    const shown: unknown[] = []
    draw(() => {
      shown.push(entry.useAccountView(), entry.useConnectingView(), entry.useSwitchNetworkView())
      shown.push(entry.useNotDetectedView(), entry.useRegisterAccountNameSuccessView())
      return null
    })
    expect(shown).toEqual([null, null, null, null, null])
  })

  it('leave the namespace of an unsupported network, and no other', async () => {
    const sol = { networkId: 'solana:here', address: 'solana:here:a', accounts: ['solana:here:a'] } as const
    const adapters = [
      createLabAdapter([createLabWallet('Sol', { namespace: 'solana', snapshot: sol })], 'solana'),
      createLabAdapter([createLabWallet('Alpha', { snapshot: on('eip155:8453') })]),
    ]
    const lab = createLab({ adapters, config: { networks: [...labNetworks, solanaHere] } })
    const { store } = lab.portico
    await store.set(connectWallet, 'sol')
    await store.set(connectWallet, 'alpha')
    draw(() => {
      entry.useUnsupportedChainView().onDisconnect?.()
      return null
    }, lab)
    const { eip155, solana } = store.get(connectionsAtom)
    expect([eip155?.status, solana?.status]).toEqual(['disconnected', 'connected'])
  })

  it('say which wallet ignores a switch for 20 seconds, what to press there, and both ways on', async () => {
    const lab = createLab({ wallets: [createLabWallet('Alpha', { onSwitch: ignore })] })
    const { store } = lab.portico
    await store.set(connectWallet, 'alpha')
    store.set(selectNetwork, 'eip155:10')
    const Switching = () => {
      const props = entry.useSwitchNetworkView()
      return props && createElement(entry.SwitchNetworkView, props)
    }
    expect(draw(Switching, lab)).not.toContain('did not answer')
    await lab.clock.advance(20_000)
    const shown = draw(Switching, lab)
    for (const words of ['Alpha did not answer', 'choose OP Mainnet', 'Try again', 'Choose another network'])
      expect(shown).toContain(words)
  })

  it('show a wallet that is given by its id, also where it was not asked', () => {
    const Given = () => {
      const props = entry.useConnectingView({ connectorId: 'gone' })
      return props && createElement(entry.ConnectingView, props)
    }
    expect(draw(Given)).toContain('gone')
  })
})
