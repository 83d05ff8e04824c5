import type { OwnersWait } from '../../state/money/intents/intent'
import type { enUnanswered } from '../copy/en/money/unanswered'

type Owners = Pick<OwnersWait, 'required' | 'total'>
type Words = typeof enUnanswered.unanswered

/** Words about a transaction that waits for the owners of a contract account. */
export function ownersWords(
  { owners, contract }: Words,
  { required, total }: Owners,
  what: string,
): { readonly title: string; readonly detail: string } {
  const isKnown = required !== undefined && total !== undefined
  return isKnown
    ? { title: owners.title, detail: owners.detail(what, required, total) }
    : { title: contract.title, detail: contract.detail(what) }
}

/** Words about a batch that waits for the owners of a contract account. */
export function ownersWordsOfCalls({ owners, contract }: Words, { required, total }: Owners) {
  const isKnown = required !== undefined && total !== undefined
  return isKnown
    ? { title: owners.title, detail: owners.calls(required, total) }
    : { title: contract.title, detail: contract.calls }
}
