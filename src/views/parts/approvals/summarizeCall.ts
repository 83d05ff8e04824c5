import type { CallDescription, TokenGrant } from '../../../chains/requests'
import { nativeAmount, tokenAmount, until, type FormatContext } from './formatAmount'

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
  [K in keyof FormatContext['copy']['facts'] as FormatContext['copy']['facts'][K] extends string ? K : never]: true
}

/** Lines of what there is; nothing for null. */
export function linesOf(
  { copy }: FormatContext,
  pairs: readonly (readonly [label: Labels, value: string | null])[],
): readonly Line[] {
  return pairs.flatMap(([label, value]) => (value === null ? [] : [{ label: copy.facts[label], value }]))
}

/** Who may spend what until when. */
export function linesOfGrants(grants: readonly TokenGrant[], context: FormatContext): readonly Line[] {
  return grants.flatMap(({ token, amount, isUnlimited, expiration }) => [
    { label: context.copy.facts.token, value: token },
    {
      label: isUnlimited
        ? context.copy.calls.approveAll(symbolOf(token, context))
        : context.copy.calls.approve(tokenAmount(amount, token, context)),
      value: until(expiration, context),
    },
  ])
}

/** What a call does on an EVM chain. */
export function actOfCall(call: CallDescription, context: FormatContext): Act {
  const { copy } = context
  const words = copy.calls
  const { to, value } = call
  const sent = value > 0n ? nativeAmount(value, context) : null
  const act = (
    title: string,
    pairs: Parameters<typeof linesOf>[1],
    more: readonly Line[] = [],
    inner: readonly Act[] = [],
  ): Act => {
    return { title, lines: [...linesOf(context, pairs), ...more], inner }
  }
  const spending = (
    title: (amount: string) => string,
    { spender, amount, isUnlimited }: { spender: string; amount: bigint; isUnlimited: boolean },
  ) =>
    act(isUnlimited ? words.approveAll(symbolOf(to, context)) : title(tokenAmount(amount, to, context)), [
      ['spender', spender],
      ['token', to],
      ['value', sent],
    ])
  switch (call.action) {
    case 'nativeTransfer':
      return act(words.nativeTransfer(nativeAmount(value, context)), [['to', to]])
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
      return act(words.tokenTransfer(tokenAmount(call.amount, to, context)), [
        ['to', call.recipient],
        ['token', to],
        ['value', sent],
      ])
    case 'tokenTransferFrom':
      return act(words.tokenTransferFrom(tokenAmount(call.amount, to, context)), [
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
      return act(words.decreaseAllowance(tokenAmount(call.amount, to, context)), [
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
          ['until', until(call.deadline, context)],
          ['value', sent],
        ],
        linesOfGrants(call.grants, context),
      )
    case 'permit2Approve':
      return act(
        words.permit2Approve,
        [
          ['spender', call.spender],
          ['value', sent],
        ],
        linesOfGrants(call.grants, context),
      )
    case 'permit2Transfer':
      return act(
        words.permit2Transfer,
        [['value', sent]],
        [],
        call.transfers.map(({ token, owner, recipient, amount }) =>
          act(words.tokenTransfer(tokenAmount(amount, token, context)), [
            ['from', owner],
            ['to', recipient],
            ['token', token],
          ]),
        ),
      )
    case 'wrap':
      return act(words.wrap(nativeAmount(value, context)), [['contract', to]])
    case 'unwrap':
      return act(words.unwrap(nativeAmount(call.amount, context)), [
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
        call.calls.map((one) => actOfCall(one, context)),
      )
  }
}

function symbolOf(token: string | null, { copy, tokens }: FormatContext): string {
  return (token !== null && tokens[token.toLowerCase()]?.symbol) || copy.calls.theToken
}
