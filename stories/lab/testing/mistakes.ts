import { labNetworks } from '../lab'
import { createLabAdapter } from '../wallets/adapter'
import type { PorticoConfig } from '../../../src/state/core/config'
import { checkConfig } from '../../../src/state/core/checkConfig'

/** Options without a mistake. */
export const good: PorticoConfig = { networks: labNetworks, adapters: [createLabAdapter([])], projectId: null }
export const [mainnet] = labNetworks
/** Checks them with a change. */
export const check = (change: object) => () => checkConfig({ ...good, ...change } as PorticoConfig)
export const url = { default: { http: ['https://rpc.example'] } }
/** The part of a window that is used. */
export const page = { addEventListener: () => undefined, removeEventListener: () => undefined, referrer: '' }
