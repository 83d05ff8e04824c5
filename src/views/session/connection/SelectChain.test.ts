import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { PorticoProvider } from '../../../hooks/PorticoProvider'
import SelectChain from './SelectChain'

it('Chains to choose from have the image of their first network', () => {
  const imageUrl = 'https://host.example/ether.svg'
  const [ethereum, ...others] = labNetworks
  const wallet = { id: 'twofold', name: 'Twofold' }
  const adapters = [
    createLabAdapter([createLabWallet('Twofold', wallet)]),
    createLabAdapter([createLabWallet('Twofold', { ...wallet, id: 'twofold-sol', namespace: 'solana' })], 'solana'),
  ]
  const networks = [{ ...ethereum, assets: { imageUrl } }, ...others] as unknown as typeof labNetworks
  const lab = createLab({ adapters, config: { networks } })
  const portico = { ...lab.portico, serverStore: lab.portico.store }
  const view = createElement(SelectChain, { route: { name: 'SelectChain', walletId: 'twofold' } })
  const markup = renderToStaticMarkup(createElement(PorticoProvider, { portico }, view))
  expect(markup).toContain(`src="${imageUrl}"`)
  expect(markup).toContain('>Solana<')
})
