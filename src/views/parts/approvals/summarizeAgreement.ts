import type { AgreementDescription, TradedItem } from '../../../chains/requests'
import { nativeAmount, tokenAmount, until, type FormatContext } from './formatAmount'
import { linesOf, maxFigures, type Line, type Receipt } from '../receipt/receipt'
import { actOfCall } from './summarizeCall'

/** The result of a signature over typed data. */
export function receiptOfAgreement(
  agreement: AgreementDescription,
  context: FormatContext,
): Pick<Receipt, 'lead' | 'amount' | 'figures' | 'lines' | 'acts'> {
  const { lead, calls, trade } = context.copy
  const lines = (...pairs: Parameters<typeof linesOf>[1]) => linesOf(context, pairs)
  switch (agreement.kind) {
    case 'transfer': {
      const { token, from, recipient, amount, deadline } = agreement
      const about = lines(['from', from], ['to', recipient], ['token', token], ['until', until(deadline, context)])
      const told = tokenAmount(amount, token, context)
      return { lead: calls.tokenTransfer(told), amount: told, lines: about, acts: [] }
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
      const figures = agreement.trades.flatMap(({ gives, gets }) => [
        ...gives.map((item) => ({ label: trade.gives, value: amountOf(item, context) })),
        ...gets.map((item) => ({ label: trade.gets, value: amountOf(item, context) })),
      ])
      return { lead: lead.order, figures: figures.length > maxFigures ? [] : figures, lines: [], acts }
    }
    case 'safeTransaction':
      return {
        lead: lead.safeTransaction,
        lines: lines(['sender', agreement.safe]),
        acts: [actOfCall(agreement.call, context)],
      }
  }
}

function amountOf({ token, id, amount }: TradedItem, context: FormatContext): string {
  if (token === null) return nativeAmount(amount, context)
  return id === null ? tokenAmount(amount, token, context) : `#${id} × ${amount}`
}

function itemLines(item: TradedItem, context: FormatContext): readonly Line[] {
  return linesOf(context, [
    ['item', amountOf(item, context)],
    ['token', item.token],
    ['to', item.recipient],
  ])
}
