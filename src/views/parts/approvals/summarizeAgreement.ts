import type { AgreementDescription, TradedItem } from '../../../chains/requests'
import { nativeAmount, tokenAmount, until, type FormatContext } from './formatAmount'
import { actOfCall, linesOf, type Act, type Line } from './summarizeCall'

/** What a signature over typed data comes to. */
export function receiptOfAgreement(
  agreement: AgreementDescription,
  context: FormatContext,
): { readonly lead: string; readonly lines: readonly Line[]; readonly acts: readonly Act[] } {
  const { lead, calls, trade } = context.copy
  const lines = (...pairs: Parameters<typeof linesOf>[1]) => linesOf(context, pairs)
  switch (agreement.kind) {
    case 'transfer': {
      const { token, from, recipient, amount, deadline } = agreement
      const about = lines(['from', from], ['to', recipient], ['token', token], ['until', until(deadline, context)])
      return { lead: calls.tokenTransfer(tokenAmount(amount, token, context)), lines: about, acts: [] }
    }
    case 'itemPermit': {
      const { token, spender, id, deadline } = agreement
      const about = lines(
        ['operator', spender],
        ['item', `#${id}`],
        ['token', token],
        ['until', until(deadline, context)],
      )
      return { lead: lead.itemPermit, lines: about, acts: [] }
    }
    case 'order': {
      const acts = agreement.trades.flatMap(({ offerer, gives, gets, endTime }) => [
        {
          title: trade.gives,
          lines: [
            ...lines(['from', offerer], ['until', until(endTime, context)]),
            ...gives.flatMap((item) => itemLines(item, context)),
          ],
          inner: [],
        },
        { title: trade.gets, lines: gets.flatMap((item) => itemLines(item, context)), inner: [] },
      ])
      return { lead: lead.order, lines: [], acts }
    }
    case 'safeTransaction':
      return {
        lead: lead.safeTransaction,
        lines: lines(['sender', agreement.safe]),
        acts: [actOfCall(agreement.call, context)],
      }
  }
}

function itemLines({ token, id, amount, recipient }: TradedItem, context: FormatContext): readonly Line[] {
  const item =
    token === null
      ? nativeAmount(amount, context)
      : id === null
        ? tokenAmount(amount, token, context)
        : `#${id} × ${amount}`
  return linesOf(context, [
    ['item', item],
    ['token', token],
    ['to', recipient],
  ])
}
