import type { TextPart, TokenGrant, ValueNode } from '../../../chains/requests'
import { symbolOf, tokenAmount, until, type FormatContext } from '../approvals/formatAmount'

/** A line of the receipt; the value is from outside and shown letter by letter. */
export interface Line {
  readonly label: string
  readonly value: string
  /** Words of Portico; the address of a token or contract; an account, which may have a name. Else anything. */
  readonly kind?: 'words' | 'address' | 'party' | undefined
}

/** Something that a request does. */
export interface Act {
  readonly title: string
  /** The amount in the title. */
  readonly amount?: string | undefined
  readonly lines: readonly Line[]
  readonly inner: readonly Act[]
}

/** A request as it is shown: what it comes to in one line, then everything it says. */
export interface Receipt {
  readonly lead: string
  /** The amount in the lead, which is drawn large. */
  readonly amount?: string | undefined
  /** Amounts given and received, where the lead has no amount of its own. */
  readonly figures?: readonly Line[] | undefined
  readonly lines: readonly Line[]
  readonly acts: readonly Act[]
  /** A text to read, letter by letter. */
  readonly text: readonly TextPart[]
  readonly nodes: readonly ValueNode[]
}

/** More amounts than these are no summary. */
export const maxFigures = 4

type Labels = keyof {
  [K in keyof FormatContext['copy']['facts'] as FormatContext['copy']['facts'][K] extends string ? K : never]: true
}

const kinds: Readonly<Record<NonNullable<Line['kind']>, readonly Labels[]>> = {
  party: ['to', 'from', 'spender', 'operator', 'grantee', 'owner', 'sender', 'authority', 'feePayer', 'paymaster'],
  address: ['contract', 'token', 'program', 'entryPoint'],
  words: ['value', 'fee', 'until', 'item', 'allOrNothing'],
}
const kindOf = (label: Labels) => (['party', 'address', 'words'] as const).find((kind) => kinds[kind].includes(label))

/** Lines of what there is; nothing for null. */
export function linesOf(
  { copy }: FormatContext,
  pairs: readonly (readonly [label: Labels, value: string | null])[],
): readonly Line[] {
  return pairs.flatMap(([label, value]) =>
    value === null ? [] : [{ label: copy.facts[label], value, kind: kindOf(label) }],
  )
}

/** Spenders, with their amounts and ends. */
export function linesOfGrants(grants: readonly TokenGrant[], context: FormatContext): readonly Line[] {
  return grants.flatMap(({ token, amount, isUnlimited, expiration }) => [
    { label: context.copy.facts.token, value: token, kind: 'address' },
    {
      label: isUnlimited
        ? context.copy.calls.approveAll(symbolOf(token, context))
        : context.copy.calls.approve(tokenAmount(amount, token, context)),
      value: until(expiration, context),
      kind: 'words',
    },
  ])
}
