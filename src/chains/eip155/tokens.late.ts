import { erc20Abi, hexToString, parseAbi, type Abi, type Client } from 'viem'
import { multicall, readContract } from 'viem/actions'
import type { TokenInfo } from '../adapter'
import { isRecord } from '../guards'
import type { Network } from '../network'
import type { HeldNft, HeldToken, ListedCollection } from '../tokens'

type Hex = `0x${string}`

const tokenAbi = parseAbi([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
])
// MKR and others of before the standard.
const oldSymbolAbi = parseAbi(['function symbol() view returns (bytes32)'])

/** Reads a token's own details; null where its symbol is not usable. */
export async function readToken(client: Client, address: Hex): Promise<TokenInfo | null> {
  const [named, decimals, totalSupply] = await Promise.all([
    readContract(client, { address, abi: tokenAbi, functionName: 'symbol' }).catch(async () =>
      hexToString(await readContract(client, { address, abi: oldSymbolAbi, functionName: 'symbol' }), { size: 32 }),
    ),
    readContract(client, { address, abi: tokenAbi, functionName: 'decimals' }),
    readContract(client, { address, abi: tokenAbi, functionName: 'totalSupply' }).catch(() => null),
  ])
  const symbol = named.trim()
  // Characters that could hide in a sentence, or are one, are no symbol.
  return /^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]{1,32}$/u.test(symbol)
    ? { symbol, decimals, totalSupply }
    : null
}

// https://www.multicall3.com: the same on almost every chain.
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Number of questions at once where a chain has no Multicall3. */
const batch = 20

/** A question to a contract. */
export interface Call {
  readonly address: Hex
  readonly abi: Abi
  readonly functionName: string
  readonly args: readonly unknown[]
}

/** Answers of contracts: in one call, or some at a time; null for those that do not answer. */
export async function askEach(
  client: Client,
  { contracts }: Network,
  calls: readonly Call[],
): Promise<readonly unknown[]> {
  if (calls.length === 0) return []
  const named = contracts?.multicall3
  const multicallAddress = (isRecord(named) && typeof named.address === 'string' ? named.address : multicall3) as Hex
  const together = await multicall(client, { contracts: calls, multicallAddress, allowFailure: true })
  const answers: unknown[] = together.map(({ result }) => result ?? null)
  if (!answers.some((answer) => answer !== null))
    for (let start = 0; start < calls.length; start += batch) {
      const some = calls.slice(start, start + batch).map((call) => readContract(client, call).catch(() => null))
      answers.splice(start, some.length, ...(await Promise.all(some)))
    }
  return answers
}

/** Reads the account's balance of each token; those that do not answer are left out. */
export async function listTokens(
  client: Client,
  network: Network,
  address: string,
  tokens: readonly string[],
): Promise<readonly HeldToken[]> {
  const values = await askEach(
    client,
    network,
    tokens.map((token) => ({ address: token as Hex, abi: erc20Abi, functionName: 'balanceOf', args: [address] })),
  )
  return tokens.flatMap((token, index) => {
    const value = values[index]
    return typeof value === 'bigint' ? [{ address: token, value }] : []
  })
}

const nftAbi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function tokenOfOwnerByIndex(address owner, uint256 index) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
])
const manyAbi = parseAbi(['function balanceOf(address owner, uint256 id) view returns (uint256)'])

/** More items of one contract are not shown. */
const mostOfOne = 500

interface Found {
  readonly address: Hex
  readonly tokenId: bigint
  readonly value: bigint
  readonly isMany: boolean
}

/** Reads the account's items of some collections: as they list them (ERC-721 Enumerable), else of the named tokens. */
export async function listNfts(
  client: Client,
  network: Network,
  owner: string,
  collections: readonly ListedCollection[],
): Promise<readonly HeldNft[]> {
  const ask = (calls: readonly Call[]) => askEach(client, network, calls)
  const found = (await Promise.all(collections.map((one) => listOne(ask, owner as Hex, one)))).flat()
  const uris = await ask(
    found.map(({ address, tokenId, isMany }) => ({
      address,
      abi: nftAbi,
      functionName: isMany ? 'uri' : 'tokenURI',
      args: [tokenId],
    })),
  )
  return found.map(({ address, tokenId, value }, index) => {
    const uri = uris[index]
    return { address, tokenId, value, ...(typeof uri === 'string' && { uri }) }
  })
}

async function listOne(
  ask: (calls: readonly Call[]) => Promise<readonly unknown[]>,
  owner: Hex,
  { address: contract, standard, tokenIds }: ListedCollection,
): Promise<readonly Found[]> {
  const address = contract as Hex
  const isMany = standard === 'erc1155'
  const named = tokenIds?.slice(0, mostOfOne).map(BigInt)
  if (isMany || named) {
    const ids = named ?? []
    const answers = await ask(
      ids.map((id) =>
        isMany
          ? { address, abi: manyAbi, functionName: 'balanceOf', args: [owner, id] }
          : { address, abi: nftAbi, functionName: 'ownerOf', args: [id] },
      ),
    )
    return ids.flatMap((tokenId, index) => {
      const answer = answers[index]
      const isOwn = typeof answer === 'string' && answer.toLowerCase() === owner.toLowerCase()
      const value = typeof answer === 'bigint' ? answer : isOwn ? 1n : 0n
      return value > 0n ? [{ address, tokenId, value, isMany }] : []
    })
  }
  const [count] = await ask([{ address, abi: nftAbi, functionName: 'balanceOf', args: [owner] }])
  const length = typeof count === 'bigint' && count < BigInt(mostOfOne) ? Number(count) : count ? mostOfOne : 0
  const ids = await ask(
    Array.from({ length }, (_, index) => ({
      address,
      abi: nftAbi,
      functionName: 'tokenOfOwnerByIndex',
      args: [owner, BigInt(index)],
    })),
  )
  return ids.flatMap((tokenId) => (typeof tokenId === 'bigint' ? [{ address, tokenId, value: 1n, isMany }] : []))
}
