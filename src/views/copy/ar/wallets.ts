import type { Copy } from '../en'
import { own } from './isolate'

/** Arabic words of the views on the way to a wallet. */
export const arWallets: Pick<
  Copy,
  | 'connect'
  | 'allWallets'
  | 'whatIsAWallet'
  | 'getWallet'
  | 'downloads'
  | 'connecting'
  | 'pairing'
  | 'selectChain'
  | 'notDetected'
> = {
  connect: {
    title: 'ربط محفظة',
    wallets: 'المحافظ',
    recent: 'حديثة',
    marks: { twin: 'محفظة أخرى تدّعي أنها هذه', lookAlike: 'اسمها يشبه اسم محفظة أخرى' },
    walletConnect: 'WalletConnect',
    qrCode: 'رمز QR',
    all: 'كل المحافظ',
    help: 'ما هي المحفظة؟',
    alreadyPaired: 'اقطع اتصال المحفظة المقترنة أولًا',
    empty: {
      title: 'لم يُعثر على محفظة',
      detail: 'ثبّت محفظة، أو حدّث المحفظة الموجودة في هذا المتصفح، ثم أعد تحميل الصفحة.',
      action: 'إعادة تحميل الصفحة',
    },
  },
  allWallets: {
    title: 'كل المحافظ',
    list: 'المحافظ',
    search: 'ابحث في المحافظ',
    clear: 'مسح البحث',
    certifiedOnly: 'المعتمدة فقط',
    certified: 'معتمدة',
    installed: 'مثبّتة',
    results: (count) => `عدد المحافظ: ${count}`,
    loading: 'جارٍ تحميل المحافظ',
    qr: 'استخدم رمز QR بدلًا من ذلك',
    none: {
      title: 'لم يُعثر على محفظة',
      detail: 'جرّب اسمًا آخر.',
      detailQr: 'جرّب اسمًا آخر، أو امسح رمز QR بأي محفظة.',
      action: 'عرض كل المحافظ',
    },
    failed: {
      title: 'لم تُحمَّل قائمة المحافظ',
      detail: 'قد يكون الاتصال مقطوعًا. محافظ هذا المتصفح ما زالت تعمل.',
      retry: 'أعد المحاولة',
    },
    moreFailed: 'لم تُحمَّل بقية القائمة.',
  },
  whatIsAWallet: {
    title: 'ما هي المحفظة؟',
    home: { title: 'بيت لما تملكه', detail: 'احفظ العملات والرموز والمقتنيات وأرسلها واستقبلها من مكان واحد.' },
    key: { title: 'مفتاح واحد لتطبيقات كثيرة', detail: 'سجّل الدخول بمحفظتك بدلًا من حساب وكلمة مرور لكل موقع.' },
    control: { title: 'الكلمة الأخيرة لك', detail: 'لا يخرج شيء من محفظتك حتى توافق عليه فيها.' },
    action: 'احصل على محفظة',
  },
  getWallet: {
    title: 'احصل على محفظة',
    list: 'محافظ يمكنك الحصول عليها',
    get: 'احصل عليها',
    exploreAll: 'استكشف كل المحافظ',
    none: { title: 'لا اقتراحات الآن', detail: 'تصفّح كل المحافظ لتجد ما يناسبك.' },
  },
  downloads: {
    title: (wallet) => `احصل على ${own(wallet)}`,
    detail: 'اختر أين تريد استخدامها.',
    list: 'أماكن الحصول عليها',
    chromeStore: { title: 'إضافة للمتصفح', detail: 'لمتصفح Chrome وما يشبهه' },
    appStore: { title: 'App Store', detail: 'لأجهزة iPhone وiPad' },
    playStore: { title: 'Google Play', detail: 'لأجهزة Android' },
    homepage: { title: 'الموقع' },
    thenReload: 'هل أضفت إضافة؟ أعد تحميل هذه الصفحة لتظهر هنا.',
    none: {
      title: (wallet) => `لا يوجد تنزيل لمحفظة ${own(wallet)}`,
      detail: 'لا يوجد رابط لهذه المحفظة. اختر محفظة أخرى.',
      action: 'اختر محفظة أخرى',
    },
  },
  connecting: {
    marks: {
      twin: (wallet) => `توجد هنا محفظتان تدّعيان أنهما ${own(wallet)}. تابع فقط إن كنت تعرف أيّهما هذه.`,
      lookAlike: (wallet) => `الاسم «${own(wallet)}» يشبه اسم محفظة أخرى. تابع فقط إن كنت تعرفها.`,
    },
    opening: { title: (wallet) => `تابع في ${own(wallet)}`, detail: 'وافق على الربط في محفظتك.' },
    waiting: {
      title: (wallet) => `تابع في ${own(wallet)}`,
      detail: 'ننتظر جوابك. قد تكون نافذة المحفظة خلف هذه النافذة.',
    },
    notAnswering: {
      title: (wallet) => `لا يوجد رد من ${own(wallet)}`,
      detail: 'افتح المحفظة بنفسك وأجب هناك، أو اسألها مرة أخرى.',
    },
    declined: { title: () => 'رُفض الربط', detail: 'لم تتم مشاركة أي شيء. يمكنك السؤال مجددًا.' },
    pending: {
      title: (wallet) => `لدى ${own(wallet)} طلب مفتوح`,
      detail: 'ما زال هناك طلب سابق. افتح المحفظة وأجب عنه ثم أعد المحاولة.',
    },
    unavailable: {
      title: (wallet) => `المحفظة ${own(wallet)} غير متاحة`,
      detail: 'ربما أُوقفت أو أُزيلت. اختر محفظة أخرى أو أعد المحاولة.',
    },
    failed: { title: () => 'تعذّر الربط', detail: 'أبلغت المحفظة عن مشكلة. أعد المحاولة أو اختر محفظة أخرى.' },
    retry: 'أعد المحاولة',
    otherWallet: 'اختر محفظة أخرى',
  },
  pairing: {
    anyWallet: 'محفظتك',
    tabs: {
      label: 'طرق فتح المحفظة',
      qr: 'رمز QR',
      mobile: 'الهاتف',
      desktop: 'الحاسوب',
      browser: 'المتصفح',
      web: 'الويب',
    },
    code: {
      label: (wallet, until) => `رمز QR لربط ${own(wallet)}${until === undefined ? '' : `، صالح حتى ${until}`}`,
      requesting: { title: (wallet) => `امسح باستخدام ${own(wallet)}`, detail: 'جارٍ إنشاء الرمز.' },
      ready: { title: (wallet) => `امسح باستخدام ${own(wallet)}`, detail: 'استخدم الماسح فيها على هاتفك.' },
      expired: { title: () => 'انتهت صلاحية هذا الرمز', detail: 'يبقى الرمز صالحًا أربع دقائق.' },
      renew: 'احصل على رمز جديد',
      autoRenew: 'جدّد الرمز تلقائيًا',
      renewed: (until) => `هذا رمز جديد${until === undefined ? '' : `، صالح حتى ${until}`}`,
    },
    app: {
      title: (wallet) => `تابع في ${own(wallet)}`,
      mobile: 'وافق على الربط هناك ثم عُد إلى هنا.',
      desktop: 'قد يسألك المتصفح أولًا. بعد ذلك وافق على الربط في التطبيق.',
      browser: 'المحفظة موجودة في هذا المتصفح. وافق على الربط في نافذتها.',
      web: 'تُفتح في علامة تبويب جديدة. وافق على الربط هناك.',
      expired: { title: () => 'انتهت صلاحية هذا الرابط', detail: 'يبقى الرابط صالحًا أربع دقائق.' },
      renew: 'احصل على رابط جديد',
      open: (wallet) => `افتح ${own(wallet)}`,
      notOpen: (wallet) => `ألم تُفتح ${own(wallet)}؟`,
      notOpened: {
        title: (wallet) => `لم تُفتح ${own(wallet)}`,
        detail: 'قد لا تكون على هذا الجهاز. أعد المحاولة أو اختر طريقة أخرى.',
      },
      blocked: {
        title: (wallet) => `حُظرت علامة تبويب ${own(wallet)}`,
        detail: 'لم يسمح متصفحك لهذه الصفحة بفتحها. اضغط على الرابط لفتحها بنفسك.',
      },
      leadsTo: (host) => `يؤدي إلى ${own(host)}`,
      useCode: 'استخدم رمز QR',
    },
    declined: { title: () => 'رُفض الربط', detail: 'لم تتم مشاركة أي شيء. يمكنك السؤال مجددًا.' },
    failed: { title: () => 'تعذّر الربط', detail: 'أعد المحاولة أو اختر محفظة أخرى.' },
    waiting: 'يستغرق هذا وقتًا أطول من المعتاد.',
    notAnswering: {
      title: () => 'لا يوجد رد بعد',
      detail: 'أعد المحاولة أو اختر محفظة أخرى.',
    },
    relay: {
      title: (host) => `لا يوجد رد من ${own(host)}`,
      detail: 'تمر عبره الرسائل إلى محفظتك. أعد المحاولة أو اختر محفظة أخرى.',
      lost: (host) => `يتعذر الوصول إلى ${own(host)} الآن. يعمل الرمز من جديد عند عودته.`,
    },
    offline: 'هذا الجهاز غير متصل بالإنترنت. أعد المحاولة عند عودة الاتصال.',
    branding: 'مدعوم من Portico',
    temporary: 'هذا المتصفح لا يحفظ شيئًا لهذه الصفحة: ينتهي الاتصال عند مغادرتها أو إعادة تحميلها.',
    copyLink: 'نسخ الرابط',
    get: (wallet) => `احصل على ${own(wallet)}`,
    retry: 'أعد المحاولة',
    otherWallet: 'اختر محفظة أخرى',
  },
  selectChain: {
    title: (wallet) => `اختر سلسلة لمحفظة ${own(wallet)}`,
    detail: 'يمكنك ربط السلاسل الأخرى لاحقًا.',
    chains: 'السلاسل',
    connected: 'مرتبطة',
  },
  notDetected: {
    title: (wallet) => `لم يُعثر على ${own(wallet)}`,
    detail: 'تعمل هذه المحفظة داخل المتصفح فقط. أضفها إلى هذا المتصفح ثم أعد تحميل الصفحة.',
    get: (wallet) => `احصل على ${own(wallet)}`,
    reload: 'إعادة تحميل الصفحة',
    otherWallet: 'اختر محفظة أخرى',
  },
}
