import { action } from '../../core/action'
import { emit } from '../../core/events'
import { getWalletById } from './recommended'

/** Names of the places in the event. */
const places = {
  chromeStore: 'chrome_store',
  appStore: 'app_store',
  playStore: 'play_store',
  homepage: 'homepage',
} as const

/** A person goes to where a wallet of the directory is to be had. */
export const trackDownload = action(function trackDownload(get, set, explorerId: string, place: keyof typeof places) {
  const wallet = getWalletById(get, explorerId)
  const properties = { name: wallet?.name ?? explorerId, walletRank: wallet?.order, explorerId, type: places[place] }
  set(emit, { type: 'track', event: 'GET_WALLET', properties })
})
