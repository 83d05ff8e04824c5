import type { Hex } from 'viem'
import type { WalletAccount } from './contractAccount'
import type { Knobs, TestWalletOptions, WalletChain, WalletRequest } from '../types'

/** Asks the wallet's person; answers once it is approved. */
export type Ask = (request: WalletRequest, answer: () => unknown) => Promise<unknown>

/** State that the methods of a wallet see and change. */
export interface WalletCore {
  readonly options: TestWalletOptions
  readonly origin: string
  readonly knobs: Knobs
  accounts(): readonly WalletAccount[]
  /** Addresses this origin may see now. */
  shared(): readonly Hex[]
  chain(): WalletChain
  chains(): readonly WalletChain[]
  addChain(chain: WalletChain): void
  enter(chain: WalletChain): void
  permit(isPermitted: boolean): void
}
