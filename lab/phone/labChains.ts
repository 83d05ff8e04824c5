import type { ContractAccounts } from '../chains/contractAccounts'
import type { PhoneChain } from './types'

// Named by their first block: https://namespaces.chainagnostic.org
const others: readonly PhoneChain[] = [
  { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
  { id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Solana Devnet' },
  { id: 'bip122:000000000019d6689c085ae165831e93', name: 'Bitcoin' },
  { id: 'bip122:000000000933ea01ad0ee984209779ba', name: 'Bitcoin Testnet' },
  { id: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328', name: 'Bitcoin Regtest' },
  { id: 'polkadot:91b171bb158e2d3848fa23a9f1c25182', name: 'Polkadot' },
  { id: 'cosmos:cosmoshub-4', name: 'Cosmos Hub' },
]

interface EvmChain {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly accounts: ContractAccounts
}

/** The chains of the lab's phone: the lab's own, and those it only signs for. */
export function phoneChains(
  lab: readonly EvmChain[],
  solana: { readonly id: string; readonly url: string },
): readonly PhoneChain[] {
  const own = lab.map(({ id, name, url, accounts: { present, future } }) => ({
    id: `eip155:${id}`,
    name,
    rpcUrl: url,
    contracts: [
      ...present.slice(0, 1),
      ...future.slice(0, 1).map(({ owner, address, ...deployment }) => ({ owner, address, deployment })),
    ],
  }))
  return [...own, { id: `solana:${solana.id}`, name: 'Lab Solana', rpcUrl: solana.url }, ...others]
}
