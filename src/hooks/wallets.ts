'use client'
import { connectWallet } from '../state/connection/connect'
import { visibleWalletsAtom, type VisibleWallet } from '../state/wallets/visibleWallets'
import { useAction, useValue } from './PorticoProvider'

/** The wallets a visitor can pick, and how to connect one; rejects with why not. */
export function useWallets(): { wallets: readonly VisibleWallet[]; connect: (walletId: string) => Promise<void> } {
  return { wallets: useValue(visibleWalletsAtom), connect: useAction(connectWallet) }
}
