import { action } from '../core/action'
import { getWalletById } from './recommended'
import { emit } from '../core/events'

const types = {
  chromeStore: 'chrome_store',
  appStore: 'app_store',
  playStore: 'play_store',
  homepage: 'homepage',
} as const

/** A person goes to where a wallet of the directory is to be had. */
export const noteDownload = action(function noteDownload(get, set, explorerId: string, place: keyof typeof types) {
  const wallet = getWalletById(get, explorerId)
  const properties = { name: wallet?.name ?? explorerId, walletRank: wallet?.order, explorerId, type: types[place] }
  set(emit, { type: 'track', event: 'GET_WALLET', properties })
})
