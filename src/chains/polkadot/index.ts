import type { ChainAdapter, ConnectRequest, WalletHandle, WalletSnapshot } from '../adapter'
import { askQuietly, askWallet } from '../discovery/askWallet'
import { toBytes, toHex } from '../bytes'
import { buildCaipAddress, parseCaipAddress } from '../caip'
import { WalletFailedError, WalletResponseError } from '../errors/walletErrors'
import { ignoreErrors, toUnsubscribe } from '../ignoreErrors'
import { hasMethods, safeGet, tryOrNull } from '../untrusted'
import { createDiscovery, thisPage, type FoundWallet } from '../discovery/discovery'
import { waitForWallet } from '../discovery/waitForWallet'
import { watchPage } from '../discovery/watchPage'
import type { CaipNetworkId, Network } from '../network'
import { createSnapshotEmitter } from '../discovery/snapshotEmitter'
import { readName } from '../discovery/walletName'
import type { AccountReader } from './accounts.late'

export interface PolkadotOptions {
  /** The object that has `injectedWeb3`; the window by default. */
  readonly page?: object | undefined
  /** Name of this app in the prompts of wallets; the title of the page by default. */
  readonly appName?: string | undefined
  /** Reads balances, such as `rpcReader()`; left out: none are shown. Called at the first read, so a library can come by `import()`. */
  readonly reader?: ChainAdapter['reader'] | undefined
}

/** An entry of `injectedWeb3`: https://github.com/polkadot-js/extension/blob/master/packages/extension-inject/src/types.ts */
interface InjectedEntry {
  enable(appName: string): unknown
}

interface Extension {
  readonly accounts: { get(): unknown; subscribe?(listener: (accounts: unknown) => void): unknown }
  readonly signer?: { signRaw?(payload: { address: string; data: string; type: 'bytes' }): unknown }
}

const knownNames: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot{.js}',
  'subwallet-js': 'SubWallet',
  talisman: 'Talisman',
}
/** 64 bytes, or 65 with ECDSA; some wallets put a byte for the kind of key before. */
const signaturePattern = /^0x[0-9a-f]{128}([0-9a-f]{2}){0,2}$/i

/**
 * Polkadot and its kin by wallets of `injectedWeb3`. Messages are signed raw, as hex text, and what the
 * wallet signs is the message between `<Bytes>` and `</Bytes>`: a verifier has to put them around it too.
 * @example
 * createPortico({ networks: [polkadotMainnet], adapters: [polkadot({ appName: 'Shop' })] })
 */
export function polkadot({ page = thisPage(), appName, reader }: PolkadotOptions = {}): ChainAdapter {
  const discovery = createDiscovery<InjectedEntry>((emit, clock) =>
    page ? watchPage(page, { scan: findWallets, clock }, emit) : () => undefined,
  )
  const enable = async (entry: InjectedEntry) => {
    const name = appName ?? (readName(globalThis.document?.title) || 'Portico')
    const extension = (await entry.enable(name)) as Extension
    const hasAccounts = hasMethods(safeGet(extension, 'accounts'), 'get')
    return { extension, accounts: hasAccounts ? await extension.accounts.get() : undefined }
  }
  const open = async (answer: unknown, { networks }: ConnectRequest) => {
    const extension = safeGet(answer, 'extension') as Extension
    const { caipNetworkId } = networks[0] as Network
    const accounts = await import('./accounts.late').then((late) => late.createAccountReader(caipNetworkId))
    const start = snapshotOf(accounts.read(safeGet(answer, 'accounts')), caipNetworkId)
    return start && createHandle(extension, start, accounts)
  }

  return {
    namespace: 'polkadot',
    discover: discovery.discover,
    ...(reader && { reader }),
    connect: async (request) => {
      const entry = discovery.get(request.connectorId)
      const handle = await open(await askWallet(() => enable(entry), request), request)
      if (!handle) throw new WalletResponseError('The wallet shared no account')
      return handle
    },
    // An authorised origin is answered at once. For another the wallet asks its person, which is not waited for.
    resume: async (request) => {
      const entry = await waitForWallet(discovery, request)
      const answer = entry && (await askQuietly(() => enable(entry), request))
      return answer ? open(answer, request) : null
    },
  }
}

function createHandle(extension: Extension, start: WalletSnapshot, reader: AccountReader): WalletHandle {
  const { latest, subscribe } = createSnapshotEmitter(start, (emit) => {
    let isSubscribed = true
    const onAccounts = (given: unknown) => {
      const { networkId, address, accounts } = latest()
      const plain = tryOrNull(() => reader.read(given))
      if (!plain || !isSubscribed) return
      // The wallet has no account in use: ours stays first while it is shared.
      const inUse = parseCaipAddress(address).address
      const next = snapshotOf(plain.includes(inUse) ? [inUse, ...plain] : plain, networkId)
      if (next?.accounts.join() !== accounts.join()) emit(next)
    }
    const refresh = async () => onAccounts(await extension.accounts.get())
    const stops = [
      toUnsubscribe(ignoreErrors(() => extension.accounts.subscribe?.(onAccounts))),
      reader.watchReturns(() => void refresh().catch(() => undefined)),
    ]
    return () => {
      isSubscribed = false
      for (const stop of stops) stop()
    }
  })

  return {
    get snapshot() {
      return latest()
    },
    provider: extension,
    subscribe,
    signMessage: async (message, account) => {
      const { address } = parseCaipAddress(account)
      const answer = await askWallet(() => {
        if (!hasMethods(extension.signer, 'signRaw')) throw new WalletFailedError('This wallet signs no messages')
        return extension.signer?.signRaw?.({
          address: reader.ownOf(address),
          data: toHex(toBytes(message)),
          type: 'bytes',
        })
      })
      const signature = safeGet(answer, 'signature')
      if (typeof signature !== 'string' || !signaturePattern.test(signature))
        throw new WalletResponseError('The wallet did not answer with a signature')
      return signature
    },
    // Only the person can take the permission back, in the wallet.
    disconnect: async () => undefined,
  }
}

function findWallets(page: object): readonly FoundWallet<InjectedEntry>[] {
  const entries = safeGet(page, 'injectedWeb3')
  const keys = tryOrNull(() => Object.keys(entries as object)) ?? []
  return keys.flatMap((key) => {
    const wallet = safeGet(entries, key)
    const name = knownNames[key] ?? readName(key)
    if (!name || !hasMethods(wallet, 'enable')) return []
    const connector = { id: `polkadot:${key}`, name, type: 'ANNOUNCED', namespace: 'polkadot' } as const
    return [{ connector, wallet: wallet as InjectedEntry }]
  })
}

function snapshotOf(accounts: readonly string[], networkId: CaipNetworkId): WalletSnapshot | null {
  const [first, ...others] = [...new Set(accounts)].map((address) => buildCaipAddress(networkId, address))
  return first ? { address: first, accounts: [first, ...others], networkId } : null
}
