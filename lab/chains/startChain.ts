import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createTestClient, defineChain, http, isAddress, isHex, type Address, type Chain, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { startAnvil, type Anvil, type AnvilOptions } from './anvil'
import { deployAccounts, type ContractAccounts } from './contractAccounts'
import { deploy, multicall3 } from './deploy'
import { fingerprint } from './fingerprint'

const mnemonic = 'test test test test test test test test test test test junk'

export interface LabChainOptions extends AnvilOptions {
  readonly name: string
  /** Folder of what was deployed before. */
  readonly cache?: string
}

export interface LabChain {
  /** A viem chain, as a host would pass it. */
  readonly chain: Chain
  readonly url: string
  /** An ERC-20 of 6 decimals; the funded account has a million. */
  readonly token: Address
  /** Contract accounts of the lab's people. */
  readonly accounts: ContractAccounts
  /** Whether it came from the cache. */
  readonly isRestored: boolean
  stop(): Promise<void>
}

/** The account that owns everything in the lab, and a second one; keys everybody knows. */
export const labAccounts = [0, 1, 2].map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }))

interface State {
  readonly token: Address
  readonly accounts: ContractAccounts
  readonly dump: Hex
}

/** Starts a chain with its contracts: deployed once, then restored from a cache keyed by their sources. */
export async function startChain(options: LabChainOptions): Promise<LabChain> {
  const node = await startAnvil(options)
  try {
    return await fill(node, options)
  } catch (error) {
    await node.stop()
    throw error
  }
}

async function fill({ url, stop }: Anvil, { chainId, name, cache = '.cache/lab' }: LabChainOptions): Promise<LabChain> {
  const chain = defineChain({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    contracts: { multicall3: { address: multicall3 } },
    testnet: true,
  })
  const file = join(cache, `chain-${chainId}-${fingerprint()}.json`)
  const client = createTestClient({ mode: 'anvil', chain, transport: http(url) })
  const known = readState(file)
  if (known) {
    await client.loadState({ state: known.dump })
    return { chain, url, token: known.token, accounts: known.accounts, isRestored: true, stop }
  }
  const [owner] = labAccounts
  if (!owner) throw new Error('The lab has no account')
  const token = await deploy(chain, url, owner)
  const accounts = await deployAccounts(chain, url, owner, labAccounts.map(({ address }) => address))
  writeState(file, { token, accounts, dump: await client.dumpState() })
  return { chain, url, token, accounts, isRestored: false, stop }
}

function readState(file: string): State | null {
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as Partial<State>
    return isAddress(state.token ?? '') && state.accounts && isHex(state.dump) ? (state as State) : null
  } catch {
    return null // the first start, or a broken file: deployed anew
  }
}

function writeState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true })
  const scratch = `${file}.${process.pid}`
  writeFileSync(scratch, JSON.stringify(state))
  renameSync(scratch, file)
}
