import type { CallDescription } from '../../../chains/requests'
import { linesOf, linesOfGrants, type Act, type Line } from '../receipt/receipt'
import { nativeAmount, symbolOf, tokenAmount, until, type FormatContext } from './formatAmount'

/** The effect of a call on an EVM chain. */
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
  const told = (title: (amount: string) => string, amount: string, pairs: Parameters<typeof linesOf>[1]): Act => ({
    ...act(title(amount), pairs),
    amount,
  })
  const spending = (
    title: (amount: string) => string,
    { spender, amount, isUnlimited }: { spender: string; amount: bigint; isUnlimited: boolean },
  ) =>
    told(
      isUnlimited ? words.approveAll : title,
      isUnlimited ? symbolOf(to, context) : tokenAmount(amount, to, context),
      [
        ['spender', spender],
        ['token', to],
        ['value', sent],
      ],
    )
  switch (call.action) {
    case 'nativeTransfer':
      return told(words.nativeTransfer, nativeAmount(value, context), [['to', to]])
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
      return told(words.tokenTransfer, tokenAmount(call.amount, to, context), [
        ['to', call.recipient],
        ['token', to],
        ['value', sent],
      ])
    case 'tokenTransferFrom':
      return told(words.tokenTransferFrom, tokenAmount(call.amount, to, context), [
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
      return told(words.decreaseAllowance, tokenAmount(call.amount, to, context), [
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
          told(words.tokenTransfer, tokenAmount(amount, token, context), [
            ['from', owner],
            ['to', recipient],
            ['token', token],
          ]),
        ),
      )
    case 'wrap':
      return told(words.wrap, nativeAmount(value, context), [['contract', to]])
    case 'unwrap':
      return told(words.unwrap, nativeAmount(call.amount, context), [
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
