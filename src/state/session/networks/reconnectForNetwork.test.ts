import { describe, expect, it } from 'vitest'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import { settled } from '../../../../stories/lab/settled'
import { createLabAdapter, createLabWallet, refuse } from '../../../../stories/lab/wallets/adapter'
import { createLabPeer } from '../../../../stories/lab/wallets/peer'
import type { ConnectRequest, WalletHandle } from '../../../chains/adapter'
import { UserRejectedError } from '../../../chains/errors/errors'
import type { PairRequest } from '../../../chains/pairing'
import { connectAttemptAtom, connectWallet } from '../connection/connect'
import { memoryStorage } from '../../core/storage'
import { pairWallet } from '../pairing/pairing'
import { isOpenAtom, open } from '../../shell/router/stack'
import { routeAtom } from '../../shell/router/navigation'
import { networkChoicesAtom, waysOutAtom } from './search'
import { selectNetwork } from './selectNetwork'

const polkadotOf = (id: string, name: string) => ({
  id,
  name,
  chainNamespace: 'polkadot' as const,
  nativeCurrency: { name: 'Dot', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})
const networks = [polkadotOf('relay', 'Relay'), polkadotOf('hub', 'Hub')]

/** A wallet as those of Polkadot: on the network it is connected with, and never asked for another. */
function start(storage = memoryStorage()) {
  const wallet = createLabWallet('Dot', { namespace: 'polkadot', onSwitch: undefined })
  const lab = createLabAdapter([wallet], 'polkadot')
  const at = (request: ConnectRequest) => {
    const networkId = request.networks[0]?.caipNetworkId ?? 'polkadot:relay'
    wallet.snapshot = { networkId, address: `${networkId}:a`, accounts: [`${networkId}:a`] }
    return request
  }
  const adapter = {
    ...lab,
    connect: (request: ConnectRequest) => lab.connect(at(request)),
    resume: (request: ConnectRequest) => lab.resume(at(request)),
  }
  const { portico } = createLab({ adapters: [adapter], storage, config: { adapters: [adapter], networks } })
  return { portico, store: portico.store, wallet }
}

describe('a wallet that cannot be asked to switch', () => {
  it('is connected again by one press, which the row says before, and a reload is there', async () => {
    const storage = memoryStorage()
    const { portico, store, wallet } = start(storage)
    await store.set(connectWallet, 'dot')
    portico.open({ name: 'Networks' })
    expect(store.get(networkChoicesAtom).map(({ connectsAnew }) => connectsAnew)).toEqual([undefined, true])
    store.set(selectNetwork, 'polkadot:hub')
    expect(store.get(routeAtom)).toEqual({ name: 'ConnectingExternal', connectorId: 'dot' })
    await settled()
    expect(portico.snapshot()).toMatchObject({ isOpen: false, network: { name: 'Hub' }, account: { address: 'a' } })
    const again = start(storage)
    again.wallet.isPermitted = wallet.isPermitted
    await settled()
    expect(again.portico.snapshot()).toMatchObject({ status: 'connected', network: { name: 'Hub' } })
  })

  it('stays connected as it was where that is declined', async () => {
    const { portico, store, wallet } = start()
    await store.set(connectWallet, 'dot')
    wallet.onConnect = refuse(new UserRejectedError('no'))
    store.set(selectNetwork, 'polkadot:hub')
    await settled()
    expect(store.get(connectAttemptAtom)?.status).toBe('declined')
    expect(portico.snapshot()).toMatchObject({ status: 'connected', network: { name: 'Relay' } })
  })
})

describe('a network that a paired wallet did not grant', () => {
  async function paired(grant: 'onRequest' | 'anew') {
    const peer = createLabPeer({ name: 'Lantern' })
    const grantOf: WalletHandle['grantOf'] = (networkId) => (networkId === 'eip155:10' ? grant : 'granted')
    const pairing = {
      ...peer,
      pair: async (request: PairRequest) => {
        const answer = await peer.pair(request)
        const { eip155 } = answer.handles
        return { ...answer, handles: eip155 ? { eip155: Object.assign(eip155, { grantOf }) } : {} }
      },
    }
    const { portico } = createLab({ pairing, config: { networks: labNetworks } })
    const pairs = portico.store.set(pairWallet)
    await peer.approve()
    await pairs
    return { portico, store: portico.store, peer }
  }

  it('is marked before the press, which asks the wallet where it can be asked', async () => {
    const { store, peer } = await paired('onRequest')
    const choice = store.get(networkChoicesAtom).find(({ network }) => network.id === 10)
    expect(choice).toMatchObject({ notGrantedBy: 'Lantern', connectsAnew: false })
    peer.find('eip155').onSwitch = () => new Promise(() => undefined)
    store.set(selectNetwork, 'eip155:10')
    expect(store.get(routeAtom).name).toBe('SwitchNetwork')
  })

  it('is paired for again where the wallet cannot be asked, with the namespaces it serves', async () => {
    const { portico, store, peer } = await paired('anew')
    expect(store.get(networkChoicesAtom)[1]).toMatchObject({ notGrantedBy: 'Lantern', connectsAnew: true })
    expect(store.get(waysOutAtom)[1]?.disabledReason).toBeUndefined()
    void store.set(open, { name: 'Networks' })
    store.set(selectNetwork, 'eip155:10')
    expect([store.get(isOpenAtom), store.get(routeAtom).name]).toEqual([true, 'ConnectingWalletConnect'])
    const pairs = store.set(pairWallet)
    expect(peer.requests.at(-1)?.networks.map(({ caipNetworkId }) => caipNetworkId)).toContain('eip155:10')
    await peer.approve()
    await pairs.catch(() => undefined) // its view is left with the modal, which closes
    expect(portico.snapshot().status).toBe('connected')
  })
})
