import type { enCalls } from '../en/money/calls'
import { own } from './isolate'

export const arCalls: typeof enCalls = {
  calls: {
    list: 'الخطوات',
    call: (number) => `الخطوة ${number}`,
    states: {
      waiting: 'تنتظر',
      asking: 'أكّد في محفظتك',
      sent: 'أُرسلت',
      confirmed: 'تمّت',
      failed: 'فشلت',
      declined: 'رُفضت',
      notSent: 'لم تُرسل',
    },
    mode: {
      batch: 'طلب واحد إلى محفظتك ينجزها كلها.',
      oneByOne: 'تأخذها محفظتك واحدة تلو الأخرى.',
    },
    titles: {
      idle: 'لم يُطلب شيء',
      asking: 'أكّد في محفظتك',
      declined: 'رُفضت',
      pending: 'هناك طلب سابق مفتوح',
      sent: 'أُرسلت',
      confirmed: 'تمّت',
      partial: 'تمّت جزئيًا',
      failed: 'فشلت',
    },
    details: {
      idle: 'لا توجد خطوات جارية.',
      declined: 'لم يُرسل شيء.',
      pending: 'أجب عنه في محفظتك ثم أعد المحاولة.',
      failed: 'لم تُنجز.',
      partial: 'تمّ بعض الخطوات ولم يتم بعضها.',
    },
    said: (words) => `السبب المذكور: «${own(words)}»`,
    resume: 'أكمل الباقي',
    retry: 'أعد المحاولة',
    done: 'تم',
  },
}
