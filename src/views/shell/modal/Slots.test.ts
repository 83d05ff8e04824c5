import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { PorticoProvider } from '../../../hooks/PorticoProvider'
import { connectWallet } from '../../../state/session/connection/connect'
import Account from '../../session/account/Account'
import Networks from '../../session/networks/Networks'
import { SlotsProvider, type Slots } from './Slots'
import { Surface } from './Surface'

/** The view at home, or one that comes late, with what a host adds, as markup. */
async function draw(slots: Slots, late?: { view: ComponentType; isConnected: boolean }): Promise<string> {
  const lab = createLab()
  const portico = { ...lab.portico, serverStore: lab.portico.store }
  if (late?.isConnected) await portico.store.set(connectWallet, 'alpha')
  const slotted = createElement(SlotsProvider, { slots }, createElement(late?.view ?? Surface))
  return renderToStaticMarkup(createElement(PorticoProvider, { portico }, slotted))
}

const told = (text: string): ReactNode => createElement('i', null, text)

describe('slots', () => {
  it('stand above and below the view, and know which it is', async () => {
    const markup = await draw({ header: told('above'), footer: (view) => told(`below ${view}`) })
    const places = ['<h2', '<i>above</i>', 'Alpha', '<i>below Connect</i>'].map((text) => markup.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  it('end the row of a wallet', async () => {
    expect(await draw({ walletEnd: ({ name }) => told(`${name} is here`) })).toContain('<i>Alpha is here</i>')
  })

  it('end the row of a network, in place of what stands there', async () => {
    const slots: Slots = { networkEnd: ({ name }, end) => createElement(Fragment, null, end, told(`${name} is cheap`)) }
    const markup = await draw(slots, { view: Networks, isConnected: true })
    expect(markup).toContain('<i>Ethereum is cheap</i>')
    expect(markup).toMatch(/Current.*<i>Ethereum is cheap/s)
  })

  it('add actions to the account', async () => {
    const markup = await draw({ accountActions: told('Buy') }, { view: Account, isConnected: true })
    expect(markup).toMatch(/<i>Buy<\/i>.*Disconnect/s)
  })
})
