import { createPortico, useAccount } from 'portico'
import { eip155 } from 'portico/eip155'

export const network = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}

const prefetch = location.search === '?prefetch=idle' ? 'idle' : 'intent'

/** What a host has on both of its pages. */
export const portico = createPortico({ projectId: null, networks: [network], adapters: [eip155()], prefetch })

export function Address() {
  return <output id="address">{useAccount()?.address}</output>
}
