import type { enUnanswered } from '../en/money/unanswered'
import { ltr, own } from './isolate'

export const arUnanswered: typeof enUnanswered = {
  unanswered: {
    title: 'لم تُجب محفظتك',
    detail: (what) => `قد ترسل ${own(what)} بعد. انظر في محفظتك قبل أن تطلب مرة أخرى.`,
    check: 'تحقّق مرة أخرى',
    notFound: 'ليست على الشبكة بعد.',
    again: 'اطلب مرة أخرى',
    mayPayTwice: (what) => `قد ترسل محفظتك بعد ${own(what)}، وهذا ما طلبته من قبل. إن أرسلت هذا أيضًا فقد تدفع مرتين.`,
    dismiss: 'لن تُرسل',
    toReceiver: (amount, receiver) => `${ltr(amount)} إلى ${ltr(receiver)}`,
    approval: 'إذنًا',
    transaction: 'معاملة',
    calls: 'الخطوات',
    owners: {
      title: 'بانتظار المالكين الآخرين',
      detail: (what, required, total) =>
        `يُرسل ${own(what)} بعد أن يوافق ${ltr(`${required}`)} من مالكي هذا الحساب البالغ عددهم ${ltr(`${total}`)}.`,
      calls: (required, total) =>
        `تُرسل الخطوات بعد أن يوافق ${ltr(`${required}`)} من مالكي هذا الحساب البالغ عددهم ${ltr(`${total}`)}.`,
    },
    contract: {
      title: 'ليست على الشبكة بعد',
      detail: (what) => `قد يلزم أن يوافق مالكون آخرون لهذا الحساب قبل إرسال ${own(what)}.`,
      calls: 'قد يلزم أن يوافق مالكون آخرون لهذا الحساب على الخطوات قبل إرسالها.',
    },
  },
}
