import { Connection, PublicKey } from '@solana/web3.js'
import type { ChainReader } from '../adapter'
import type { Clock } from '../clock'
import { InvalidCaipAddressError, PorticoError } from '../errors/errors'
import { NoRpcUrlError, TransferError } from '../errors/chainErrors'
import type { Network } from '../network'
import type { HeldToken } from '../tokens'
import type { ChainTransaction, TransactionFate } from '../transactions'
import { withTimeout } from '../withTimeout'
import { decodeAddress } from './parse'
import { kindOf, readSupply, tokenPrograms } from './tokenData'
import type { ReadChain } from './transfers.late'

/** Balance of a token account. */
export interface TokenAmount {
  /** The token account. */
  readonly account: string
  readonly mint: string
  /** In the smallest unit. */
  readonly amount: bigint
  readonly decimals: number
}

/** Reads of Solana: the balance in lamports, and tokens. */
export interface SolanaReader extends ChainReader {
  /** Token accounts of an owner, of the SPL token program and of its successor. */
  getTokens(network: Network, address: string): Promise<readonly TokenAmount[]>
}

/**
 * Blocks after which a transaction cannot be included any more: it names one of the latest 150 blocks.
 * https://solana.com/docs/core/transactions
 */
const validBlocks = 151

/** Blocks after which a transaction that the node does not know is not looked for any more. */
const lastBlocks = 2_000

const loadTransfers = () => import('./transfers.late')
const loadSearch = () => import('./search.late')

/** Time that an endpoint may take before the next one is asked, in milliseconds. */
const endpointLimitMs = 10_000

/** Reads Solana with web3.js, over the network's endpoints in their order. */
export function createReader(clock: Clock): SolanaReader {
  const connections = new Map<string, Connection>()
  let isDestroyed = false

  // Subscriptions alone open the socket of a connection, and reads use none.
  const connect = (url: string): Connection => {
    const known = connections.get(url)
    if (known) return known
    const connection = new Connection(url, {
      commitment: 'confirmed',
      // The next endpoint is asked at once instead.
      disableRetryOnRateLimit: true,
      fetch: fetchWithin(endpointLimitMs, clock),
      // Only Node has agents to be without; a page is warned of the setting.
      ...(typeof window === 'undefined' && { httpAgent: false }),
    })
    connections.set(url, connection)
    return connection
  }

  const read: ReadChain = async ({ rpcUrls }, run) => {
    const urls = rpcUrls.default.http
    if (urls.length === 0) throw new NoRpcUrlError()
    let cause: unknown
    for (const url of urls) {
      if (isDestroyed) break
      try {
        return await run(connect(url))
      } catch (error) {
        // Every endpoint would say the same of the chain.
        if (error instanceof TransferError) throw error
        cause = error
      }
    }
    throw new PorticoError('No endpoint of the network answered', { cause, category: 'API_ERROR' })
  }

  const getTokens: SolanaReader['getTokens'] = async (network, address) => {
    const owner = keyOf(address)
    return read(network, async (connection) => {
      const answers = await Promise.all(
        tokenPrograms.map((program) =>
          connection.getParsedTokenAccountsByOwner(owner, { programId: new PublicKey(program) }),
        ),
      )
      return answers.flatMap(({ value }) => value.map(({ pubkey, account }) => readToken(pubkey, account.data.parsed)))
    })
  }

  return {
    getBalance: async (network, address) => {
      const key = keyOf(address)
      const value = await read(network, async (connection) => readLamports(await connection.getBalance(key)))
      const { decimals, symbol } = network.nativeCurrency
      return { value, decimals, symbol }
    },
    getTokens,
    listTokens: async (network, address) => sumOf(await getTokens(network, address)),
    readToken: async (network, address) => {
      try {
        const found = await read(network, (connection) => connection.getAccountInfo(keyOf(address)))
        const isMint =
          found && kindOf(found.data) === 'mint' && tokenPrograms.some((program) => program === found.owner.toBase58())
        return isMint ? { symbol: null, ...readSupply(found.data) } : null
      } catch {
        return null
      }
    },
    readTransaction: (network, transaction) => read(network, async (connection) => fateOrOwn(connection, transaction)),
    beginSearch: async (network, _account, transaction) => {
      const search = await loadSearch()
      return read(network, async (connection) => search.beginSearch(connection, transaction as Uint8Array))
    },
    findTransaction: async (network, account, search, known) => {
      const { findTransaction } = await loadSearch()
      return read(network, async (connection) => findTransaction(connection, account, search, known))
    },
    transfers: async () => (await loadTransfers()).createTransfers(read, keyOf),
    broadcast: (network, signed) =>
      read(network, (connection) => connection.sendRawTransaction(signed, { preflightCommitment: 'confirmed' })),
    destroy: () => {
      isDestroyed = true
      connections.clear()
    },
  }
}

