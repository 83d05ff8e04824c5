import { RequestAbortedError, UnusableImageError } from '../http/httpErrors'
import {
  type Directory,
  type DirectoryWallet,
  type WalletQuery,
  walletPageEntries,
  walletSearchEntries,
} from '../types'

/** A directory over a list at hand, for pages that ask no backend. Without images of its own it has none. */
export function localDirectory(
  load: () => Promise<readonly DirectoryWallet[]>,
  walletImage: Directory['walletImage'] = noImage,
): Directory {
  const listWallets = async (query: WalletQuery = {}) => {
    const { page = 1, entries = walletPageEntries, signal } = query
    if (signal?.aborted) throw new RequestAbortedError(signal.reason)
    const found = (await load())
      .filter((wallet) => isWanted(wallet, query))
      .sort((one, other) => rank(one) - rank(other))
    return { count: found.length, wallets: found.slice((page - 1) * entries, page * entries) }
  }
  return {
    listWallets,
    searchWallets: (search, filter) => listWallets({ ...filter, search, entries: walletSearchEntries }),
    walletImage,
    networkImage: noImage,
  }
}

const noImage = () => Promise.reject(new UnusableImageError('this list has none'))
const rank = ({ order = Infinity }: DirectoryWallet) => Math.min(order, Number.MAX_SAFE_INTEGER)

function isWanted(
  wallet: DirectoryWallet,
  { chains, include, exclude, badge, names, rdns, search }: WalletQuery,
): boolean {
  const searched = search?.trim().toLowerCase() ?? ''
  return (
    isAmong(include, [wallet.id]) &&
    !exclude?.includes(wallet.id) &&
    (badge === undefined || wallet.badge === badge) &&
    isAmong(names?.map(lower), [wallet.name.toLowerCase()]) &&
    isAmong(rdns?.map(lower), wallet.rdns === undefined ? [] : [wallet.rdns.toLowerCase()]) &&
    // A short list names a few networks only, where a wallet takes every one of their kind.
    isAmong(chains?.map(namespaceOf), wallet.chains.map(namespaceOf)) &&
    wallet.name.toLowerCase().includes(searched)
  )
}

/** An empty list restricts nothing. */
function isAmong(wanted: readonly string[] | undefined, has: readonly string[]): boolean {
  return !wanted?.length || has.some((one) => wanted.includes(one))
}

const lower = (text: string) => text.toLowerCase()
const namespaceOf = (chain: string) => chain.split(':')[0] ?? ''
