import { erc20Abi, hexToString, parseAbi, type Client } from 'viem'
import { multicall, readContract } from 'viem/actions'
import type { TokenInfo } from '../adapter'
import { isRecord } from '../guards'
import type { Network } from '../network'
import type { HeldToken } from '../tokens'

type Hex = `0x${string}`

const tokenAbi = parseAbi([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
])
// MKR and others of before the standard.
const oldSymbolAbi = parseAbi(['function symbol() view returns (bytes32)'])

/** What a token says of itself; null where its symbol is none. */
export async function readToken(client: Client, address: Hex): Promise<TokenInfo | null> {
  const [named, decimals, totalSupply] = await Promise.all([
    readContract(client, { address, abi: tokenAbi, functionName: 'symbol' }).catch(async () =>
      hexToString(await readContract(client, { address, abi: oldSymbolAbi, functionName: 'symbol' }), { size: 32 }),
    ),
    readContract(client, { address, abi: tokenAbi, functionName: 'decimals' }),
    readContract(client, { address, abi: tokenAbi, functionName: 'totalSupply' }).catch(() => null),
  ])
  const symbol = named.trim()
  // What could hide in a sentence, or is one itself, is no symbol.
  return /^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]{1,32}$/u.test(symbol)
    ? { symbol, decimals, totalSupply }
    : null
}

// https://www.multicall3.com: the same on almost every chain.
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** How many are asked at once where a chain has no Multicall3. */
const batch = 20

/** How much of each token an account has: one call for all, or some at a time; those that do not answer are left out. */
export async function listTokens(
  client: Client,
  { contracts }: Network,
  address: string,
  tokens: readonly string[],
): Promise<readonly HeldToken[]> {
  const calls = tokens.map((token) => ({
    address: token as Hex,
    abi: erc20Abi,
    functionName: 'balanceOf' as const,
    args: [address as Hex] as const,
  }))
  const named = contracts?.multicall3
  const multicallAddress = (isRecord(named) && typeof named.address === 'string' ? named.address : multicall3) as Hex
  const together = await multicall(client, { contracts: calls, multicallAddress, allowFailure: true })
  const values: (bigint | null)[] = together.map(({ result }) => result ?? null)
  if (!values.some((value) => value !== null))
    for (let start = 0; start < calls.length; start += batch) {
      const some = calls.slice(start, start + batch).map((call) => readContract(client, call).catch(() => null))
      values.splice(start, some.length, ...(await Promise.all(some)))
    }
  return tokens.flatMap((token, index) => {
    const value = values[index]
    return typeof value === 'bigint' ? [{ address: token, value }] : []
  })
}
