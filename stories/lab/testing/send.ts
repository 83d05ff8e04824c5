import { expect } from 'vitest'
import { createLab } from '../lab'
import { createLabWallet, type LabAdapter } from '../wallets/adapter'
import type { EvmTransaction } from '../../../src/chains/transactions'
import type { Platform } from '../../../src/state/core/env'
import { connectWallet } from '../../../src/state/session/connection/connect'
import { sendFormAtom } from '../../../src/state/money/send/form'
import { sendReviewAtom } from '../../../src/state/money/send/review'

export const me = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const hash = `0x${'1'.repeat(64)}`
export const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dollar = { chainId: 1, address: contract, name: 'Dollar', symbol: 'USD', decimals: 6 }
export const ether = 10n ** 18n

/** A page of an account with some ether, and 5 of a token. */
export async function openPage(
  fees: Partial<Record<'fee' | 'dataFee', bigint>> | null = { fee: 10n ** 15n },
  platform: Partial<Platform> = {},
  names?: LabAdapter['names'],
) {
  const asked: EvmTransaction[] = []
  const onSend = async (transaction: unknown) => (asked.push(transaction as EvmTransaction), hash)
  const wallet = createLabWallet('Alpha', { onSend })
  const lab = createLab({ wallets: [wallet], platform, config: { sources: { tokens: [dollar] } } })
  lab.adapter.tokens = { [contract]: 5_000_000n }
  lab.adapter.fees = fees
  lab.adapter.names = names
  const { store } = lab.portico
  store.sub(sendFormAtom, () => undefined)
  store.sub(sendReviewAtom, () => undefined)
  await store.set(connectWallet, 'alpha')
  await expect.poll(() => store.get(sendFormAtom)?.tokens.length).toBe(2)
  const form = () => store.get(sendFormAtom)
  return { ...lab, wallet, store, asked, form, review: () => store.get(sendReviewAtom) }
}
