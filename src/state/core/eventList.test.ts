import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { PorticoEvent } from './events'

type NameOf<Type extends PorticoEvent['type']> = Extract<PorticoEvent, { readonly type: Type }>['event']

/** Every name of a type: one that is missing here or too many is an error of types. */
const events: { readonly [Type in PorticoEvent['type']]: Readonly<Record<NameOf<Type>, true>> } = {
  track: {
    INITIALIZE: true,
    MODAL_OPEN: true,
    MODAL_CLOSE: true,
    CLICK_ALL_WALLETS: true,
    CLICK_WALLET_HELP: true,
    CLICK_GET_WALLET_HELP: true,
    CLICK_NETWORKS: true,
    CLICK_TRANSACTIONS: true,
    WALLET_IMPRESSION_V2: true,
    SEARCH_WALLET: true,
    SELECT_WALLET: true,
    GET_WALLET: true,
    CONNECT_SUCCESS: true,
    CONNECT_ERROR: true,
    USER_REJECTED: true,
    DISCONNECT_SUCCESS: true,
    SWITCH_NETWORK: true,
    CLICK_SIGN_SIWX_MESSAGE: true,
    CLICK_CANCEL_SIWX: true,
    SIWX_AUTH_SUCCESS: true,
    SIWX_AUTH_ERROR: true,
    OPEN_SEND: true,
    SEND_INITIATED: true,
    SEND_SUCCESS: true,
    SEND_ERROR: true,
    SEND_REJECTED: true,
    CLICK_CONVERT: true,
    CLICK_SELECT_TOKEN_TO_SWAP: true,
    CLICK_SELECT_NETWORK_TO_SWAP: true,
    OPEN_SWAP: true,
    INITIATE_SWAP: true,
    SWAP_SUCCESS: true,
    SWAP_ERROR: true,
    SWAP_APPROVAL_ERROR: true,
    LOAD_MORE_TRANSACTIONS: true,
    ERROR_FETCH_TRANSACTIONS: true,
    TRANSACTION_STATUS: true,
    INTENT_ASKED: true,
    INTENT_DECLINED: true,
    INTENT_UNANSWERED: true,
    INTENT_DROPPED: true,
    INTENT_PENDING: true,
    INTENT_CONFIRMED: true,
    INTENT_FAILED: true,
    INTENT_REPLACED: true,
    SELECT_BUY_CRYPTO: true,
    SELECT_WHAT_IS_A_BUY: true,
    SELECT_BUY_PROVIDER: true,
    OPEN_ENS_FLOW: true,
    REGISTER_NAME_INITIATED: true,
    REGISTER_NAME_SUCCESS: true,
    REGISTER_NAME_ERROR: true,
  },
  alert: {
    projectIdNotConfigured: true,
    networkNotFound: true,
    invalidAppConfiguration: true,
    invalidProjectId: true,
    embeddedNotLoaded: true,
    embeddedTimedOut: true,
    sessionExpired: true,
    localConfigurationIgnored: true,
  },
  error: { API_ERROR: true, DATA_PARSING_ERROR: true, SECURE_SITE_ERROR: true, INTERNAL_SDK_ERROR: true },
}

const [, ...sections] = readFileSync('docs/events.md', 'utf8').split(/^## /m)

describe('8.7: docs/events.md', () => {
  it.each(Object.keys(events) as (keyof typeof events)[])('lists the events of type %s, and no other', (type) => {
    const [, text = ''] = sections.find((section) => section.startsWith(`${type}\n`))?.split(`${type}\n`) ?? []
    const rows = [...text.matchAll(/^\| `(\w+)` \|/gm)]
    const words = text.slice(text.indexOf(':')).matchAll(/`(\w+)`/g)
    const named = (rows.length > 0 ? rows : [...words]).map(([, name]) => name)
    expect(named.sort()).toEqual(Object.keys(events[type]).sort())
  })
})
