import type { Getter, Setter } from 'jotai/vanilla'
import type { Network } from '../../../chains/network'
import { renewBalance } from '../../session/account/balance'
import { getChainReader } from '../../session/account/chainReaders'
import { plainAddress } from '../../core/visitor/connections'
import { parseUnits } from '../../core/format/decimal'
import { networksAtom } from '../../core/visitor/networks'
import { renewTokens } from '../tokens/tokens'
import { changePurchase, currentPurchaseAtom, forgetWindow, windowOf, type Purchase } from './purchase'
import { readOnrampStatus } from './source/readOnramp.late'

export { buildOnrampUrl } from './source/readOnramp.late'
export { openPage } from './source/checkOnramp.late'

interface Held {
  readonly value: bigint
  readonly decimals: number
}

/** Reads the account's balance of the bought currency; null where its chain is not read. */
async function readHeld(get: Getter, { networkId, account, token }: Purchase): Promise<Held | null> {
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId)
  if (!network) return null
  try {
    const reader = await getChainReader(get, network.chainNamespace)
    const address = plainAddress(account)
    if (!reader) return null
    if (token === undefined) return await reader.getBalance(network, address)
    const [held, info] = await Promise.all([
      reader.listTokens?.(network, address, [token]),
      reader.readToken?.(network, token),
    ])
    if (!held) return null
    const found = held.find((one) => isSame(network, one.address, token))
    const decimals = found?.decimals ?? info?.decimals
    return decimals === undefined ? null : { value: found?.value ?? 0n, decimals }
  } catch {
    return null
  }
}

const isSame = ({ chainNamespace }: Network, one: string, other: string) =>
  chainNamespace === 'eip155' ? one.toLowerCase() === other.toLowerCase() : one === other

/** Notes what the account has before anything is bought. */
export function noteHeld(get: Getter, set: Setter, purchase: Purchase): void {
  void readHeld(get, purchase).then((held) => {
    if (held) set(changePurchase, purchase.id, { had: `${held.value}` })
  })
}

/** True where as much has arrived as a purchase brings: at least half of the quote, so that dust does not pass for it. */
export function hasArrived({ had, purchaseAmount }: Purchase, now: Held): boolean {
  if (had === undefined) return false
  const risen = now.value - BigInt(had)
  const [whole = '', fraction = ''] = (purchaseAmount ?? '0').split('.')
  const cut = fraction.slice(0, now.decimals)
  const quoted = parseUnits(cut ? `${whole}.${cut}` : whole, now.decimals) ?? 0n
  return risen > 0n && risen * 2n >= quoted
}

/** Looks at the window of a purchase. */
export function lookAtWindow(get: Getter, set: Setter): void {
  const [window, purchase] = [windowOf(get), get(currentPurchaseAtom)]
  if (!window || purchase?.status !== 'waiting') return
  const hasReturned = window.hasReturned()
  if (!hasReturned && !window.isClosed()) return
  // Back on a page of the host: the purchase is over there, and this page goes on.
  if (hasReturned) window.close()
  set(forgetWindow)
  set(changePurchase, purchase.id, { status: 'closed' })
}

/** Asks the seller, and the chain, how far a purchase is. */
export async function lookAtPurchase(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  const purchase = get(currentPurchaseAtom)
  if (!purchase || !/^(waiting|closed|blocked)$/.test(purchase.status)) return
  const { id, provider, sessionId } = purchase
  const [told, held] = await Promise.all([
    sessionId === undefined ? null : readOnrampStatus(get, provider.id, sessionId, signal),
    readHeld(get, purchase),
  ])
  const now = get(currentPurchaseAtom)
  if (signal.aborted || now?.id !== id) return
  const isThere = told?.status === 'SUCCESS' || (held !== null && hasArrived(now, held))
  if (!isThere && told?.status !== 'FAILED') return
  const window = windowOf(get)
  set(changePurchase, id, { status: isThere ? 'success' : 'failed', txHash: told?.txHash })
  window?.close()
  set(forgetWindow)
  if (!isThere) return
  set(renewBalance)
  set(renewTokens)
}
