import type { Namespace, Network } from '../network'

/** The request to a wallet for one namespace. */
export interface ProposedNamespace {
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
  /** Endpoint by chain reference: without one the library asks its vendor's. */
  readonly rpcMap: Record<string, string>
}

const methods: Readonly<Record<Namespace, readonly string[]>> = {
  eip155: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'personal_sign',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_registerOnboarding',
    'wallet_watchAsset',
    'wallet_scanQRCode',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_getAssets',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  bip122: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
  polkadot: ['polkadot_signTransaction', 'polkadot_signMessage'],
  cosmos: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
}

/** Networks as a session proposal asks for them; all optional, as a wallet may have only some. */
export function proposalOf(networks: readonly Network[]): Record<string, ProposedNamespace> {
  const proposed: Record<string, ProposedNamespace> = {}
  for (const { chainNamespace, caipNetworkId, deprecatedCaipNetworkId, id, rpcUrls } of networks) {
    const part = (proposed[chainNamespace] ??= {
      chains: [],
      methods: [...methods[chainNamespace]],
      events: ['accountsChanged', 'chainChanged'],
      rpcMap: {},
    })
    part.chains.push(caipNetworkId)
    // Old wallets know a chain by its former id only.
    if (deprecatedCaipNetworkId) part.chains.push(deprecatedCaipNetworkId)
    const [url] = rpcUrls.default.http
    if (url) part.rpcMap[String(id)] = url
  }
  return proposed
}
