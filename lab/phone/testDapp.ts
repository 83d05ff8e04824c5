import { Core } from '@walletconnect/core'
import type { ICore } from '@walletconnect/types'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { memoryStorage } from './memoryStorage'
import { quiet, stopCore } from './patchCore'

type Provider = InstanceType<typeof UniversalProvider>
type Optional = NonNullable<Parameters<Provider['connect']>[0]['optionalNamespaces']>

/** The request of tests to a phone: everything it may have, in five namespaces. */
export const everything: Optional = {
  eip155: {
    chains: ['eip155:31337', 'eip155:1'],
    methods: [
      'personal_sign',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'eth_coinbase',
    ],
    events: ['chainChanged', 'accountsChanged'],
    rpcMap: { 31337: 'http://127.0.0.1:9', 1: 'http://127.0.0.1:9' },
  },
  solana: {
    chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:elsewhere'],
    methods: ['solana_signMessage', 'solana_signTransaction'],
    events: ['accountsChanged'],
  },
  bip122: {
    chains: ['bip122:000000000019d6689c085ae165831e93'],
    methods: ['signMessage', 'getAccountAddresses'],
    events: ['bip122_addressesChanged'],
  },
  polkadot: { chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'], methods: ['polkadot_signMessage'], events: [] },
  cosmos: { chains: ['cosmos:cosmoshub-4'], methods: ['cosmos_getAccounts', 'cosmos_signAmino'], events: [] },
}

export type Dapp = Awaited<ReturnType<typeof createDapp>>

/** An app on the provider that apps use, on this machine only. */
export async function createDapp(relayUrl: string, projectId = 'lab') {
  const common = { relayUrl, projectId, logger: 'silent', telemetryEnabled: false } as const
  const inner = quiet(new Core({ ...common, storage: memoryStorage(), customStoragePrefix: `dapp-${Math.random()}` }))
  const provider = await UniversalProvider.init({
    ...common,
    core: inner as ICore,
    disableProviderPing: true,
    metadata: { name: 'Lab app', description: 'A test', url: 'https://app.example', icons: [] },
  })
  return {
    provider,
    /** Connects; `onUri` gets what the phone would scan. */
    connect: async (onUri: (uri: string) => unknown, optionalNamespaces = everything) => {
      provider.once('display_uri', onUri)
      const session = await provider.connect({ optionalNamespaces })
      if (!session) throw new Error('There is no session')
      return session
    },
    stop: () => stopCore(inner),
  }
}
