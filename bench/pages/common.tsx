import { useAccount } from 'portico'

export const network = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}

export const prefetch = location.search === '?prefetch=idle' ? 'idle' : 'intent'

export function Address() {
  return <output id="address">{useAccount()?.address}</output>
}
