import type { Atom } from 'jotai/vanilla'
import { createElement, type ComponentType } from 'react'
import { expect } from 'vitest'
import { activityAtom, openActivity } from '../../../src/state/money/activity/activity'
import { connectWallet } from '../../../src/state/session/connection/connect'
import type { PorticoConfig } from '../../../src/state/core/config'
import { nftsAtom } from '../../../src/state/money/nfts/nfts'
import { sendFormAtom } from '../../../src/state/money/send/form'
import { tokenListAtom } from '../../../src/state/money/tokens/list'
import { createLab } from '../lab'
import { createLabWallet } from '../wallets/adapter'
import { draw, wordsOf } from './draw'

const networkId = 'eip155:1'
/** A receiver. */
export const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
/** A contract. */
export const placeOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
/** The currency of the network. */
export const ether = { networkId, name: 'Ether', symbol: 'ETH', decimals: 18, value: 10n ** 18n }
/** A token. */
export const coin = (index: number, rest: object = {}) =>
  ({
    networkId,
    address: placeOf(index),
    name: `Coin ${index}`,
    symbol: `C${index}`,
    decimals: 6,
    value: 5n * 10n ** 6n,
    ...rest,
  }) as const
/** A collectible. */
export const boat = (index: number, rest: object = {}) =>
  ({ networkId, address: placeOf(index), tokenId: `${index}`, name: `Boat ${index}`, value: 1n, ...rest }) as const
/** A row of what happened. */
export const sent = (index: number, rest: object = {}) => ({
  networkId,
  hash: `0x${index.toString(16).padStart(64, '0')}`,
  kind: 'send',
  status: 'confirmed',
  at: 1_000_000 - index,
  transfers: [{ direction: 'out', symbol: 'ETH', amount: `${index}.5` }],
  ...rest,
})

/** Answers of three sources. */
interface Answers {
  readonly tokens?: unknown
  readonly nfts?: unknown
  readonly page?: (cursor: string | undefined) => unknown
}

/** A page of an account whose sources answer so; each view by its words. */
export async function visit({ tokens = [], nfts = [], page = () => ({ activity: [] }) }: Answers, isAwaited = true) {
  const asked: string[] = []
  const sources = {
    balances: { listBalances: async () => (asked.push('tokens'), tokens) },
    nfts: { listNfts: async () => (asked.push('nfts'), nfts) },
    history: { listActivity: async ({ cursor }: { cursor?: string }) => (asked.push('history'), page(cursor)) },
  } as unknown as PorticoConfig['sources']
  const lab = createLab({ wallets: [createLabWallet('Alpha', { onSend: async () => '0x1' })], config: { sources } })
  const { store } = lab.portico
  const read = [tokenListAtom, nftsAtom, activityAtom]
  for (const one of [...read, sendFormAtom]) store.sub(one as Atom<unknown>, () => undefined)
  await store.set(connectWallet, 'alpha')
  const opened = store.set(openActivity)
  const says = () => read.map((one) => store.get(one as Atom<{ status: string }>).status)
  if (isAwaited) {
    await opened
    await expect.poll(says).not.toContain('loading')
  }
  const show = (View: ComponentType) => draw(lab, () => createElement(View))
  // Without the letter that stands where a picture is missing.
  // The letters that stand for a picture are not words.
  const pictures = /<span[^>]*CoinImage_letters[^>]*>[^<]*<\/span>/g
  const words = (View: ComponentType) => wordsOf(show(View).replace(pictures, '')).replace(/^.\n/gm, '')
  return { ...lab, store, asked, says, show, words }
}
