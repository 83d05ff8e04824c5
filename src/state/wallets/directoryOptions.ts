import { InvalidConfigError } from '../core/errors'
import type { DirectoryWallet } from '../../services/types'

/** A wallet the host adds to the directory's. */
export interface CustomWallet extends Partial<Omit<DirectoryWallet, 'id' | 'name' | 'injected' | 'badge'>> {
  readonly id: string
  readonly name: string
}

/** Which wallets of the directory a visitor sees. */
export interface DirectoryOptions {
  /** Only these, by id. */
  readonly includeWallets?: readonly string[] | undefined
  /** Shown before others, by id. */
  readonly featuredWallets?: readonly string[] | undefined
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** Whether the whole directory can be searched. @default 'show' */
  readonly allWallets?: 'show' | 'hide' | 'onlyMobile' | undefined
  /** Order of the wallets on a page of the directory, like the argument of `Array.sort`. */
  readonly sortWallets?: ((one: DirectoryWallet, other: DirectoryWallet) => number) | undefined
}

/** A directory's options once they are known to be usable. */
export interface CheckedDirectory {
  readonly isChecked: true
  readonly includeWallets: readonly string[]
  readonly featuredWallets: readonly string[]
  readonly customWallets: readonly DirectoryWallet[]
  readonly allWallets: 'show' | 'hide' | 'onlyMobile'
  readonly sortWallets: DirectoryOptions['sortWallets']
}

/**
 * Says which wallets of the directory a visitor sees, for the option `directory` of `createPortico`.
 * @throws InvalidConfigError naming the option that is not usable
 */
export function defineDirectory(options: DirectoryOptions): CheckedDirectory {
  const {
    includeWallets = [],
    featuredWallets = [],
    customWallets = [],
    allWallets = 'show',
    sortWallets,
  } = options ?? {}
  const isIds = (value: unknown) => Array.isArray(value) && value.every((id) => typeof id === 'string')
  check(isIds(includeWallets), 'includeWallets', includeWallets, 'a list of wallet ids')
  check(isIds(featuredWallets), 'featuredWallets', featuredWallets, 'a list of wallet ids')
  const isCustom = (value: CustomWallet) =>
    typeof value?.id === 'string' && typeof value.name === 'string' && value.name.trim() !== ''
  check(
    Array.isArray(customWallets) && customWallets.every(isCustom),
    'customWallets',
    customWallets,
    'a list of wallets with id and name',
  )
  check(['show', 'hide', 'onlyMobile'].includes(allWallets), 'allWallets', allWallets, "'show', 'hide' or 'onlyMobile'")
  check(sortWallets === undefined || typeof sortWallets === 'function', 'sortWallets', sortWallets, 'a function')
  return {
    isChecked: true,
    includeWallets,
    featuredWallets,
    customWallets: customWallets.map((wallet) => ({
      chains: [],
      supportsWc: true,
      ...wallet,
      injected: [],
      badge: 'none',
    })),
    allWallets,
    sortWallets,
  }
}

function check(isRight: boolean, option: string, given: unknown, allowed: string): void {
  if (!isRight) throw new InvalidConfigError(`directory.${option}`, given, allowed)
}
