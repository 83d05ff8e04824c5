import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createTestClient,
  createWalletClient,
  defineChain,
  http,
  parseUnits,
  publicActions,
  type Address,
  type Chain,
  type Hex,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { startAnvil, type AnvilOptions } from './anvil'
import { compile, fingerprint } from './compile'

const require = createRequire(import.meta.url)
const cache = '.cache/lab'

// https://www.multicall3.com/deployments
const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const mnemonic = 'test test test test test test test test test test test junk'

export interface LabChainOptions extends AnvilOptions {
  readonly name: string
}

export interface LabChain {
  /** A viem chain, as a host would pass it. */
  readonly chain: Chain
  readonly url: string
  /** An ERC-20 of 6 decimals; the funded account has a million. */
  readonly token: Address
  stop(): Promise<void>
}

/** The account that owns everything in the lab, and a second one; keys everybody knows. */
export const labAccounts = [0, 1, 2].map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }))

interface State {
  readonly token: Address
  readonly dump: Hex
}

/** Starts a chain with its contracts: deployed once, then restored from a cache keyed by their sources. */
export async function startChain(options: LabChainOptions): Promise<LabChain> {
  const { url, stop } = await startAnvil(options)
  const chain = defineChain({
    id: options.chainId,
    name: options.name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    contracts: { multicall3: { address: multicall3 } },
    testnet: true,
  })
  const file = join(cache, `chain-${options.chainId}-${fingerprint(mnemonic)}.json`)
  const client = createTestClient({ mode: 'anvil', chain, transport: http(url) })
  const known = readState(file)
  if (known) {
    await client.loadState({ state: known.dump })
    return { chain, url, token: known.token, stop }
  }
  const token = await deploy(chain, url)
  writeState(file, { token, dump: await client.dumpState() })
  return { chain, url, token, stop }
}

async function deploy(chain: Chain, url: string): Promise<Address> {
  const owner = labAccounts[0]
  if (!owner) throw new Error('The lab has no account')
  const client = createWalletClient({ account: owner, chain, transport: http(url) }).extend(publicActions)
  const put = async (contract: { abi: readonly unknown[]; bytecode: Hex }, args: readonly unknown[]) => {
    const { abi, bytecode } = contract
    const hash = await client.deployContract({ abi: abi as [], bytecode, args: args as [], account: owner, chain })
    const { contractAddress } = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    if (!contractAddress) throw new Error('The lab could not deploy a contract')
    return contractAddress
  }
  const token = await put(compile('LabToken'), ['Lab Dollar', 'LUSD', 6, parseUnits('1000000', 6)])
  const copy = await put({ abi: [], bytecode: await multicall3Bytecode() }, [])
  const bytecode = await client.getCode({ address: copy })
  if (!bytecode) throw new Error('The lab could not deploy Multicall3')
  await createTestClient({ mode: 'anvil', chain, transport: http(url) }).setCode({ address: multicall3, bytecode })
  return token
}

/** viem carries the creation code for calls without deployment, in a file that its export map does not name. */
async function multicall3Bytecode(): Promise<Hex> {
  const root = dirname(require.resolve('viem/package.json'))
  const file = pathToFileURL(join(root, '_esm/constants/contracts.js')).href
  return ((await import(file)) as { multicall3Bytecode: Hex }).multicall3Bytecode
}

function readState(file: string): State | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State
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
