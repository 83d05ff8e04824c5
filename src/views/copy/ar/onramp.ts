import type { enOnramp } from '../en/money/onramp'
import { ltr, own } from './isolate'

export const arOnramp: typeof enOnramp = {
  fundWallet: {
    buy: { title: 'شراء العملات', detail: 'ببطاقة أو حساب مصرفي' },
    receive: { title: 'استلام الأموال', detail: 'من محفظة أخرى أو منصة' },
    underWay: (provider) => `شراؤك لدى ${own(provider)}`,
    underWayDetail: 'انظر إلى أين وصل',
  },
  onramp: {
    amount: 'تدفع',
    currency: (code) => `العملة: ${own(code)}`,
    arrives: (amount) => `تستلم ${ltr(amount)}`,
    buys: (symbol) => `تستلم ${own(symbol)}`,
    on: (network) => `على ${own(network)}`,
    held: (amount) => `لديك ${ltr(amount)}`,
    methods: { card: 'بالبطاقة', bank: 'بالحساب المصرفي' },
    least: (amount) => `الحد الأدنى ${ltr(amount)}`,
    most: (amount) => `الحد الأقصى ${ltr(amount)}`,
    incorrect: 'قيمة غير صحيحة',
    providers: 'المزوّدون',
    loading: 'نقرأ العروض',
    arrivesAt: (amount) => `يصل ${ltr(amount)}`,
    fee: (fee) => `الرسوم ${ltr(fee)}`,
    noNumber: 'يذكر السعر بنفسه',
    best: 'الأفضل',
    typeAmount: 'أدخل مبلغًا لترى العروض.',
    noOffer: { title: 'لا عرض لهذا', detail: 'جرّب مبلغًا أو عملة أخرى.' },
    nothing: {
      title: 'لا شيء للشراء هنا',
      detail: 'لا يبيع أي مزوّد شيئًا على شبكات هذا التطبيق.',
      action: 'استلام الأموال',
    },
    unavailable: { title: 'العروض غير متاحة الآن', detail: 'قد يكون الاتصال مقطوعًا.', retry: 'أعد المحاولة' },
    quotesUnavailable: 'تعذّرت قراءة الأسعار الآن.',
    retry: 'أعد المحاولة',
    help: 'ما هو الشراء؟',
  },
  onrampSelect: {
    currencies: 'العملات',
    tokens: 'الرموز',
    search: 'بحث',
    clear: 'امسح البحث',
    results: (count) => `عدد النتائج: ${count}`,
    none: { title: 'لم يُعثر على شيء', detail: 'جرّب اسمًا أو رمزًا آخر.' },
  },
  buyInProgress: {
    opening: { title: (provider) => `نفتح ${own(provider)}`, detail: () => 'تظهر نافذته بعد لحظة.' },
    waiting: {
      title: () => 'تابع في النافذة',
      detail: (provider) => `ادفع لدى ${own(provider)}. نترقب هنا وصول ما تشتريه.`,
    },
    closed: {
      title: () => 'النافذة مغلقة أو لا تُرى من هنا',
      detail: (provider) =>
        `لا يُعرف هنا إن كنت قد دفعت. ما دفعت ثمنه لدى ${own(provider)} يصل من تلقاء نفسه: انظر إلى رصيدك.`,
    },
    blocked: {
      title: () => 'حجب متصفحك النافذة',
      detail: (provider) => `افتح ${own(provider)} بالزر أو انسخ رابطه.`,
    },
    unavailable: {
      title: (provider) => `لا يُفتح ${own(provider)} الآن`,
      detail: () => 'لم يُدفع شيء. أعد المحاولة أو اختر مزوّدًا آخر.',
    },
    failed: {
      title: () => 'فشل الشراء',
      detail: (provider) => `يقول ${own(provider)} إنه لم يتم.`,
    },
    success: { title: () => 'وصل ما اشتريته', detail: () => 'هو الآن في محفظتك.' },
    wanted: (what, network) => `${ltr(what)} على ${own(network)}`,
    compare: (what) => `تحقّق هناك من أنه ${own(what)} ومن عنوانك.`,
    show: 'أظهر النافذة',
    openAgain: 'افتح النافذة مجددًا',
    open: (provider) => `افتح ${own(provider)}`,
    copyLink: 'انسخ الرابط',
    retry: 'أعد المحاولة',
    other: 'اختر مزوّدًا آخر',
    done: 'تم',
    balance: 'انظر إلى رصيدك',
    explorer: 'المستكشف',
  },
  whatIsABuy: {
    title: 'من مالك إلى محفظتك',
    detail:
      'يأخذ المزوّد دفعتك ببطاقة أو حساب مصرفي، ويرسل ما اشتريته إلى عنوانك. تتفق على السعر مع المزوّد في نافذته هو.',
    action: 'اختر مزوّدًا',
  },
}
