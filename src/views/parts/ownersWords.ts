import type { OwnersWait } from '../../state/money/intents/intent'
import type { enUnanswered } from '../copy/en/money/unanswered'

/** Words about a transaction that waits for the owners of a contract account. */
export function ownersWords(
  { owners, contract }: typeof enUnanswered.unanswered,
  { required, total }: Pick<OwnersWait, 'required' | 'total'>,
  what: string,
): { readonly title: string; readonly detail: string } {
  const isKnown = required !== undefined && total !== undefined
  return isKnown
    ? { title: owners.title, detail: owners.detail(what, required, total) }
    : { title: contract.title, detail: contract.detail(what) }
}
