import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createTestClient, defineChain, http, isAddress, isHex, type Address, type Chain, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { startAnvil, type Anvil, type AnvilOptions } from './anvil'
import { deployAccounts, type ContractAccounts } from './contractAccounts'
import { deploy, deployNfts, multicall3, type LabNfts } from './deploy'
import { deployEns, openEns, type EnsContracts } from './ens'
import { fingerprint } from './fingerprint'
import { nameAccounts } from './labNames'
import { deployPools, treasury, type LabPools } from './pools'
import { deployTokens, type LabToken } from './tokens'

const mnemonic = 'test test test test test test test test test test test junk'

export interface LabChainOptions extends AnvilOptions {
  readonly name: string
  /** It carries a name service, in which the accounts have names. @default false */
  readonly hasNames?: boolean
  /** Folder of what was deployed before. */
  readonly cache?: string
}

export interface LabChain {
  /** A viem chain, as a host would pass it. */
  readonly chain: Chain
  readonly url: string
  /** An ERC-20 of 6 decimals; the funded account has a million. */
  readonly token: Address
  /** Tokens that are divided or move otherwise than most; the funded account has a million of each. */
  readonly tokens: readonly LabToken[]
  /** Collections, of which each of the accounts has some. */
  readonly nfts: LabNfts
  /** The pools for swaps. */
  readonly pools: LabPools
  /** Contract accounts of the lab's people. */
  readonly accounts: ContractAccounts
  /** Its name service, where it has one. */
  readonly ens: EnsContracts | null
  /** It came from the cache. */
  readonly isRestored: boolean
  stop(): Promise<void>
}

/** The account that owns everything in the lab, and a second one; keys everybody knows. */
export const labAccounts = [0, 1, 2].map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }))

interface State {
  readonly token: Address
  readonly tokens: readonly LabToken[]
  readonly nfts: LabNfts
  readonly pools: LabPools
  readonly accounts: ContractAccounts
  readonly ens: EnsContracts | null
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

async function fill(
  { url, stop }: Anvil,
  { chainId, name, hasNames = false, cache = '.cache/lab' }: LabChainOptions,
): Promise<LabChain> {
  const bare = defineChain({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    contracts: { multicall3: { address: multicall3 } },
    testnet: true,
    // viem looks for a replacement at a block and is deaf to the next one meanwhile; here that is the only one to come.
    supportsTransactionReplacementDetection: false,
  })
  const chainWith = (ens: EnsContracts | null): Chain =>
    ens ? { ...bare, contracts: { ...bare.contracts, ensUniversalResolver: { address: ens.universalResolver } } } : bare
  const file = join(cache, `chain-${chainId}${hasNames ? '-names' : ''}-${fingerprint()}.json`)
  const client = createTestClient({ mode: 'anvil', chain: bare, transport: http(url) })
  const known = readState(file)
  if (known) {
    const { dump, ...deployed } = known
    await client.loadState({ state: dump })
    return { chain: chainWith(deployed.ens), url, ...deployed, isRestored: true, stop }
  }
  const [owner] = labAccounts
  if (!owner) throw new Error('The lab has no account')
  const token = await deploy(bare, url, owner)
  const accounts = await deployAccounts(
    bare,
    url,
    owner,
    labAccounts.map(({ address }) => address),
  )
  const deployer = { chain: bare, url, owner }
  const ens = hasNames ? await deployEns(deployer) : null
  if (ens) await nameAccounts(openEns(deployer, ens), labAccounts)
  const tokens = await deployTokens(deployer)
  const nfts = await deployNfts(
    bare,
    url,
    treasury,
    labAccounts.map(({ address }) => address),
  )
  const pools = await deployPools(deployer, token)
  const deployed = { token, tokens, nfts, pools, accounts, ens }
  writeState(file, { ...deployed, dump: await client.dumpState() })
  return { chain: chainWith(ens), url, ...deployed, isRestored: false, stop }
}

function readState(file: string): State | null {
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as Partial<State>
    const isWhole =
      isAddress(state.token ?? '') &&
      state.tokens &&
      state.nfts &&
      state.pools &&
      state.accounts &&
      state.ens !== undefined &&
      isHex(state.dump)
    return isWhole ? (state as State) : null
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
