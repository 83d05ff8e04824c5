import { createWalletClient, http, publicActions, type Address, type Chain, type LocalAccount } from 'viem'
import type { Compiled } from './compile'

/** A chain, and the account that pays. */
export interface Deployer {
  readonly chain: Chain
  readonly url: string
  readonly owner: LocalAccount
}

/** Deploys a contract and waits for it. */
export async function putContract(
  { chain, url, owner }: Deployer,
  contract: Compiled,
  ...args: unknown[]
): Promise<Address> {
  const client = createWalletClient({ account: owner, chain, transport: http(url) }).extend(publicActions)
  const { abi, bytecode } = contract
  const hash = await client.deployContract({ abi: abi as [], bytecode, args: args as [], account: owner, chain })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
  if (!contractAddress) throw new Error('The lab could not deploy a contract')
  return contractAddress
}
