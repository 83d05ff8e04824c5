import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createLab } from '../../../stories/lab/lab'
import { PorticoProvider } from '../../hooks/PorticoProvider'
import { connectWallet } from '../../state/connection/connect'
import { SlotsProvider, type Slots } from './Slots'
import { Surface } from './Surface'

/** The view at home with what a host adds, as markup. */
async function draw(slots: Slots, isConnected = false): Promise<string> {
  const lab = createLab()
  const portico = { ...lab.portico, serverStore: lab.portico.store }
  if (isConnected) await portico.store.set(connectWallet, 'alpha')
  // The view of the account comes late, hence as its module.
  const { default: Account } = await import('../account/Account')
  const view: ComponentType = isConnected ? Account : Surface
  const slotted = createElement(SlotsProvider, { slots }, createElement(view))
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

  it('add actions to the account', async () => {
    const markup = await draw({ accountActions: told('Buy') }, true)
    expect(markup).toMatch(/<i>Buy<\/i>.*Disconnect/s)
  })
})
