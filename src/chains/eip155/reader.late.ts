import {
  BaseError,
  createClient,
  ExecutionRevertedError,
  fallback,
  http,
  InsufficientFundsError,
  RpcRequestError,
  type CcipRequestParameters,
  type Client,
  type Transport,
} from 'viem'
import { estimateGas, getBalance, getCode, getGasPrice } from 'viem/actions'
import type { Clock } from '../clock'
import type { ChainReader, FeeEstimate, FeeRequest } from '../adapter'
import { ensResolverOf } from './names/ensNetwork'
import { ChainNotSupportedError, NoRpcUrlError } from '../errors/chainErrors'
import { InvalidChainIdError, ResolveNameError } from '../errors/nameErrors'
import type { Network } from '../network'
import type { EvmTransaction } from '../transactions'
import { coinTypeOf } from './names/coinType'
import type { NameOptions } from './options'
import type { NameService } from './names/nameReader.late'
import { readDataFee } from './dataFee.late'
import { listNfts, listTokens, readToken } from './tokens.late'

// Beside the reader, because both bring viem.
export { createEip155Verifier } from '../../siwx/verifiers/eip155'

/** The comparison of endpoints: every 4 s, by 10 samples of at most a second each, stability before latency. */
export const ranking = { interval: 4_000, sampleCount: 10, timeout: 1_000, weights: { stability: 0.7, latency: 0.3 } }

/** For how long after a read the endpoints are still compared, in milliseconds. */
const rankingLifetimeMs = 60_000

type Names = Awaited<ReturnType<typeof loadNames>>

const loadTransactions = () => import('./readTransaction.late')

const loadNames = () => import('./names/nameReader.late')

/** Reads EVM chains with viem, over the network's endpoints in their order, ranked while in use. */
export function createReader(clock: Clock, options: NameOptions = {}): ChainReader {
  const { gateways = [] } = options
  const clients = new Map<string, Client>()
  let lastRead = 0
  let age = 0
  const isResting = () => clock.now() - lastRead > rankingLifetimeMs
  const forget = () => {
    age++
    clients.clear()
  }

  // viem's ranking never stops by itself, and a page at rest must not call anybody: a ping that is not
  // answered any more ends it.
  const pingAt =
    (born: number) =>
    ({ transport }: { transport: ReturnType<Transport> }) =>
      born !== age || isResting() ? new Promise<never>(() => undefined) : transport.request({ method: 'net_listening' })

  // Names kept outside of the chain (ERC-3668): a contract may send readers only to servers that the host allows.
  const ccipRead = gateways.length > 0 && {
    request: async (question: CcipRequestParameters) => (await loadNames()).askGateways(gateways)(question),
  }

  const clientOf = (network: Network): Client => {
    const urls = network.rpcUrls.default.http
    // A host may give a network other endpoints while the page runs.
    const key = [network.caipNetworkId, ...urls].join(' ')
    const known = clients.get(key)
    if (known) return known
    if (urls.length === 0) throw new NoRpcUrlError()
    const transport = fallback(
      urls.map((url) => http(url)),
      { rank: urls.length > 1 && { ...ranking, ping: pingAt(age) } },
    )
    const client = createClient({ transport, pollingInterval: ranking.interval, ccipRead })
    clients.set(key, client)
    return client
  }

  const reach = (network: Network): Client => {
    if (network.chainNamespace !== 'eip155') throw new ChainNotSupportedError()
    if (isResting()) forget()
    lastRead = clock.now()
    return clientOf(network)
  }

  /** Asks a network's name service for what is good on `target`; null where it has none. */
  const ask = async <T>(
    network: Network,
    target: Network,
    question: (names: Names, service: NameService) => Promise<T>,
  ) => {
    const resolver = ensResolverOf(network)
    if (!resolver) return null
    // On the chain that carries the names, addresses are Ethereum's: test networks do the same.
    const coinType = BigInt(target.caipNetworkId === network.caipNetworkId ? 60 : coinTypeOf(Number(target.id)))
    const names = await loadNames()
    const client = reach(network)
    return question(names, { client, clock, resolver, coinType, isContract: (address) => isContract(client, address) })
  }

  return {
    getBalance: async (network, address) => {
      const value = await getBalance(reach(network), { address: address as Hex })
      const { decimals, symbol } = network.nativeCurrency
      return { value, decimals, symbol }
    },
    request: (network, call) => reach(network).request(call as never),
    isContract: async (network, address) => isContract(reach(network), address),
    estimateFee: async (network, transaction) => {
      try {
        return await estimateFee(reach(network), network, transaction)
      } catch (error) {
        if (!isRefusal(error)) return { state: 'unknown', reason: 'unavailable' }
        return { state: 'unknown', reason: 'wouldRevert', words: (await loadTransactions()).wordsOf(error) }
      }
    },
    readDataFee: (network, transaction) => readDataFee(reach(network), network, transaction),
    readArriving: async (network, transfer) =>
      (await loadTransactions()).readArriving(reach(network), transfer).catch(() => null),
    readToken: async (network, address) => {
      try {
        return await readToken(reach(network), address as Hex)
      } catch {
        return null
      }
    },
    listTokens: async (network, address, tokens) => listTokens(reach(network), network, address, tokens),
    listNfts: async (network, address, collections) => listNfts(reach(network), network, address, collections),
    readTransaction: async (network, transaction) =>
      (await loadTransactions()).readTransaction(reach(network), transaction),
    beginSearch: async (network, account, transaction) =>
      (await loadTransactions()).beginSearch(reach(network), account, transaction as EvmTransaction),
    findTransaction: async (network, account, search, known) =>
      (await loadTransactions()).findTransaction(reach(network), account, search, known),
    resolveName: (network, name, target = network) =>
      ask(network, target, (names, service) => names.resolveName(service, name)).catch(refuse),
    lookupName: (network, address, target = network) =>
      ask(network, target, (names, service) => names.lookupName(service, address as Hex)),
    readAvatar: (network, name) =>
      ask(network, network, (names, service) => names.readAvatar(service, name, options)).catch(() => null),
    destroy: forget,
  }
}

