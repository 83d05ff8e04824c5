import type { Copy } from '../en'
import { own } from './isolate'

export const arAccount: Pick<Copy, 'account' | 'accounts'> = {
  account: {
    title: 'الحساب',
    connectedWith: (wallet) => `مرتبط عبر ${own(wallet)}`,
    copy: 'نسخ',
    copyAddress: 'نسخ العنوان',
    balance: 'الرصيد',
    balanceUnavailable: 'Token Balance Unavailable',
    refreshBalance: 'اقرأ الرصيد مجددًا',
    network: 'الشبكة',
    explorer: 'المستكشف',
    getName: 'احصل على اسم',
    receive: 'استلام',
    send: 'إرسال',
    swap: 'مبادلة',
    buy: 'شراء',
    disconnect: 'قطع الاتصال',
    walletSettings: 'إعدادات المحفظة',
    walletSettingsDetail: 'مفاتيح المرور وكلمات الاسترداد',
    tabs: { label: 'ما يملكه هذا الحساب', tokens: 'الرموز', nfts: 'المقتنيات', activity: 'النشاط' },
  },
  accounts: {
    of: (wallet, namespace) => `${own(wallet)}، ${own(namespace)}`,
    current: 'المستخدم',
    payment: 'المدفوعات',
    ordinals: 'Ordinals',
    leave: 'قطع الاتصال',
    leaveOne: (wallet, namespace) => `قطع اتصال ${own(wallet)}، ${own(namespace)}`,
    leaveAll: 'قطع اتصال الكل',
    recent: 'اتصلت من قبل',
    forget: (wallet) => `نسيان ${own(wallet)}`,
    notHere: 'ليست في هذا المتصفح الآن',
    connect: (namespace) => `ربط ${own(namespace)}`,
    connectOther: 'ربط محفظة أخرى',
  },
}
