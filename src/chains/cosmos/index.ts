import type { ChainAdapter, ConnectRequest, Unsubscribe, WalletHandle, WalletSnapshot } from '../adapter'
import { askQuietly, askWallet } from '../discovery/askWallet'
import { buildCaipAddress, parseCaipAddress, parseCaipNetworkId } from '../caip'
import { AttemptAbandonedError, UserRejectedError } from '../errors/errors'
import { WalletFailedError, WalletResponseError } from '../errors/walletErrors'
import { check } from '../checkChains'
import { plain } from '../guards'
import { hasMethods, safeGet } from '../untrusted'
import { isSameWallet } from '../discovery/isSameWallet'
import { createDiscovery, thisPage, type FoundWallet } from '../discovery/discovery'
import { waitForWallet } from '../discovery/waitForWallet'
import { listen, watchPage } from '../discovery/watchPage'
import type { CaipNetworkId, Network } from '../network'
import { createSnapshotEmitter } from '../discovery/snapshotEmitter'
import { readName } from '../discovery/walletName'

export interface CosmosOptions {
  /** The object that has the wallets; the window by default. */
  readonly page?: object | undefined
  /**
   * Paths of wallets on the page.
   * @default ['keplr', 'leap', 'cosmostation.providers.keplr']
   */
  readonly keys?: readonly string[] | undefined
  /** Reads balances, such as `restReader()`; left out: none are shown. Called at the first read, so a library can come by `import()`. */
  readonly reader?: ChainAdapter['reader'] | undefined
  /**
   * Chain info of networks that wallets may not know. A wallet that fails to enable such a network is offered it with
   * `experimentalSuggestChain`, at connecting and at a switch.
   */
  readonly chainInfos?: readonly CosmosChainInfo[] | undefined
}

/** A currency of a chain, as Keplr's `ChainInfo` describes it. */
export interface CosmosCurrency {
  /** Symbol, as 'ATOM'. */
  readonly coinDenom: string
  /** Smallest unit, as 'uatom'. */
  readonly coinMinimalDenom: string
  readonly coinDecimals: number
  readonly coinGeckoId?: string | undefined
  readonly coinImageUrl?: string | undefined
  readonly gasPriceStep?: { readonly low: number; readonly average: number; readonly high: number } | undefined
}

/** Facts that a wallet needs to add a chain: Keplr's `ChainInfo`, https://docs.keplr.app/api/guide/suggest-chain */
export interface CosmosChainInfo {
  /** CAIP-2 reference of the network, as 'cosmoshub-4'. */
  readonly chainId: string
  readonly chainName: string
  /** URL of a Tendermint RPC endpoint. */
  readonly rpc: string
  /** URL of a REST (LCD) endpoint. */
  readonly rest: string
  /** SLIP-44 coin type, 118 for most chains. */
  readonly bip44: { readonly coinType: number }
  readonly bech32Config: {
    readonly bech32PrefixAccAddr: string
    readonly bech32PrefixAccPub: string
    readonly bech32PrefixValAddr: string
    readonly bech32PrefixValPub: string
    readonly bech32PrefixConsAddr: string
    readonly bech32PrefixConsPub: string
  }
  readonly currencies: readonly CosmosCurrency[]
  readonly feeCurrencies: readonly CosmosCurrency[]
  readonly stakeCurrency?: CosmosCurrency | undefined
  readonly features?: readonly string[] | undefined
  readonly chainSymbolImageUrl?: string | undefined
}

/** The common part of Cosmos wallets: https://docs.keplr.app/api */
interface KeplrProvider {
  enable(chainIds: readonly string[]): unknown
  getKey(chainId: string): unknown
  signArbitrary(chainId: string, signer: string, data: string): unknown
  disable?(chainIds: readonly string[]): unknown
  isEnabled?(chainIds: readonly string[]): unknown
  experimentalSuggestChain?(info: CosmosChainInfo): unknown
}

/** Kinds of keys whose signatures are verified: of most chains, and of those with keys like Ethereum's. */
const signingAlgorithms: readonly unknown[] = ['secp256k1', 'ethsecp256k1', 'eth_secp256k1']