async function isContract(client: Client, address: string): Promise<boolean> {
  const code = await getCode(client, { address: address as Hex })
  // https://eips.ethereum.org/EIPS/eip-7702: a delegation leaves the account its key.
  return code !== undefined && !code.startsWith('0xef0100')
}

function refuse(error: unknown): never {
  throw error instanceof InvalidChainIdError ? error : new ResolveNameError(error)
}

type Hex = `0x${string}`

async function estimateFee(client: Client, network: Network, transaction: FeeRequest): Promise<FeeEstimate> {
  const { from, to, value, data, gas: limit, gasPrice, maxFeePerGas } = transaction
  const call = { account: from as Hex, to: to as Hex | null, value, ...(data !== '0x' && { data: data as Hex }) }
  const [gas, current, held] = await Promise.all([
    estimateGas(client, call),
    getGasPrice(client),
    getBalance(client, { address: call.account }),
  ])
  // Some nodes estimate without checking the balance. Only `value` is compared, as a paymaster may pay for the gas.
  if (value > held) return { state: 'unknown', reason: 'wouldRevert' }
  // The base fee rises by an eighth a block at most: what is paid in the end is between the two.
  const highest = gasPrice ?? maxFeePerGas ?? current + current / 8n
  const likely = gasPrice ?? (current < highest ? current : highest)
  const fee = gas * likely
  const { symbol, decimals } = network.nativeCurrency
  return { state: 'known', fee, maxFee: (limit ?? gas) * highest, total: value + fee, symbol, decimals }
}

/** True where the network answered that it would not go through, other than not answering at all. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  return (
    error.walk(
      (cause) =>
        cause instanceof ExecutionRevertedError ||
        cause instanceof InsufficientFundsError ||
        (cause instanceof RpcRequestError && cause.code === ExecutionRevertedError.code),
    ) !== null
  )
}
