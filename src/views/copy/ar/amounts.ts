import type { enAmounts } from '../en/money/amounts'
import { own, ltr } from './isolate'

export const arAmounts: typeof enAmounts = {
  amounts: {
    ambiguous: 'قد يعني هذا مبلغين مختلفين. اكتبه بلا فواصل للمجموعات.',
    foreign: (suggestion) => `هذا مكتوب كما في لغة أخرى. اكتب ${ltr(suggestion)}.`,
    negative: 'لا يكون المبلغ سالبًا.',
    exponent: 'اكتب المبلغ بكل أرقامه.',
    percent: 'اكتب مبلغًا لا نسبة مئوية.',
    unit: (unit, symbol) => `هذا مبلغ من ${own(unit)}، والخانة لمبلغ من ${own(symbol)}.`,
    number: 'هذا ليس مبلغًا.',
  },
}
