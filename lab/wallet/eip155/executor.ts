import { createWalletClient, encodeFunctionData, http, parseAbi, publicActions, type Address, type Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { WalletChain } from '../types'
import type { Transaction } from './transaction'

/** Address of the code, on every chain of the lab, of an account that does several calls all or none. */
export const batchExecutor: Address = '0xba7c4000000000000000000000000000000005e7'

const abi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function execute(Call[] calls) payable',
])

function clientOf(account: PrivateKeyAccount, { id, name, rpcUrl }: WalletChain) {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const chain = { id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } }
  return createWalletClient({ account, chain, transport: http(rpcUrl) }).extend(publicActions)
}

/** Reads that an account does several calls all or none, could, or never can on a chain. */
export async function batchingOf(
  account: Address,
  { rpcUrl }: WalletChain,
): Promise<'supported' | 'ready' | 'unsupported'> {
  const client = createWalletClient({ transport: http(rpcUrl) }).extend(publicActions)
  const [own, executor] = await Promise.all(
    [account, batchExecutor].map((address) => client.getCode({ address }).catch(() => undefined)),
  )
  if (!executor) return 'unsupported'
  return own?.toLowerCase() === `0xef0100${batchExecutor.slice(2)}` ? 'supported' : 'ready'
}

/** Sends calls as one transaction of the account to itself, which it makes able to that first; returns the hash. */
export async function sendAsOne(
  account: PrivateKeyAccount,
  chain: WalletChain,
  calls: readonly Transaction[],
): Promise<Hex> {
  const client = clientOf(account, chain)
  const isAble = (await batchingOf(account.address, chain)) === 'supported'
  const args = calls.map(({ to, data = '0x', amounts }) => {
    if (!to) throw new Error('A contract is not created in a batch')
    return { to, data, value: amounts.value ?? 0n }
  })
  const authorization = isAble
    ? null
    : await client.signAuthorization({ contractAddress: batchExecutor, executor: 'self' })
  return client.sendTransaction({
    to: account.address,
    data: encodeFunctionData({ abi, functionName: 'execute', args: [args] }),
    // Given, so that what will be undone is sent as well.
    gas: 3_000_000n,
    ...(authorization && { authorizationList: [authorization] }),
  })
}
