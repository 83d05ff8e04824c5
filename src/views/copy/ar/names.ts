import type { Copy } from '../en'
import { own } from './isolate'

/** Arabic words of the views around an account's name. */
export const arNames: Pick<Copy, 'registerName' | 'registeredName'> = {
  registerName: {
    detail: 'مشاركة الاسم أسهل من مشاركة العنوان.',
    label: 'الاسم',
    hint: 'حروف لاتينية وأرقام وشرطات، أربعة على الأقل.',
    problems: {
      tooShort: 'يجب ألا يقل الاسم عن 4 أحرف',
      invalid: 'هذه القيمة ليست اسمًا صالحًا',
      owned: 'لديك اسم بالفعل',
      registered: 'هذا الاسم محجوز. اختر اسمًا آخر.',
    },
    suggestions: {
      list: 'اقتراحات',
      registered: 'مسجّل',
      loading: 'جارٍ البحث عن أسماء',
      results: (count) => `عدد الاقتراحات: ${count}`,
      none: 'لا اقتراحات. ما زال بإمكانك تسجيل الاسم كما هو.',
      failed: 'تعذّر جلب اقتراحات الأسماء',
      retry: 'أعد المحاولة',
    },
    submit: 'تسجيل الاسم',
    retry: 'أعد المحاولة',
    cancel: 'إلغاء',
    opening: 'وقّع في محفظتك لتثبت أن الحساب لك. هذا لا يكلّف شيئًا.',
    waiting: 'في انتظار ردّك. قد تكون نافذة المحفظة خلف هذه النافذة.',
    notAnswering: 'المحفظة لا تستجيب. افتحها بنفسك ووقّع فيها، أو ألغِ.',
    registering: (name) => `جارٍ تسجيل ${own(name)}`,
    declined: { title: 'رُفض التوقيع', detail: 'لم يُسجَّل شيء. يمكنك أن تسأل مجددًا.' },
    pending: { title: 'المحفظة تسأل بالفعل', detail: 'ما زال طلب سابق مفتوحًا. أجب عنه في محفظتك ثم أعد المحاولة.' },
    unavailable: { title: 'المحفظة غير موجودة', detail: 'ربما أُوقفت أو أُزيلت.' },
    signature: { title: 'تعذّر التوقيع', detail: 'أبلغت المحفظة عن مشكلة. أعد المحاولة.' },
    lookup: { title: 'تعذّر جلب أسماء العنوان', detail: 'قد يكون الاتصال مقطوعًا. أعد المحاولة.' },
    registration: { title: (name) => `تعذّر تسجيل الاسم ${own(name)}`, detail: 'قد يكون الاتصال مقطوعًا. أعد المحاولة.' },
    none: {
      title: 'لا أسماء هنا',
      detail: 'الأسماء لحسابات إيثريوم، في التطبيقات التي تقدّمها.',
      action: 'العودة إلى الحساب',
    },
  },
  registeredName: {
    detail: 'هذا الاسم لك، ويقود إلى حسابك.',
    done: 'تم',
  },
}
