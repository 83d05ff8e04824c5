import type { enReceive } from '../en/receive'

export const arReceive: typeof enReceive = {
  receive: {
    kinds: { label: 'محتوى الرمز', address: 'العنوان', request: 'طلب دفع' },
    codeOf: (name, network) => `رمز بعنوان ${name} على ${network}`,
    codeOfRequest: (amount, network) => `رمز يطلب ${amount} على ${network}`,
    detail: (network) => `امسح العنوان أو انسخه. لا تُرسل إليه إلا ما هو على ${network}.`,
    requestDetail: 'يطلب الرمز هذا المبلغ. إن تركته فارغًا اختار الدافع المبلغ.',
    anyAmount: (symbol) => `أي مبلغ من ${symbol}`,
    amount: 'المبلغ',
    token: (symbol) => `العملة: ${symbol}`,
    tokens: 'العملات',
    invalid: (symbol, decimals) => `أقصى عدد من الأرقام بعد الفاصلة في ${symbol} هو ${decimals}.`,
    address: 'العنوان',
    copyAddress: 'نسخ العنوان',
    copyLink: 'نسخ الرابط',
    share: 'مشاركة',
    networks: 'الشبكات المتوافقة',
    network: 'الشبكة',
  },
  goodNetworks: {
    list: 'الشبكات المتوافقة',
    loading: 'نبحث عن الشبكات التي يكون فيها العنوان لك',
    detail: 'العنوان لك على كل من هذه الشبكات.',
    one: 'هذه الشبكة فقط: في غيرها يُكتب العنوان بشكل آخر أو لا يكون لأحد.',
    failed: {
      title: 'غير معروف في الشبكات الأخرى',
      detail: 'لم تقل الشبكة إن كان هذا الحساب عقدًا، والعقد لك على شبكته فقط.',
      retry: 'أعد المحاولة',
    },
    current: 'الحالية',
  },
}
