import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { PorticoProvider } from '../../../hooks/PorticoProvider'
import { connectWallet } from '../../../state/session/connection/connect'
import Account from './Account'

it('The account shows network, name and what can be done with the address, in that order, and leaving last', async () => {
  const lab = createLab()
  await lab.portico.store.set(connectWallet, 'alpha')
  const portico = { ...lab.portico, serverStore: lab.portico.store }
  const markup = renderToStaticMarkup(createElement(PorticoProvider, { portico }, createElement(Account)))
  const parts = [
    'aria-label="Ethereum"',
    '>0x70…dc79C8<',
    'Connected with Alpha',
    '>Receive<',
    'aria-label="Copy address"',
    '>Explorer<',
    '>Network<',
    'role="tab"',
    '>Tokens<',
    '>Activity<',
    '>Disconnect<',
  ]
  const places = parts.map((part) => markup.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(markup.lastIndexOf('<button')).toBeLessThan(markup.indexOf('>Disconnect<'))
  expect(markup.slice(markup.lastIndexOf('<button'))).toContain('>Disconnect<')
})
