import { atom } from 'jotai/vanilla'
import type { Activity } from '../../../chains/transactions'
import { getAccounts } from '../../session/account/sharedAccounts'
import { findLookAlike, usedAddressesAtom } from '../../session/account/usedAddresses'
import { skeletonOf } from '../../../chains/requests/text/confusables'

/** Reason to distrust a row of the history. */
export type ActivityWarning = NonNullable<Activity['warning']>

/** Known addresses and symbols to compare a row with. */
export interface KnownToVisitor {
  /** Addresses that the visitor paid or owns. */
  readonly addresses: readonly string[]
  /** Symbols by their visual skeleton. */
  readonly symbols: ReadonlyMap<string, string>
}

const isNothing = (amount: string) => !/[1-9]/.test(amount)

/** Addresses that were paid from here: those stored, and those of the transactions that this browser sent. */
export function paidAddresses(used: readonly string[], sent: readonly Activity[]): readonly string[] {
  const paid = sent.flatMap(({ status, transfers }) =>
    status === 'failed' ? [] : transfers.flatMap((one) => (one.direction === 'out' ? (one.counterparty ?? []) : [])),
  )
  return [...new Set([...used, ...paid])]
}

/**
 * Marks what strangers wrote into a history: transfers of nothing, which anybody can make in anybody's name, rows with an
 * address that passes for one the visitor knows, and tokens that pass for another. What this browser sent is not judged.
 * https://www.chainalysis.com/blog/address-poisoning-scam/
 */
export function judgeActivity(
  told: readonly Activity[],
  sent: readonly Activity[],
  known: KnownToVisitor,
): readonly Activity[] {
  const own = new Set(sent.map(({ hash }) => hash))
  // Receivers in the history are known as well, unless a stranger caused the row.
  const addresses = [...known.addresses]
  for (const { hash, status, transfers } of [...told].reverse())
    for (const { direction, amount, counterparty } of transfers)
      if (direction === 'out' && counterparty && !isNothing(amount) && status === 'confirmed')
        if (own.has(hash) || findLookAlike(counterparty, addresses) === undefined) addresses.push(counterparty)
  return told.map((one) => {
    if (own.has(one.hash)) return one
    const warning = warningOf(one, { ...known, addresses })
    return warning ? { ...one, warning } : one
  })
}

function warningOf({ transfers, kind }: Activity, { addresses, symbols }: KnownToVisitor): ActivityWarning | undefined {
  const isLookAlike = ({ counterparty }: Activity['transfers'][number]) =>
    counterparty !== undefined && findLookAlike(counterparty, addresses) !== undefined
  if (transfers.some(isLookAlike)) return 'lookAlike'
  const isMoving = kind === 'send' || kind === 'receive'
  if (isMoving && transfers.length > 0 && transfers.every(({ amount }) => isNothing(amount))) return 'zero'
  const imitates = ({ symbol }: Activity['transfers'][number]) => {
    const found = symbols.get(skeletonOf(symbol))
    return found !== undefined && found !== symbol && !/^[\x20-\x7e]*$/.test(symbol)
  }
  return transfers.some(imitates) ? 'spam' : undefined
}

/** The visitor's own accounts, and the addresses that this browser sent to. */
export const ownAddressesAtom = atom((get): readonly string[] => [
  ...new Set([...get(usedAddressesAtom), ...getAccounts(get).map(({ address }) => address)]),
])
