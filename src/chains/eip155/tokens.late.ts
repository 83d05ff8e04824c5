import { hexToString, parseAbi, type Client } from 'viem'
import { readContract } from 'viem/actions'
import type { TokenInfo } from '../adapter'

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