/** Of each mint, over all accounts that hold it. */
function sumOf(tokens: readonly TokenAmount[]): readonly HeldToken[] {
  const sums = new Map<string, HeldToken>()
  for (const { mint, amount, decimals } of tokens)
    sums.set(mint, { address: mint, value: amount + (sums.get(mint)?.value ?? 0n), decimals })
  return [...sums.values()]
}

/** The state of a transaction. One that seems expired can have another signature: the wallet answered with a wrong one. */
async function fateOrOwn(connection: Connection, transaction: ChainTransaction): Promise<TransactionFate> {
  const fate = await fateOf(connection, transaction)
  const { account, search, known = [] } = transaction
  if (fate.state !== 'failed' || fate.reason !== 'expired' || !search) return fate
  const { findTransaction } = await loadSearch()
  const found = await findTransaction(connection, account, search, known)
  if (!('hash' in found)) return fate
  const own = await fateOf(connection, { ...transaction, hash: found.hash })
  if (own.state === 'sent') return own
  return { ...own, by: { hash: found.hash, kind: 'executed', hasFailed: own.state === 'failed' } }
}

async function fateOf(connection: Connection, { hash, trace }: ChainTransaction): Promise<TransactionFate> {
  const { value } = await connection.getSignatureStatuses([hash], { searchTransactionHistory: true })
  const [status] = value
  if (!status) {
    // By the height of the chain: a clock can be wrong, and a wallet can answer minutes after it was asked.
    const height = await connection.getBlockHeight()
    const since = trace?.block ?? height
    const age = height - since
    if (age > validBlocks) return { state: 'failed', isFinal: age > lastBlocks, reason: 'expired' }
    return { state: 'sent', trace: { nonce: 0, block: since, to: null, value: '0', data: '-' } }
  }
  const isFinal = status.confirmationStatus === 'finalized'
  if (status.err) {
    const why = await loadTransfers().then(
      ({ readFailure }) => readFailure(connection, hash),
      () => null,
    )
    return { state: 'failed', isFinal, reason: 'reverted', ...why }
  }
  return isFinal || status.confirmationStatus === 'confirmed' ? { state: 'confirmed', isFinal } : { state: 'sent' }
}

/** A fetch that is aborted when the whole answer has not come in time. */
function fetchWithin(ms: number, clock: Clock): typeof fetch {
  return (input, init) =>
    withTimeout(
      async (signal) => {
        const response = await fetch(input, { ...init, signal })
        return new Response(await response.text(), response)
      },
      { clock, ms },
    )
}

function readLamports(lamports: number): bigint {
  if (!Number.isInteger(lamports) || lamports < 0)
    throw new PorticoError('The endpoint did not answer with a balance', { category: 'DATA_PARSING_ERROR' })
  return BigInt(lamports)
}

function readToken(account: PublicKey, parsed: unknown): TokenAmount {
  const { mint, tokenAmount } = (
    parsed as { info: { mint: unknown; tokenAmount: { amount: unknown; decimals: unknown } } }
  ).info
  const { amount, decimals } = tokenAmount
  const isRead =
    typeof mint === 'string' && decodeAddress(mint) && typeof amount === 'string' && /^\d{1,20}$/.test(amount)
  if (!isRead || typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 255)
    throw new PorticoError('The endpoint did not answer with a token', { category: 'DATA_PARSING_ERROR' })
  return { account: account.toBase58(), mint, amount: BigInt(amount), decimals }
}

function keyOf(address: string): PublicKey {
  const bytes = decodeAddress(address)
  if (!bytes) throw new InvalidCaipAddressError(address)
  return new PublicKey(bytes)
}
