import {
  createTestClient,
  createWalletClient,
  http,
  parseAbi,
  parseEther,
  parseUnits,
  publicActions,
  type Abi,
  type Address,
  type Chain,
  type Hex,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { compile } from './compile'
import { putContract, type Deployer } from './putContract'
import type { LabToken } from './tokens'

/** A token that the pools have. */
export interface PoolToken extends LabToken {
  /** Its allowance can be given by a signature (EIP-2612). */
  readonly hasPermit: boolean
}

/** Pools of a lab chain: WETH with LUSD, and LUSD with LGLD. */
export interface LabPools {
  /** Takes the calls of Uniswap's V2 router, `selfPermit` and `multicall` of its V3, and `swap` of 1inch's V6. */
  readonly router: Address
  /** Reads like Uniswap's V2 factory. */
  readonly factory: Address
  readonly weth: Address
  /** WETH, LUSD and LGLD, a plain token without permit. */
  readonly tokens: readonly PoolToken[]
}

/** Address of 1inch's router V6 on most chains, and of the lab's own. */
export const routerAddress: Address = '0x111111125421cA6dc452d289314280a0f8842A65'

/** Owner of the pools, who trades when a price is to move; not an account whose balances are counted. */
export const treasury = mnemonicToAccount('test test test test test test test test test test test junk', {
  addressIndex: 9,
})

const poolAbi = parseAbi([
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function deposit() payable',
  'function createPair(address one, address other) returns (address)',
  'function getPair(address one, address other) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function token0() view returns (address)',
  'function sync()',
  'function approve(address spender, uint256 value) returns (bool)',
])

/** Calls of Uniswap's V2 router that `LabRouter` takes. */
export const routerAbi = parseAbi([
  'function WETH() view returns (address)',
  'function factory() view returns (address)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[] amounts)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
  'function multicall(bytes[] data) payable returns (bytes[] results)',
])

/** Deploys a factory, a router and two pools: an Ether is worth 2,000 LUSD at first, and an LGLD two. */
export async function deployPools(deployer: Omit<Deployer, 'owner'>, lusd: Address): Promise<LabPools> {
  const paid = { ...deployer, owner: treasury }
  const { call, node, client } = open(deployer)
  const put = (name: string, ...args: unknown[]) => putContract(paid, compile(name), ...args)
  const weth = await put('LabWeth')
  const guilder = await put('LabPlainToken', 'Lab Guilder', 'LGLD')
  const factory = await put('LabFactory')
  const code = await client.getCode({ address: await put('LabRouter', factory, weth) })
  if (!code) throw new Error('The lab could not deploy its router')
  await node.setCode({ address: routerAddress, bytecode: code })
  await call(weth, 'deposit', [], parseEther('1000'))
  for (const [one, value, other, otherValue] of [
    [weth, parseEther('1000'), lusd, parseUnits('2000000', 6)],
    [lusd, parseUnits('2000000', 6), guilder, parseEther('1000000')],
  ] as const) {
    await call(factory, 'createPair', [one, other])
    const pair = await client.readContract({
      address: factory,
      abi: poolAbi,
      functionName: 'getPair',
      args: [one, other],
    })
    for (const [token, amount] of [
      [one, value],
      [other, otherValue],
    ] as const)
      await call(token, token === weth ? 'transfer' : 'mint', [pair, amount])
    await call(pair, 'sync', [])
  }
  const tokens: readonly PoolToken[] = [
    { address: weth, name: 'Wrapped Ether', symbol: 'WETH', decimals: 18, hasPermit: false },
    { address: lusd, name: 'Lab Dollar', symbol: 'LUSD', decimals: 6, hasPermit: true },
    { address: guilder, name: 'Lab Guilder', symbol: 'LGLD', decimals: 18, hasPermit: false },
  ]
  return { router: routerAddress, factory, weth, tokens }
}

/** Makes an Ether worth about so many percent more in LUSD, or less, by a big trade of the treasury. */
export async function movePrice(
  lab: { readonly chain: Chain; readonly url: string; readonly token: Address; readonly pools: LabPools },
  percent: number,
): Promise<void> {
  const { token, pools } = lab
  const { call, client, node } = open(lab)
  const read = { abi: poolAbi, address: pools.factory } as const
  const pair = await client.readContract({ ...read, functionName: 'getPair', args: [pools.weth, token] })
  const [reserve0, reserve1] = await client.readContract({ ...read, address: pair, functionName: 'getReserves' })
  const isWethFirst = (await client.readContract({ ...read, address: pair, functionName: 'token0' })) === pools.weth
  const factor = Math.sqrt(1 + percent / 100)
  const isDearer = percent > 0
  const [from, to] = isDearer ? [token, pools.weth] : [pools.weth, token]
  const had = isDearer === isWethFirst ? reserve1 : reserve0
  const value = (had * BigInt(Math.round(((isDearer ? factor : 1 / factor) - 1) * 1e9))) / 10n ** 9n
  await node.setBalance({ address: treasury.address, value: parseEther('1000000') })
  if (isDearer) await call(token, 'mint', [treasury.address, value])
  else await call(pools.weth, 'deposit', [], value)
  await call(from, 'approve', [pools.router, value])
  await call(
    pools.router,
    'swapExactTokensForTokens',
    [value, 0n, [from, to], treasury.address, 2n ** 40n],
    0n,
    routerAbi,
  )
}

/** The treasury at a chain. */
function open({ chain, url }: Omit<Deployer, 'owner'>) {
  const client = createWalletClient({ account: treasury, chain, transport: http(url) }).extend(publicActions)
  const call = async (
    address: Address,
    functionName: string,
    args: readonly unknown[],
    value = 0n,
    abi: Abi = poolAbi,
  ) => {
    const hash: Hex = await client.writeContract({ address, abi, functionName, args, value, chain, account: treasury })
    const { status } = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    if (status !== 'success') throw new Error(`The lab could not call ${functionName} of its pools`)
  }
  return { call, client, node: createTestClient({ mode: 'anvil', chain, transport: http(url) }) }
}
