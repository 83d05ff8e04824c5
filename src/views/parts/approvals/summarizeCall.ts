import type { CallDescription, TokenGrant } from '../../../chains/requests'
import { nativeAmount, tokenAmount, until, type Telling } from './formatAmount'

/** A line of the receipt; the value is from outside and shown letter by letter. */
export interface Line {
  readonly label: string
  readonly value: string
}

/** Something that a request does. */
export interface Act {
  readonly title: string
  readonly lines: readonly Line[]
  readonly inner: readonly Act[]
}

type Labels = keyof {
  [K in keyof Telling['copy']['facts'] as Telling['copy']['facts'][K] extends string ? K : never]: true
}

/** Lines of what there is; nothing for null. */
export function linesOf(
  { copy }: Telling,
  pairs: readonly (readonly [label: Labels, value: string | null])[],
): readonly Line[] {
  return pairs.flatMap(([label, value]) => (value === null ? [] : [{ label: copy.facts[label], value }]))
}

/** Who may spend what until when. */
export function linesOfGrants(grants: readonly TokenGrant[], telling: Telling): readonly Line[] {
  return grants.flatMap(({ token, amount, isUnlimited, expiration }) => [
    { label: telling.copy.facts.token, value: token },
    {
      label: isUnlimited
        ? telling.copy.calls.approveAll(symbolOf(token, telling))
        : telling.copy.calls.approve(tokenAmount(amount, token, telling)),
      value: until(expiration, telling),
    },
  ])
}

/** What a call does on an EVM chain. */
export function actOfCall(call: CallDescription, telling: Telling): Act {
  const { copy } = telling
  const words = copy.calls
  const { to, value } = call
  const sent = value > 0n ? nativeAmount(value, telling) : null
  const act = (
    title: string,
    pairs: Parameters<typeof linesOf>[1],
    more: readonly Line[] = [],
    inner: readonly Act[] = [],
  ): Act => {
    return { title, lines: [...linesOf(telling, pairs), ...more], inner }
  }
  const spending = (
    title: (amount: string) => string,
    { spender, amount, isUnlimited }: { spender: string; amount: bigint; isUnlimited: boolean },
  ) =>
    act(isUnlimited ? words.approveAll(symbolOf(to, telling)) : title(tokenAmount(amount, to, telling)), [
      ['spender', spender],
      ['token', to],
      ['value', sent],
    ])
  switch (call.action) {
    case 'nativeTransfer':
      return act(words.nativeTransfer(nativeAmount(value, telling)), [['to', to]])
    case 'createContract':
      return act(words.createContract, [
        ['data', copy.facts.bytes(call.dataLength)],
        ['value', sent],
      ])
    case 'unknown':
      return act(words.unknown, [
        ['contract', to],
        ['selector', call.selector],
        ['data', copy.facts.bytes(call.dataLength)],
        ['value', sent],
      ])
    case 'tokenTransfer':
      return act(words.tokenTransfer(tokenAmount(call.amount, to, telling)), [
        ['to', call.recipient],
        ['token', to],
        ['value', sent],
      ])
    case 'tokenTransferFrom':
      return act(words.tokenTransferFrom(tokenAmount(call.amount, to, telling)), [
        ['from', call.owner],
        ['to', call.recipient],
        ['token', to],
        ['value', sent],
      ])
    case 'approve':
      return spending(words.approve, call)
    case 'increaseAllowance':
      return spending(words.increaseAllowance, call)
    case 'decreaseAllowance':
      return act(words.decreaseAllowance(tokenAmount(call.amount, to, telling)), [
        ['spender', call.spender],
        ['token', to],
        ['value', sent],
      ])
    case 'itemTransfer': {
      const items = call.items.map(({ id, amount }) => ({
        label: copy.facts.item,
        value: amount === null ? `#${id}` : `#${id} × ${amount}`,
      }))
      return act(
        words.itemTransfer(call.items.length),
        [
          ['from', call.owner],
          ['to', call.recipient],
          ['token', to],
          ['value', sent],
        ],
        items,
      )
    }
    case 'approvalForAll':
      return act(call.isApproved ? words.approvalForAll : words.revokeForAll, [
        ['operator', call.operator],
        ['token', to],
        ['value', sent],
      ])
    case 'permit':
      return act(
        words.permit,
        [
          ['from', call.owner],
          ['spender', call.spender],
          ['until', until(call.deadline, telling)],
          ['value', sent],
        ],
        linesOfGrants(call.grants, telling),
      )
    case 'permit2Approve':
      return act(
        words.permit2Approve,
        [
          ['spender', call.spender],
          ['value', sent],
        ],
        linesOfGrants(call.grants, telling),
      )
    case 'permit2Transfer':
      return act(
        words.permit2Transfer,
        [['value', sent]],
        [],
        call.transfers.map(({ token, owner, recipient, amount }) =>
          act(words.tokenTransfer(tokenAmount(amount, token, telling)), [
            ['from', owner],
            ['to', recipient],
            ['token', token],
          ]),
        ),
      )
    case 'wrap':
      return act(words.wrap(nativeAmount(value, telling)), [['contract', to]])
    case 'unwrap':
      return act(words.unwrap(nativeAmount(call.amount, telling)), [
        ['contract', to],
        ['value', sent],
      ])
    case 'multicall':
      return act(
        words.multicall(call.calls.length),
        [
          ['contract', to],
          ['value', sent],
        ],
        [],
        call.calls.map((one) => actOfCall(one, telling)),
      )
  }
}

function symbolOf(token: string | null, { copy, tokens }: Telling): string {
  return (token !== null && tokens[token.toLowerCase()]?.symbol) || copy.calls.theToken
}
