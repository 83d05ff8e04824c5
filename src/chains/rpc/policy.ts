/**
 * The policy of a method: `local` is answered from what is known, `safe` passes, `ask` needs a person's yes,
 * `blocked` is refused.
 */
export type RpcPolicy = 'local' | 'safe' | 'ask' | 'blocked'

const words = (text: string) => text.trim().split(/\s+/)

/**
 * Answered for the connected account without asking anybody. `eth_requestAccounts` and `net_version` are not on
 * the safe list, yet libraries ask for them first, and who is connected is no secret to the page.
 */
export const localMethods: readonly string[] = ['eth_accounts', 'eth_requestAccounts', 'eth_chainId', 'net_version']

/** Reads: they change nothing and sign nothing. */
export const safeMethods: readonly string[] = words(`
  eth_accounts eth_blockNumber eth_call eth_chainId eth_estimateGas eth_feeHistory eth_gasPrice eth_getAccount
  eth_getBalance eth_getBlockByHash eth_getBlockByNumber eth_getBlockReceipts eth_getBlockTransactionCountByHash
  eth_getBlockTransactionCountByNumber eth_getCode eth_getFilterChanges eth_getFilterLogs eth_getLogs eth_getProof
  eth_getStorageAt eth_getTransactionByBlockHashAndIndex eth_getTransactionByBlockNumberAndIndex
  eth_getTransactionByHash eth_getTransactionCount eth_getTransactionReceipt eth_getUncleCountByBlockHash
  eth_getUncleCountByBlockNumber eth_maxPriorityFeePerGas eth_newBlockFilter eth_newFilter
  eth_newPendingTransactionFilter eth_sendRawTransaction eth_syncing eth_uninstallFilter wallet_getCapabilities
  wallet_getCallsStatus wallet_getAssets eth_getUserOperationReceipt eth_estimateUserOperationGas
  eth_getUserOperationByHash eth_supportedEntryPoints
`)

/** Sign, send or grant: a person has to agree. */
export const unsafeMethods: readonly string[] = words(`
  personal_sign eth_signTypedData_v4 eth_sendTransaction solana_signMessage solana_signTransaction
  solana_signAllTransactions solana_signAndSendTransaction wallet_sendCalls wallet_grantPermissions
  wallet_revokePermissions eth_sendUserOperation
`)

/** Those after which an account holds less, once the chain has them. */
const spendingMethods = words(`
  eth_sendTransaction eth_sendRawTransaction wallet_sendCalls eth_sendUserOperation solana_signAndSendTransaction
`)

const policies: ReadonlyMap<unknown, RpcPolicy> = new Map<unknown, RpcPolicy>([
  ...safeMethods.map((method) => [method, 'safe'] as const),
  ...unsafeMethods.map((method) => [method, 'ask'] as const),
  ...localMethods.map((method) => [method, 'local'] as const),
])

/** Returns the policy of a method; a method that is on no list is blocked. */
export function policyOf(method: unknown): RpcPolicy {
  return policies.get(method) ?? 'blocked'
}

/** Facts about a method beside its policy. */
export interface MethodRule {
  readonly policy: RpcPolicy
  /** The namespace of the wallets that speak it. */
  readonly namespace: 'eip155' | 'solana'
  /** An account may hold less afterwards. */
  readonly changesBalance: boolean
}

/** Everything that is known of a method, also of one that is blocked. */
export function ruleOf(method: string): MethodRule {
  return {
    policy: policyOf(method),
    namespace: method.startsWith('solana_') ? 'solana' : 'eip155',
    changesBalance: spendingMethods.includes(method),
  }
}
