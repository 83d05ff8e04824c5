import type { Copy } from './en'

/** Arabic. Machine-assisted translation: reviews are welcome. */
export const ar: Copy = {
  buttons: {
    connect: 'ربط المحفظة',
    connecting: 'جارٍ الربط',
    restoring: 'جارٍ التحقق من محفظتك',
    failed: 'تعذّر الفتح، أعد المحاولة',
    account: 'الحساب',
    balance: 'الرصيد',
    network: 'الشبكة',
    unsupportedNetwork: 'تبديل الشبكة',
  },
  shell: {
    back: 'رجوع',
    close: 'إغلاق',
    dismiss: 'إخفاء',
    loading: 'جارٍ التحميل',
    copyDetails: 'نسخ التفاصيل',
    closeRefused: 'تبقى هذه النافذة مفتوحة حتى تختار شبكة أو تقطع الاتصال',
    failed: { title: 'لم تُحمَّل هذه الصفحة', detail: 'قد يكون الاتصال مقطوعًا. لم يُفقد شيء.', retry: 'أعد المحاولة' },
  },
  connect: {
    title: 'ربط محفظة',
    wallets: 'المحافظ',
    recent: 'حديثة',
    empty: {
      title: 'لم يُعثر على محفظة',
      detail: 'أضف محفظة إلى هذا المتصفح ثم أعد تحميل الصفحة.',
      action: 'إعادة تحميل الصفحة',
    },
  },
  connecting: {
    opening: { title: (wallet) => `تابع في ${wallet}`, detail: 'وافق على الربط في محفظتك.' },
    waiting: { title: (wallet) => `تابع في ${wallet}`, detail: 'ننتظر جوابك. قد تكون نافذة المحفظة خلف هذه النافذة.' },
    notAnswering: {
      title: (wallet) => `لا يوجد رد من ${wallet}`,
      detail: 'افتح المحفظة بنفسك وأجب هناك، أو اسألها مرة أخرى.',
    },
    declined: { title: () => 'رُفض الربط', detail: 'لم تتم مشاركة أي شيء. يمكنك السؤال مجددًا.' },
    pending: {
      title: (wallet) => `لدى ${wallet} طلب مفتوح`,
      detail: 'ما زال هناك طلب سابق. افتح المحفظة وأجب عنه ثم أعد المحاولة.',
    },
    unavailable: {
      title: (wallet) => `المحفظة ${wallet} غير متاحة`,
      detail: 'ربما أُوقفت أو أُزيلت. اختر محفظة أخرى أو أعد المحاولة.',
    },
    failed: { title: () => 'تعذّر الربط', detail: 'أبلغت المحفظة عن مشكلة. أعد المحاولة أو اختر محفظة أخرى.' },
    retry: 'أعد المحاولة',
    otherWallet: 'اختر محفظة أخرى',
  },
  pairing: {
    anyWallet: 'محفظتك',
    tabs: { label: 'طرق فتح المحفظة', qr: 'رمز QR', mobile: 'الهاتف', desktop: 'الحاسوب', browser: 'المتصفح', web: 'الويب' },
    code: {
      label: (wallet) => `رمز QR لربط ${wallet}`,
      requesting: { title: (wallet) => `امسح باستخدام ${wallet}`, detail: 'جارٍ إنشاء الرمز.' },
      ready: { title: (wallet) => `امسح باستخدام ${wallet}`, detail: 'استخدم الماسح فيها على هاتفك.' },
      expired: { title: () => 'انتهت صلاحية هذا الرمز', detail: 'يبقى الرمز صالحًا أربع دقائق.' },
      renew: 'احصل على رمز جديد',
    },
    app: {
      title: (wallet) => `تابع في ${wallet}`,
      mobile: 'وافق على الربط هناك ثم عُد إلى هنا.',
      desktop: 'قد يسألك المتصفح أولًا. بعد ذلك وافق على الربط في التطبيق.',
      browser: 'المحفظة موجودة في هذا المتصفح. وافق على الربط في نافذتها.',
      web: 'تُفتح في علامة تبويب جديدة. وافق على الربط هناك.',
      expired: { title: () => 'انتهت صلاحية هذا الرابط', detail: 'يبقى الرابط صالحًا أربع دقائق.' },
      renew: 'احصل على رابط جديد',
      open: (wallet) => `افتح ${wallet}`,
      notOpen: (wallet) => `ألم تُفتح ${wallet}؟`,
      useCode: 'استخدم رمز QR',
    },
    declined: { title: () => 'رُفض الربط', detail: 'لم تتم مشاركة أي شيء. يمكنك السؤال مجددًا.' },
    failed: { title: () => 'تعذّر الربط', detail: 'قد يكون الاتصال بالإنترنت مقطوعًا.' },
    copyLink: 'نسخ الرابط',
    get: (wallet) => `احصل على ${wallet}`,
    retry: 'أعد المحاولة',
    otherWallet: 'اختر محفظة أخرى',
  },
  selectChain: {
    title: (wallet) => `اختر سلسلة لمحفظة ${wallet}`,
    detail: 'يمكنك ربط السلاسل الأخرى لاحقًا.',
    chains: 'السلاسل',
    connected: 'مرتبطة',
  },
  notDetected: {
    title: (wallet) => `لم يُعثر على ${wallet}`,
    detail: 'تعمل هذه المحفظة داخل المتصفح فقط. أضفها إلى هذا المتصفح ثم أعد تحميل الصفحة.',
    get: (wallet) => `احصل على ${wallet}`,
    reload: 'إعادة تحميل الصفحة',
    otherWallet: 'اختر محفظة أخرى',
  },
  account: {
    title: 'الحساب',
    connectedWith: (wallet) => `مرتبط عبر ${wallet}`,
    copyAddress: 'نسخ العنوان',
    balance: 'الرصيد',
    balanceUnavailable: 'الرصيد غير متاح',
    refreshBalance: 'اقرأ الرصيد مجددًا',
    network: 'الشبكة',
    explorer: 'عرض في مستكشف الكتل',
    disconnect: 'قطع الاتصال',
  },
  networks: {
    title: 'اختر شبكة',
    list: 'الشبكات',
    search: 'ابحث في الشبكات',
    clear: 'مسح البحث',
    results: (count) => `عدد الشبكات: ${count}`,
    active: 'الحالية',
    testnet: 'شبكة تجريبية',
    none: { title: 'لا توجد شبكة مطابقة', detail: 'جرّب اسمًا آخر.', action: 'عرض كل الشبكات' },
    walletCannotSwitch: 'بدّل من محفظتك',
  },
  unsupported: {
    title: 'تبديل الشبكة',
    detail: 'محفظتك على شبكة لا يستخدمها هذا التطبيق. اختر إحدى هذه الشبكات للمتابعة.',
    disconnect: 'قطع الاتصال',
  },
  switching: {
    opening: { title: (network) => `جارٍ التبديل إلى ${network}`, detail: 'وافق في محفظتك.' },
    waiting: {
      title: (network) => `جارٍ التبديل إلى ${network}`,
      detail: 'ننتظر جوابك. قد تكون نافذة المحفظة خلف هذه النافذة.',
    },
    notAnswering: { title: () => 'لا يوجد رد من المحفظة', detail: 'بدّل الشبكة داخل المحفظة بنفسك أو اسألها مرة أخرى.' },
    declined: { title: () => 'رُفض التبديل', detail: 'ما زلت على الشبكة نفسها.' },
    pending: {
      title: () => 'لدى المحفظة طلب مفتوح',
      detail: 'ما زال هناك طلب سابق. افتح المحفظة وأجب عنه ثم أعد المحاولة.',
    },
    unavailable: { title: () => 'المحفظة غير متاحة', detail: 'ربما أُوقفت أو أُزيلت.' },
    failed: { title: () => 'تعذّر التبديل', detail: 'أبلغت المحفظة عن مشكلة. أعد المحاولة أو بدّل داخل المحفظة.' },
    retry: 'أعد المحاولة',
    otherNetwork: 'اختر شبكة أخرى',
  },
  switchActiveChain: {
    title: (network) => `اربط محفظة لشبكة ${network}`,
    detail: (network, wallet) =>
      wallet === undefined
        ? `لا تدعم أي من محافظك شبكة ${network}. يبقى كل ما هو مرتبط كما هو.`
        : `لا تدعم محفظة ${wallet} شبكة ${network}. ستبقى مرتبطة.`,
    connect: 'اختر محفظة',
    cancel: 'ابقَ على الشبكة الحالية',
  },
  snacks: { connected: 'تم الربط', copied: 'تم النسخ', copyFailed: 'تعذّر النسخ', disconnected: 'تم قطع الاتصال', networkSwitched: 'تم تبديل الشبكة' },
  alerts: {
    projectIdNotConfigured: {
      title: 'Project ID Not Configured',
      detail: 'ميزات المشروع المستضاف متوقفة. محافظ هذا المتصفح تعمل.',
    },
    networkNotFound: { title: 'Network Not Found', detail: 'طلب التطبيق شبكة ليست في قائمته.' },
    invalidAppConfiguration: {
      title: 'Invalid App Configuration',
      detail: 'المشروع لا يسمح بهذا العنوان. محافظ هذا المتصفح تعمل.',
    },
    invalidProjectId: {
      title: 'Invalid Project ID',
      detail: 'الخدمة لا تعرف هذا المشروع. محافظ هذا المتصفح تعمل.',
    },
    sessionExpired: {
      title: 'Session Expired',
      detail: 'تحقّق من إعدادات التاريخ والوقت في هذا الجهاز، ثم أعد المحاولة.',
    },
    localConfigurationIgnored: {
      title: 'Local configuration ignored',
      detail: 'إعدادات المشروع نفسه هي التي تحدد الميزات المتاحة.',
    },
  },
}
