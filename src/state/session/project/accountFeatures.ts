import { atom } from 'jotai/vanilla'
import { accountAtom, type Account } from '../account/account'
import { configAtom } from '../../core/runtime'
import { featuresAtom } from './loadProject'

export type { Account } from '../account/account'

/** Which parts of an account are on: until the project answered, as the host wants it. */
export const accountFeaturesAtom = atom((get) => {
  const { features: wanted, basic } = get(configAtom)
  const known = get(featuresAtom)
  const isOn = (part: 'activity' | 'receive' | 'send') => known?.[part] ?? (!basic && wanted?.[part] !== false)
  return { activity: isOn('activity'), receive: isOn('receive'), send: isOn('send') }
})

/** True where activity is shown at all: the host or its project may not want it. */
export const hasActivityAtom = atom((get): boolean => get(accountFeaturesAtom).activity)

/** Tokens and collectibles that the host shows: no project has a word in that. */
export const shownHoldingsAtom = atom((get) => {
  const { basic, features } = get(configAtom)
  return { tokens: !basic && features?.tokens !== false, nfts: !basic && features?.nfts !== false }
})

/** True where tokens are shown, and collectibles where the host named a source of them. */
export const hasHoldingsAtom = atom((get) => {
  const { sources } = get(configAtom)
  const { tokens, nfts } = get(shownHoldingsAtom)
  return { tokens, nfts: nfts && !!(sources?.nfts ?? sources?.collections?.length) }
})

/** The account in use, where it may send. */
export const sendingAccountAtom = atom((get): Account | null =>
  get(accountFeaturesAtom).send ? get(accountAtom) : null,
)