const defaultKeys = ['keplr', 'leap', 'cosmostation.providers.keplr']
// https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki: prefix, 1, then 20 or 32 bytes and a checksum.
const addressPattern = /^[a-z][a-z0-9]{0,30}1([02-9ac-hj-np-z]{38}|[02-9ac-hj-np-z]{58})$/
/** 64 bytes. */
const signaturePattern = /^[A-Za-z0-9+/]{85}[AQgw]==$/

/**
 * Chains of the Cosmos by wallets that speak like Keplr. The chain ids are the networks' CAIP-2 references;
 * messages are signed by ADR-36, the signature is the base64 text of 64 bytes.
 * @example
 * createPortico({ networks: [cosmosHub], adapters: [cosmos()] })
 * @throws InvalidConfigError for `chainInfos` that are not chain infos
 */
export function cosmos({
  page = thisPage(),
  keys = defaultKeys,
  reader,
  chainInfos = [],
}: CosmosOptions = {}): ChainAdapter {
  const isInfo = (info: unknown) => typeof safeGet(info, 'chainId') === 'string'
  check(
    Array.isArray(chainInfos) && chainInfos.every(isInfo),
    'chainInfos',
    chainInfos,
    'a list of chain infos, each with a chainId',
  )
  const events = keys.map((key) => changeEvent(rootOf(key)))
  const discovery = createDiscovery<KeplrProvider>((emit, clock) =>
    page ? watchPage(page, { events, scan: () => findWallets(page, keys), clock }, emit) : () => undefined,
  )
  const open = (provider: KeplrProvider, key: unknown, networkId: CaipNetworkId, request: ConnectRequest) => {
    const events = [changeEvent(request.connectorId.slice('cosmos:'.length))]
    return createHandle(provider, request, {
      start: snapshotOf(key, networkId),
      keyKind: safeGet(key, 'algo'),
      chainInfos,
      onAccountChange: (listener) => listen(page, events, listener),
    })
  }

  return {
    namespace: 'cosmos',
    discover: discovery.discover,
    ...(reader && { reader }),
    connect: async (request) => {
      const provider = discovery.get(request.connectorId)
      const networkId = await enable(provider, request, chainInfos)
      const key = await askWallet(() => provider.getKey(chainIdOf(networkId)), request)
      return open(provider, key, networkId, request)
    },
    // A wallet without isEnabled may ask when it was told to forget this origin; that is not waited for.
    resume: async (request) => {
      const provider = await waitForWallet(discovery, request)
      if (!provider) return null
      for (const { caipNetworkId } of request.networks) {
        const chainId = chainIdOf(caipNetworkId)
        const answer = await askQuietly(async () => {
          if (provider.isEnabled && (await provider.isEnabled([chainId])) !== true) return undefined
          return { key: await provider.getKey(chainId) }
        }, request)
        if (answer) return open(provider, safeGet(answer, 'key'), caipNetworkId, request)
        // Without isEnabled each network may open a window.
        if (!provider.isEnabled) return null
      }
      return null
    },
  }
}

const isFinal = (error: unknown) => error instanceof UserRejectedError || error instanceof AttemptAbandonedError

/**
 * Asks for all networks at once. If the wallet fails, it asks for each network on its own, in order: a wallet fails as a
 * whole for one network that it does not know. Returns the first network that is enabled.
 */
async function enable(
  provider: KeplrProvider,
  { networks, signal }: ConnectRequest,
  chainInfos: readonly CosmosChainInfo[],
): Promise<CaipNetworkId> {
  let failure: unknown
  if (networks.length > 1)
    try {
      await askWallet(() => provider.enable(chainIdsOf(networks)), { signal })
      return firstOf(networks)
    } catch (error) {
      if (isFinal(error)) throw error
      failure = error
    }
  for (const { caipNetworkId } of networks)
    try {
      await enableNetwork(provider, caipNetworkId, chainInfos, { signal })
      return caipNetworkId
    } catch (error) {
      if (isFinal(error)) throw error
      failure ??= error
    }
  throw failure
}

/**
 * Enables a network. If the wallet fails and the host gave the chain info of the network, the wallet is offered the network
 * and asked again: https://docs.keplr.app/api/guide/suggest-chain
 */
