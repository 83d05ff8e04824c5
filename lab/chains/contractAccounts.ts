import {
  createWalletClient,
  encodeFunctionData,
  http,
  publicActions,
  type Address,
  type Chain,
  type Hex,
  type LocalAccount,
} from 'viem'
import { compile } from './compile'

/** An account that is a contract: its owner signs for it (EIP-1271). */
export interface ContractAccount {
  readonly owner: Address
  readonly address: Address
  /** The factory and its call, where the account is not there yet (EIP-6492). */
  readonly factory: Address
  readonly factoryData: Hex
}

export interface ContractAccounts {
  /** These are deployed. */
  readonly present: readonly ContractAccount[]
  /** These have an address only. */
  readonly future: readonly ContractAccount[]
}

/** Gives each owner an account that is deployed and another that could be. */
export async function deployAccounts(
  chain: Chain,
  url: string,
  payer: LocalAccount,
  owners: readonly Address[],
): Promise<ContractAccounts> {
  const client = createWalletClient({ account: payer, chain, transport: http(url) }).extend(publicActions)
  const { abi, bytecode } = compile('LabAccountFactory')
  const done = (hash: Hex) => client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
  const makeFactory = async (): Promise<readonly ContractAccount[]> => {
    const { contractAddress: factory } = await done(await client.deployContract({ abi, bytecode }))
    if (!factory) throw new Error('The lab could not deploy its account factory')
    const describe = async (owner: Address): Promise<ContractAccount> => {
      const address = await client.readContract({ address: factory, abi, functionName: 'addressOf', args: [owner] })
      return {
        owner,
        address: address as Address,
        factory,
        factoryData: encodeFunctionData({ abi, functionName: 'create', args: [owner] }),
      }
    }
    return Promise.all(owners.map(describe))
  }
  const present = await makeFactory()
  for (const { factory, factoryData } of present)
    await done(await client.sendTransaction({ to: factory, data: factoryData }))
  return { present, future: await makeFactory() }
}
