import { arAccount } from './account'
import { arAmounts } from './amounts'
import { arEmbedded } from './embedded'
import { arSignIn } from './signIn'
import { arNames } from './names'
import { arOnramp } from './onramp'
import { arReceive } from './receive'
import { arActivity } from './activity'
import { arSend } from './send'
import { arCalls } from './calls'
import { arUnanswered } from './unanswered'
import { arSwap } from './swap'
import { arApprove } from './approvals'
import { arNfts, arTokens } from './tokens'
import { arWallets } from './wallets'
import type { Copy } from '../en'
import { own } from './isolate'

/** Arabic; corrections by native readers are welcome. */
export const ar: Copy = {
  buttons: {
    connect: 'ربط المحفظة',
    connecting: 'جارٍ الربط',
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
    closeRefusedSignIn: 'تبقى هذه النافذة مفتوحة حتى توقّع أو تلغي',
    closeRefusedAsking: 'تبقى هذه النافذة مفتوحة حتى توافق أو ترفض',
    failed: {
      title: 'لم تُحمَّل هذه الصفحة',
      detail: 'لم يُحمَّل جزء من شيفرة هذه الصفحة. أعد تحميل الصفحة.',
      retry: 'أعد المحاولة',
      reload: 'إعادة تحميل الصفحة',
    },
  },
  titles: {
    signIn: 'تسجيل الدخول',
    approve: 'الموافقة على طلب',
    passkey: 'المتابعة بمفتاح مرور',
    registerName: 'اختر اسمًا',
    registeredName: 'اسمك',
    wallets: 'محافظك',
    tokens: 'الرموز',
    token: 'الرمز',
    receive: 'استلام',
    goodNetworks: 'الشبكات المتوافقة',
    activity: 'النشاط',
    send: 'إرسال',
    sendPreview: 'مراجعة الإرسال',
    swap: 'مبادلة',
    swapPreview: 'مراجعة المبادلة',
    fundWallet: 'تمويل المحفظة',
    buyProviders: 'اختر المزوّد',
    buyFiat: 'اختر العملة',
    buyToken: 'اختر الرمز',
    buy: 'شراء',
    whatIsABuy: 'ما هو الشراء؟',
  },
  ...arWallets,
  ...arEmbedded,
  ...arSignIn,
  ...arNames,
  ...arOnramp,
  ...arReceive,
  ...arAmounts,
  ...arSend,
  ...arSwap,
  ...arCalls,
  ...arUnanswered,
  approve: arApprove,
  ...arTokens,
  ...arNfts,
  ...arActivity,
  ...arAccount,
  networks: {
    title: 'اختر شبكة',
    list: 'الشبكات',
    search: 'ابحث في الشبكات',
    clear: 'مسح البحث',
    results: (count) => `عدد الشبكات: ${count}`,
    active: 'الحالية',
    testnet: 'شبكة تجريبية',
    none: { title: 'لا توجد شبكة مطابقة', detail: 'جرّب اسمًا آخر.', action: 'عرض كل الشبكات' },
    appCannotSwitch: 'يبقى هذا التطبيق على شبكته',
    walletCannotSwitch: 'بدّل من محفظتك',
    walletLacksNetwork: 'غير موجودة في محفظتك',
    notGranted: (wallet) => `لم تسمح بها ${own(wallet)}`,
    connectsAnew: 'يتطلب الاتصال من جديد',
  },
  unsupported: {
    title: 'تبديل الشبكة',
    detail: 'محفظتك على شبكة لا يستخدمها هذا التطبيق. اختر إحدى هذه الشبكات للمتابعة.',
    none: 'لا توجد في محفظتك شبكة يستخدمها هذا التطبيق. اقطع الاتصال ثم اختر محفظة أخرى.',
    stays: 'يبقى هذا التطبيق على شبكته، ومحفظتك على شبكة أخرى. بدّل داخل المحفظة أو اقطع الاتصال.',
    disconnect: 'قطع الاتصال',
  },
  switching: {
    opening: { title: (network) => `جارٍ التبديل إلى ${own(network)}`, detail: 'وافق في محفظتك.' },
    waiting: {
      title: (network) => `جارٍ التبديل إلى ${own(network)}`,
      detail: 'ننتظر جوابك. قد تكون نافذة المحفظة خلف هذه النافذة.',
    },
    notAnswering: {
      title: (network) => `بدّل إلى ${own(network)} في محفظتك`,
      detail: 'لم ترد المحفظة. اختر هذه الشبكة فيها أو اسألها مرة أخرى.',
    },
    declined: { title: () => 'رُفض التبديل', detail: 'ما زلت على الشبكة نفسها.' },
    pending: {
      title: () => 'لدى المحفظة طلب مفتوح',
      detail: 'ما زال هناك طلب سابق. افتح المحفظة وأجب عنه ثم أعد المحاولة.',
    },
    unavailable: { title: () => 'المحفظة غير متاحة', detail: 'ربما أُوقفت أو أُزيلت.' },
    failed: { title: () => 'تعذّر التبديل', detail: 'أبلغت المحفظة عن مشكلة. أعد المحاولة أو بدّل داخل المحفظة.' },
    retry: 'أعد المحاولة',
    otherNetwork: 'اختر شبكة أخرى',
    networkDetails: 'تفاصيل الشبكة',
    networkName: 'اسم الشبكة',
    chainId: 'معرّف السلسلة',
    rpcUrl: 'عنوان RPC',
  },
  namespaces: { eip155: 'إيثيريوم', solana: 'سولانا', bip122: 'بيتكوين', polkadot: 'بولكادوت', cosmos: 'كوزموس' },
  switchByHand: (network, wallet = 'محفظتك') =>
    `لم ترد ${own(wallet)}. افتحها: اضغط «موافقة» أو «تبديل» إن سألت، وإلا فاضغط قائمة الشبكات فيها واختر ${own(network)}.`,
  switchActiveChain: {
    title: (network) => `اربط محفظة لشبكة ${own(network)}`,
    detail: (network, wallet) =>
      wallet === undefined
        ? `لا تدعم أي من محافظك شبكة ${own(network)}. يبقى كل ما هو مرتبط كما هو.`
        : `لا تدعم محفظة ${own(wallet)} شبكة ${own(network)}. ستبقى مرتبطة.`,
    connect: 'اختر محفظة',
    cancel: 'ابقَ على الشبكة الحالية',
  },
  snacks: {
    connected: 'تم الربط',
    copied: 'تم النسخ',
    copyFailed: 'تعذّر النسخ',
    disconnected: 'تم قطع الاتصال',
    disconnectedHere: 'تم قطع الاتصال هنا وليس في المحفظة',
    networkSwitched: 'تم تبديل الشبكة',
    signedIn: 'تم تسجيل الدخول',
    signatureDeclined: 'رُفض التوقيع',
    smartAccountsUnsupported: 'قد لا يدعم هذا التطبيق الحسابات الذكية',
    authFailed: 'حدثت مشكلة عند بدء تسجيل الدخول',
    authenticating: 'جارٍ تسجيل الدخول...',
    actionNotAllowed: 'هذا الإجراء غير مسموح',
    transactionConfirmed: 'تأكدت المعاملة',
    transactionFailed: 'فشلت المعاملة',
    transactionSpedUp: 'سُرّعت المعاملة وتأكدت',
    transactionCancelled: 'أُلغيت المعاملة',
    transactionReplaced: 'حلّت معاملة أخرى محلها',
    transactionReorganised: 'عادت المعاملة غير مؤكدة',
    transactionFound: 'أرسلت محفظتك المعاملة',
  },
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
    embeddedNotLoaded: {
      title: 'Network Error - Could not load embedded wallet',
      detail: 'المحافظ في هذا المتصفح تعمل.',
    },
    embeddedTimedOut: {
      title: 'Embedded Wallet Request Timed Out',
      detail: 'المحافظ في هذا المتصفح تعمل.',
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
