import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createPublicClient,
  createTestClient,
  http,
  parseUnits,
  type Address,
  type Chain,
  type Hex,
  type LocalAccount,
} from 'viem'
import { batchExecutor } from '../wallet/eip155/executor'
import { compile, type Compiled } from './compile'
import { putContract } from './putContract'

const require = createRequire(import.meta.url)

// https://www.multicall3.com/deployments
export const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Deploys the lab's token, all of it for the owner, and Multicall3; returns the token. */
export async function deploy(chain: Chain, url: string, owner: LocalAccount): Promise<Address> {
  const client = createPublicClient({ chain, transport: http(url) })
  const put = (contract: Compiled, ...args: unknown[]) => putContract({ chain, url, owner }, contract, ...args)
  const token = await put(compile('LabToken'), 'Lab Dollar', 'LUSD', 6, parseUnits('1000000', 6))
  const copy = await put({ abi: [], bytecode: await multicall3Bytecode() })
  const batch = await put(compile('LabBatch'))
  const node = createTestClient({ mode: 'anvil', chain, transport: http(url) })
  for (const [from, address] of [
    [copy, multicall3],
    [batch, batchExecutor],
  ] as const) {
    const bytecode = await client.getCode({ address: from })
    if (!bytecode) throw new Error('The lab could not deploy a contract that others share')
    await node.setCode({ address, bytecode })
  }
  return token
}

/** Collections of the lab. */
export interface LabNfts {
  /** ERC-721, which lists its tokens: three of each account. */
  readonly boats: Address
  /** ERC-1155. */
  readonly items: Address
}

/** Deploys the lab's collections, paid by another account: the owner's balance is counted in tests. */
export async function deployNfts(
  chain: Chain,
  url: string,
  payer: LocalAccount,
  owners: readonly Address[],
): Promise<LabNfts> {
  const put = (name: string) => putContract({ chain, url, owner: payer }, compile(name), owners)
  const boats = await put('LabNft')
  return { boats, items: await put('LabItems') }
}

/** viem carries the creation code for calls without deployment, in a file that its export map does not name. */
async function multicall3Bytecode(): Promise<Hex> {
  const root = dirname(require.resolve('viem/package.json'))
  const file = pathToFileURL(join(root, '_esm/constants/contracts.js')).href
  return ((await import(file)) as { multicall3Bytecode: Hex }).multicall3Bytecode
}