async function enableNetwork(
  provider: KeplrProvider,
  networkId: CaipNetworkId,
  chainInfos: readonly CosmosChainInfo[],
  options: Parameters<typeof askWallet>[1],
): Promise<void> {
  const chainId = chainIdOf(networkId)
  try {
    await askWallet(() => provider.enable([chainId]), options)
  } catch (failure) {
    const info = chainInfos.find((one) => one.chainId === chainId)
    if (isFinal(failure) || !info || !hasMethods(provider, 'experimentalSuggestChain')) throw failure
    await askWallet(() => provider.experimentalSuggestChain?.(info), options)
    await askWallet(() => provider.enable([chainId]), options)
  }
}

function createHandle(
  provider: KeplrProvider,
  { networks, clock }: ConnectRequest,
  {
    start,
    keyKind,
    chainInfos,
    onAccountChange,
  }: {
    start: WalletSnapshot
    keyKind: unknown
    chainInfos: readonly CosmosChainInfo[]
    onAccountChange: (listener: () => void) => Unsubscribe
  },
): WalletHandle {
  const { latest, emit, subscribe } = createSnapshotEmitter(start, () => {
    let turn = 0
    const onChange = async () => {
      const mine = ++turn
      const { networkId, address } = latest()
      const next = await readKey(networkId).catch(() => null)
      if (mine === turn && next?.address !== address) emit(next)
    }
    return onAccountChange(() => void onChange())
  })
  let algo = keyKind
  const readKey = async (networkId: CaipNetworkId) => {
    const key = await askWallet(() => provider.getKey(chainIdOf(networkId)))
    algo = safeGet(key, 'algo')
    return snapshotOf(key, networkId)
  }

  return {
    get snapshot() {
      return latest()
    },
    provider,
    subscribe,
    signMessage: async (message, account) => {
      // The verifiers know no other kinds of keys.
      if (algo !== undefined && !signingAlgorithms.includes(algo))
        throw new WalletFailedError(`This account signs with ${plain(algo)}, which cannot be verified`)
      const { reference, address } = parseCaipAddress(account)
      const answer = await askWallet(() => provider.signArbitrary(reference, address, message))
      const signature = safeGet(answer, 'signature')
      if (typeof signature !== 'string' || !signaturePattern.test(signature))
        throw new WalletResponseError('The wallet did not answer with a signature')
      return signature
    },
    switchNetwork: async ({ caipNetworkId }) => {
      await enableNetwork(provider, caipNetworkId, chainInfos, { context: 'switch' })
      emit(await readKey(caipNetworkId))
    },
    disconnect: async () => {
      await askQuietly(() => provider.disable?.(chainIdsOf(networks)), { clock })
    },
  }
}

function findWallets(page: object, keys: readonly string[]): readonly FoundWallet<KeplrProvider>[] {
  const found = keys.flatMap((key): readonly FoundWallet<KeplrProvider>[] => {
    const wallet = safeGet(page, ...key.split('.'))
    if (!hasMethods(wallet, 'enable', 'getKey', 'signArbitrary')) return []
    const name = readName(rootOf(key).replace(/^./, (letter) => letter.toUpperCase()))
    const connector = { id: `cosmos:${rootOf(key)}`, name, type: 'INJECTED', namespace: 'cosmos' } as const
    return [{ connector, wallet: wallet as KeplrProvider }]
  })
  // Some wallets also put themselves in Keplr's place: there they would go by its name.
  return found.filter(
    ({ wallet }, index) => !found.slice(index + 1).some((other) => isSameWallet(other.wallet, wallet)),
  )
}

function snapshotOf(key: unknown, networkId: CaipNetworkId): WalletSnapshot {
  const written = safeGet(key, 'bech32Address')
  if (typeof written !== 'string' || !addressPattern.test(written))
    throw new WalletResponseError('The wallet did not answer with an address')
  const address = buildCaipAddress(networkId, written)
  return { address, accounts: [address], networkId }
}

const firstOf = ([network]: readonly Network[]) => (network as Network).caipNetworkId
const chainIdsOf = (networks: readonly Network[]) => networks.map(({ caipNetworkId }) => chainIdOf(caipNetworkId))
const chainIdOf = (networkId: CaipNetworkId) => parseCaipNetworkId(networkId).reference
const rootOf = (key: string) => key.split('.')[0] as string
const changeEvent = (key: string) => `${key}_keystorechange`
