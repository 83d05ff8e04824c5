import type { CaipNetworkId } from '../../../chains/network'
import { createWalletRequest } from '../../core/task'

/** The one request to switch that wallets are asked at a time; apart from what asks, which comes later than what tells of it. */
export const switchRequest = createWalletRequest<CaipNetworkId>()

/**
 * The network switch being asked for; its subject is the CAIP-2 id.
 * @example
 * const asked = useValue(switchAttemptAtom)?.subject
 */
export const switchAttemptAtom = switchRequest.atom
