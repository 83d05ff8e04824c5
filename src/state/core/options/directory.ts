import type { DirectoryWallet } from '../../../services/types'

/** A wallet the host adds to the directory's. */
export interface CustomWallet extends Partial<Omit<DirectoryWallet, 'id' | 'name' | 'injected' | 'badge'>> {
  readonly id: string
  readonly name: string
}

/** A row of the first view, as far as it is sorted by. */
export interface SortableRow {
  /** `visible` is a wallet of this page; `walletConnect`, `embedded` and `all` have no wallet. */
  readonly kind: 'walletConnect' | 'embedded' | 'visible' | 'directory' | 'all'
  readonly wallet?: { readonly id: string; readonly name: string; readonly rdns?: string | undefined }
}

/** Which wallets of the directory a visitor sees. */
export interface DirectoryOptions {
  /**
   * Only these, by id of the directory. Wallets of this browser are listed by rdns, name or id of their own: where the list
   * has such an entry, the others are not shown.
   */
  readonly includeWallets?: readonly string[] | undefined
  /** Shown before others, by id. */
  readonly featuredWallets?: readonly string[] | undefined
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** The whole directory can be searched. @default 'show' */
  readonly allWallets?: 'show' | 'hide' | 'onlyMobile' | undefined
  /** Order of the wallets on a page of the directory, like the argument of `Array.sort`. */
  readonly sortWallets?: ((one: DirectoryWallet, other: DirectoryWallet) => number) | undefined
  /** Order of the rows of the first view, like the argument of `Array.sort`. @default recent, this browser's, the others */
  readonly sortRows?: ((one: SortableRow, other: SortableRow) => number) | undefined
}

/** A directory's options with what was left out. */
export interface ResolvedDirectory {
  readonly includeWallets: readonly string[]
  readonly featuredWallets: readonly string[]
  readonly customWallets: readonly DirectoryWallet[]
  readonly allWallets: 'show' | 'hide' | 'onlyMobile'
  readonly sortWallets: DirectoryOptions['sortWallets']
  readonly sortRows: DirectoryOptions['sortRows']
}

/** Fills what the host left out. */
export function resolveDirectory(options: DirectoryOptions | undefined): ResolvedDirectory {
  const wallets = options?.customWallets ?? []
  return {
    includeWallets: options?.includeWallets ?? [],
    featuredWallets: options?.featuredWallets ?? [],
    customWallets: wallets.map((wallet) => ({
      ...wallet,
      chains: wallet.chains ?? [],
      supportsWc: wallet.supportsWc ?? true,
      // As announcements are read.
      rdns: wallet.rdns?.trim().toLowerCase(),
      injected: [],
      badge: 'none',
    })),
    allWallets: options?.allWallets ?? 'show',
    sortWallets: options?.sortWallets,
    sortRows: options?.sortRows,
  }
}
