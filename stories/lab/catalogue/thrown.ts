import type { NetworkInput } from '../../../src/chains/network'
import { walletConnect, type UniversalProviderLike } from '../../../src/chains/walletConnect'
import {
  addNetwork,
  connectWallet,
  createGatedProvider,
  pairWallet,
  removeNetwork,
  signIn,
  signMessage,
  switchNetwork,
} from '../../../src/state'
import { createLabAdapter, createLabWallet } from '../wallets/adapter'
import { createLab, labNetworks } from '../lab'
import { createLabSiwx } from '../siwx'
import { failBalance, unread } from './failBalance'
import { thrownByNames } from './thrownByNames'
import { connected, flow, type Entry } from './world'

const solana: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } },
}
const solanaId = `solana:${solana.id}` as const

/** Of a wallet of Solana among those of eip155, with and without a network for it. */
const inTwo = (networks = [...labNetworks, solana]) => {
  const adapters = [createLabAdapter([]), createLabAdapter([createLabWallet('Sol', { namespace: 'solana' })], 'solana')]
  return createLab({ adapters, config: { adapters, networks } })
}

const refused = (text: string): Entry => ({
  text,
  place: 'thrown',
  when: 'A wallet is to be paired, and the relay refuses this page',
  flow: flow(
    ({ refusing }) => createLab({ wallets: [], pairing: refusing(text) }),
    ({ portico }) => portico.store.set(pairWallet),
  ),
})

/** Sentences of what is thrown at the host. */
export const thrown: readonly Entry[] = [
  {
    text: 'SIWX is not enabled',
    place: 'thrown',
    when: 'signIn() without a sign-in of the host',
    flow: flow(
      () => connected(createLab()),
      ({ portico }) => portico.store.set(signIn),
    ),
  },
  {
    text: 'No ActiveCaipAddress found',
    place: 'thrown',
    when: 'signMessage() while nobody is connected',
    flow: flow(
      () => createLab(),
      ({ portico }) => portico.store.set(signMessage, 'Ahoy'),
    ),
  },
  {
    text: 'No ActiveCaipNetwork or client found',
    place: 'thrown',
    when: 'signIn() while the wallet is on a network that the host does not have',
    flow: flow(
      () => {
        const address = 'eip155:5:0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
        const wallet = createLabWallet('Alpha', { snapshot: { address, accounts: [address], networkId: 'eip155:5' } })
        return connected(createLab({ wallets: [wallet], config: { siwx: createLabSiwx() } }))
      },
      ({ portico }) => portico.store.set(signIn),
    ),
  },
  {
    text: 'No ConnectionController client found',
    place: 'thrown',
    when: 'A wallet is to be connected after destroy()',
    flow: flow(
      () => createLab(),
      ({ portico }) => {
        portico.destroy()
        return portico.store.set(connectWallet, 'alpha')
      },
    ),
  },
  {
    text: 'Network not found',
    place: 'thrown',
    when: 'switchNetwork() to a network that the host does not have',
    flow: flow(
      () => connected(createLab()),
      ({ portico }) => portico.store.set(switchNetwork, 'eip155:999'),
    ),
  },
  ...thrownByNames,
  {
    text: 'Adapter not found',
    place: 'thrown',
    when: 'A wallet is picked that no adapter of the host speaks to',
    flow: flow(
      () => {
        // One adapter finds a wallet of another's namespace.
        const adapter = createLabAdapter([createLabWallet('Sol', { namespace: 'solana' })])
        return createLab({ adapters: [adapter] })
      },
      ({ portico }) => portico.store.set(connectWallet, 'sol'),
    ),
  },
  {
    text: 'Chain is not supported',
    place: 'thrown',
    when: 'addNetwork() with one that no adapter speaks to',
    flow: flow(
      () => createLab(),
      ({ portico }) => portico.store.set(addNetwork, solana),
    ),
  },
  {
    text: 'WalletConnectConnector not found',
    place: 'thrown',
    when: 'A wallet is to be paired, and the host set no pairing up',
    flow: flow(
      () => createLab(),
      ({ portico }) => portico.store.set(pairWallet),
    ),
  },
  {
    text: 'CaipNetwork is undefined',
    place: 'thrown',
    when: 'A wallet is picked after the last network of its kind was removed',
    flow: flow(
      () => inTwo(),
      ({ portico: { store } }) => {
        store.set(removeNetwork, solanaId)
        return store.set(connectWallet, 'sol')
      },
    ),
  },
  {
    text: 'Please call connect() before request()',
    place: 'thrown',
    when: 'A library asks the gated provider while nobody is connected',
    flow: flow(
      () => createLab(),
      ({ portico }) => createGatedProvider(portico).request({ method: 'eth_accounts' }),
    ),
  },
  {
    text: 'Sign Client not initialized',
    place: 'thrown',
    when: 'A wallet is to be paired over a provider of the host that has no client',
    flow: flow(
      () => {
        const given: object = { connect: () => undefined, on: () => undefined }
        return createLab({
          wallets: [],
          pairing: walletConnect({ provider: async () => given as UniversalProviderLike }),
        })
      },
      ({ portico }) => portico.store.set(pairWallet),
    ),
  },
  {
    text: 'No RPC url provided for chainId',
    place: 'thrown',
    when: 'A balance is read on a network without an endpoint',
    flow: flow(unread, failBalance),
  },
  {
    text: 'Requested RPC call is not allowed',
    place: 'thrown',
    when: 'A page asks for a method that no page may ask for',
    flow: flow(
      () => connected(createLab()),
      ({ portico }) => createGatedProvider(portico).request({ method: 'eth_sign' }),
    ),
  },
  ...[
    'Unauthorized: origin not allowed',
    'JWT validation error: JWT Token is not yet valid',
    'Unauthorized: invalid key',
  ].map(refused),
]
