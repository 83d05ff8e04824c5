import type { ChainAdapter, ConnectRequest, Unsubscribe, WalletHandle } from '../adapter'
import { askQuietly, askWallet } from '../discovery/askWallet'
import { readAddresses, snapshotOf, type BitcoinAddress } from './addresses'
import { createStandardWallet, isBitcoinWallet } from './walletStandard'
import type { BitcoinWallet } from './wallet'
import { parseCaipAddress } from '../caip'
import { WalletResponseError } from '../errors/walletErrors'
import { tryOrNull } from '../untrusted'
import type { Clock } from '../clock'
import { createDiscovery, thisPage, type EmitWallets, type FoundWallet } from '../discovery/discovery'
import { waitForWallet } from '../discovery/waitForWallet'
import { watchPage } from '../discovery/watchPage'
import { createSatsWallet, findSatsWallets } from './satsConnect'
import { createSnapshotEmitter } from '../discovery/snapshotEmitter'
import { discoverStandard } from '../discovery/walletStandard'

export interface Bip122Options {
  /** The object on which wallets register and that has `btc_providers`; the window by default. */
  readonly page?: object | undefined
  /** Text that wallets of sats-connect show to the visitor when they ask for addresses. */
  readonly message?: string | undefined
  /** Reads balances, such as `esploraReader()`; left out: none are shown. Called at the first read, so a library can come by `import()`. */
  readonly reader?: ChainAdapter['reader'] | undefined
}

/** A connection that knows what each of its addresses is for. */
export interface Bip122Handle extends WalletHandle {
  /** All that the wallet shared; the account in use is one for payments, where there is one. */
  readonly addresses: readonly BitcoinAddress[]
}

export interface Bip122Adapter extends ChainAdapter {
  connect(request: ConnectRequest): Promise<Bip122Handle>
  resume(request: ConnectRequest): Promise<Bip122Handle | null>
}

const signaturePattern = /^[A-Za-z0-9+/]{40,}={0,2}$/

/**
 * Bitcoin by wallets of the Wallet Standard and of sats-connect. Signatures are base64: BIP-322, or the older
 * 'Bitcoin Signed Message' for addresses that begin with 1 and from wallets of the Wallet Standard.
 * @example
 * createPortico({ networks: [bitcoin], adapters: [bip122()] })
 */
export function bip122({ page = thisPage(), message, reader }: Bip122Options = {}): Bip122Adapter {
  const discovery = createDiscovery<BitcoinWallet>((emit, clock) =>
    page ? watchWallets(page, { message, clock }, emit) : () => undefined,
  )
  return {
    namespace: 'bip122',
    discover: discovery.discover,
    ...(reader && { reader }),
    connect: async (request) => {
      const wallet = discovery.get(request.connectorId)
      const { signal, networks } = request
      const answer = await askWallet(() => wallet.connect(networks), { signal, context: wallet.errorContext })
      const handle = createHandle(wallet, readAddresses(answer), request)
      if (!handle) throw new WalletResponseError('The wallet shared no account')
      return handle
    },
    resume: async (request) => {
      const wallet = await waitForWallet(discovery, request)
      const answer = wallet && (await askQuietly(() => wallet.reconnect(), request))
      return wallet && answer ? createHandle(wallet, readAddresses(answer), request) : null
    },
  }
}

/** Null when there is no address of Bitcoin. */
function createHandle(
  wallet: BitcoinWallet,
  start: readonly BitcoinAddress[],
  { networks, clock }: ConnectRequest,
): Bip122Handle | null {
  const first = snapshotOf(start, networks)
  if (!first) return null
  let addresses = start
  const { provider, errorContext: context, request } = wallet
  const { latest, subscribe } = createSnapshotEmitter(first, (emit) =>
    wallet.subscribe((given) => {
      if (given === null) return emit(null)
      const next = tryOrNull(() => readAddresses(given))
      if (!next) return
      const snapshot = snapshotOf(next, networks)
      if (snapshot) addresses = next
      if (snapshot?.accounts.join() !== latest().accounts.join()) emit(snapshot)
    }),
  )
  return {
    get snapshot() {
      return latest()
    },
    get addresses() {
      return addresses
    },
    provider,
    subscribe,
    signMessage: async (message, account) => {
      const { address } = parseCaipAddress(account)
      const signature = await askWallet(() => wallet.sign(message, address), { context })
      if (typeof signature !== 'string' || !signaturePattern.test(signature))
        throw new WalletResponseError('The wallet did not answer with a signature')
      return signature
    },
    disconnect: async () => {
      await askQuietly(() => wallet.disconnect(), { clock })
    },
    ...(request && { request: (call) => askWallet(() => request(call), { context }) }),
  }
}

function watchWallets(
  page: object,
  { message, clock }: { message: string | undefined; clock: Clock },
  emit: EmitWallets<BitcoinWallet>,
): Unsubscribe {
  let standard: readonly FoundWallet<BitcoinWallet>[] = []
  let sats: readonly FoundWallet<BitcoinWallet>[] = []
  let isReady = false
  const nameOf = ({ connector }: FoundWallet<BitcoinWallet>) => connector.name.toLowerCase()
  const update = () => {
    // A wallet that can be reached both ways is one wallet.
    const others = sats.filter((one) => !standard.some((other) => nameOf(other) === nameOf(one)))
    if (isReady) emit([...standard, ...others])
  }
  const stopSats = watchPage(page, { scan: findSatsWallets, clock }, (found) => {
    sats = found.map(({ connector, wallet }) => ({ connector, wallet: createSatsWallet(wallet, message) }))
    update()
  })
  const stopStandard =
    page instanceof EventTarget &&
    discoverStandard(page, 'bitcoin:', (found) => {
      standard = found.filter(isBitcoinWallet).map((wallet) => {
        const { name, icon } = wallet
        const id = `bip122:${name.toLowerCase()}`
        return {
          connector: { id, name, type: 'ANNOUNCED', namespace: 'bip122', icon },
          wallet: createStandardWallet(wallet),
        }
      })
      update()
    })
  isReady = true
  update()
  return () => {
    stopSats()
    if (stopStandard) stopStandard()
  }
}
