import type { Namespace } from '../../../src/chains/network'
import type { SharedAccount } from '../../../src/state/session/account/sharedAccounts'
import type { RecentConnection } from '../../../src/state/session/connection/recent'
import { truncateAddress } from '../../../src/state/core/format/address'
import { wallets } from '../samples'

const mainnets = {
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  cosmos: 'cosmos:cosmoshub-4',
} as const

const walletOf = (index: number) => ({ name: wallets[index]?.name ?? '', icon: wallets[index]?.icon })

/** Accounts of one wallet, the first of them in use. */
function accountsOf(namespace: Namespace, index: number, addresses: readonly string[]): readonly SharedAccount[] {
  return addresses.map((address, place) => ({
    namespace,
    caipAddress: `${mainnets[namespace]}:${address}`,
    address,
    wallet: walletOf(index),
    isInUse: place === 0,
  }))
}

const ethereum = accountsOf('eip155', 0, [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
])
const [payment, ordinals] = accountsOf('bip122', 2, [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
])

/** The choice of accounts: three namespaces, and two wallets of before. */
export const profile = {
  accounts: [
    ...ethereum,
    ...accountsOf('solana', 1, ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV']),
    ...(payment && ordinals
      ? ([
          { ...payment, purpose: 'payment' },
          { ...ordinals, purpose: 'ordinals' },
        ] as const)
      : []),
  ],
  current: ethereum[0]?.caipAddress,
  recentConnections: [
    {
      namespace: 'eip155',
      connectorId: 'lab.postern',
      caipAddress: 'eip155:1:0x90F79bf6EB2c4f870365E785982E1f101E93b906',
      wallet: walletOf(3),
      isHere: true,
    },
    {
      namespace: 'cosmos',
      connectorId: 'lab.gone',
      caipAddress: 'cosmos:cosmoshub-4:cosmos1vlthgax23ca9syk7xgaz347xmf4nunefw3cnv8',
      wallet: { name: 'Copper Vault' },
      isHere: false,
    },
  ] satisfies readonly RecentConnection[],
  openNamespaces: ['polkadot', 'cosmos'] satisfies readonly Namespace[],
  formatAddress: (address: string) => truncateAddress(address),
}

/** Accounts as a wallet of Polkadot shares them. */
export const polkadotAccounts = accountsOf('polkadot', 1, [
  '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
  '13UVJyLnbVp9RBZYFwFGyDvVd1y27Tt8tkntv6Q7JVPhFsTB',
])
