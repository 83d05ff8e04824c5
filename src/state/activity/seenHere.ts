import { atom } from 'jotai/vanilla'
import type { Activity } from '../../chains/transactions'
import { withCallsResumed } from '../calls/waiting'
import { accountAtom } from '../account/account'
import { activeNetworkAtom } from '../networks/state'
import type { SentTransaction } from '../transactions/kept'
import { transactionsAtom } from '../transactions/transactions'
import { arrivalsAtom, type Arrival } from './arrivals'

/** What the account in use sent from here on its network. */
export const sentFromHereAtom = withCallsResumed(
  atom((get): readonly Activity[] => {
    const networkId = get(activeNetworkAtom).caipNetworkId
    return get(transactionsAtom)
      .filter((one) => one.networkId === networkId)
      .map(ofSent)
  }),
)

/** What was seen to arrive at the account in use on its network. */
export const arrivedHereAtom = atom((get): readonly Activity[] => {
  const networkId = get(activeNetworkAtom).caipNetworkId
  const account = get(accountAtom)?.caipAddress
  return get(arrivalsAtom)
    .filter((one) => one.account === account && one.networkId === networkId)
    .map(ofArrival)
})

const ofArrival = ({ networkId, token, symbol, amount, at }: Arrival): Activity => ({
  hash: `noticed_${at}_${token}`,
  networkId,
  at,
  kind: 'receive',
  status: 'confirmed',
  transfers: [{ direction: 'in', symbol, amount }],
  isNoticed: true,
})

/** One that was sent from here: its chain says how it stands, and who sent it what it moves. */
function ofSent({ hash, networkId, sentAt, status, by, transfers = [], kind }: SentTransaction): Activity {
  const isCancelled = status === 'replaced' && by?.kind === 'cancelled'
  const hasFailed = status === 'failed' || by?.hasFailed === true
  const isOther = isCancelled || by?.kind === 'replaced'
  const moved = isOther ? [] : transfers
  return {
    hash: by?.hash ?? hash,
    networkId,
    at: sentAt,
    kind: isCancelled ? 'cancel' : ((isOther ? undefined : kind) ?? (moved.length > 0 ? 'send' : 'execute')),
    status: status === 'sent' ? 'pending' : hasFailed ? 'failed' : 'confirmed',
    transfers: moved,
  }
}
