import type { Copy } from '../en'
import { ltr } from './isolate'

/** Arabic words of what happened with an account. */
export const arActivity: Pick<Copy, 'activity'> = {
  activity: {
    list: 'النشاط',
    loading: 'جارٍ تحميل النشاط',
    pending: 'قيد الانتظار',
    failed: 'فشلت',
    unanswered: 'بلا رد',
    more: 'عرض المزيد',
    all: 'كل النشاط',
    noticed: 'شوهد هنا',
    onlyHere: 'هذا ما أُرسل من هنا أو شوهد وهو يصل. مستكشف الشبكة يعرف الباقي.',
    empty: { title: 'لا نشاط بعد', detail: 'سيظهر هنا ما يرسله هذا الحساب ويستقبله.' },
    unavailable: {
      title: 'تعذّر جلب المعاملات',
      detail: 'قد يكون الاتصال مقطوعًا. لم يُفقد شيء.',
      retry: 'أعد المحاولة',
    },
    warnings: {
      zero: 'لم تُنقل أي قيمة',
      lookAlike: 'عنوان شبيه بعنوان تعرفه',
      spam: 'رمز يقلّد رمزًا آخر',
    },
    sending: 'جارٍ إرسال',
    moved: (kind: string, amount: string) => `${kind} ${ltr(amount)}`,
    to: (address: string) => `إلى ${ltr(address)}`,
    from: (address: string) => `من ${ltr(address)}`,
    kinds: {
      send: 'إرسال',
      receive: 'استلام',
      trade: 'مبادلة',
      approve: 'موافقة',
      mint: 'سك',
      burn: 'حرق',
      deposit: 'إيداع',
      withdraw: 'سحب',
      stake: 'رهن',
      unstake: 'إلغاء الرهن',
      claim: 'مطالبة',
      bridge: 'نقل بين الشبكات',
      deploy: 'نشر',
      cancel: 'إلغاء',
      execute: 'معاملة',
    },
  },
}
