import type { enSend } from '../en/send'

export const arSend: typeof enSend = {
  send: {
    amount: 'المبلغ',
    token: (symbol) => `العملة: ${symbol}`,
    tokens: 'اختر العملة',
    most: 'الأقصى',
    available: (amount) => `المتاح: ${ltr(amount)}`,
    mostUnknown: 'لا تقول الشبكة كم يكلّف الإرسال، فأبقِ شيئًا من الرصيد له.',
    receiver: 'المستلم',
    receiverHint: 'عنوان أو اسم أو رابط دفع.',
    looking: 'نبحث عن هذا الاسم',
    found: (name) => `عنوان ${name}`,
    loading: 'نقرأ ما لديك',
    unavailable: { title: 'Token Balance Unavailable', detail: 'قد يكون الاتصال مقطوعًا.', retry: 'أعد المحاولة' },
    gaps: {
      chain: 'Unsupported chain',
      token: 'اختر العملة',
      amount: 'أدخل المبلغ',
      incorrect: 'قيمة غير صحيحة',
      funds: 'الرصيد غير كافٍ',
      receiver: 'أدخل العنوان',
      looking: 'نبحث عن هذا الاسم',
      invalid: 'عنوان غير صالح',
    },
    review: 'مراجعة الإرسال',
    problems: {
      invalid: 'هذا ليس عنوانًا ولا اسمًا.',
      checksum: 'في هذا العنوان حرف خاطئ. انسخه مرة أخرى.',
      otherNamespace: 'هذا العنوان لنوع آخر من السلاسل.',
      otherNetwork: 'هذا لشبكة غير التي أنت عليها.',
      unknownToken: 'يطلب عملة ليست لديك.',
      noSuchName: 'لا أحد يحمل هذا الاسم هنا.',
      nameUnavailable: 'تعذّر البحث عن الاسم الآن. استخدم العنوان.',
      tokenContract: 'هذا عقد عملة: ما يُرسل إليه يضيع.',
    },
    warnings: {
      own: 'هذا عنوانك أنت.',
      firstTime: 'لم ترسل شيئًا إلى هذا العنوان من قبل. قارنه حرفًا حرفًا.',
      lookAlike: 'يشبه عنوانًا أرسلت إليه من قبل وهو غيره.',
    },
  },
  sendReview: {
    lead: (amount) => `إرسال ${amount}`,
    to: 'إلى',
    from: 'من',
    network: 'الشبكة',
    fee: 'رسوم الشبكة، على الأكثر',
    feeUnknown: 'غير معروفة',
    wouldFail: 'تقول الشبكة إن هذا سيفشل. لن يصل شيء وقد تضيع الرسوم.',
    arriving: (amount) => `يحتفظ هذا الرمز بجزء مما يُرسل: سيصل ${amount}.`,
    said: (words) => `السبب المذكور: «${words}»`,
    lacksFee: (symbol) => `قد لا يكون لديك ما يكفي من ${symbol} لرسوم الشبكة.`,
    otherWaiting: 'ما زالت معاملة أخرى لهذا الحساب تنتظر. هذه تأتي بعدها.',
    asking: 'أكّد في محفظتك.',
    declined: 'رُفضت في المحفظة. لم يُرسل شيء.',
    pending: 'ما زال هناك طلب سابق مفتوح. أجب عنه في محفظتك ثم أعد المحاولة.',
    failed: 'Failed to send transaction',
    send: 'إرسال',
    cancel: 'إلغاء',
    none: { title: 'لا شيء للإرسال', detail: 'حدّد ما ترسله ولمن.', action: 'رجوع' },
  },
  sendConfirmed: {
    sent: { title: 'أُرسلت', detail: (amount) => `${ltr(amount)} في الطريق.` },
    confirmed: { title: 'تأكدت', detail: (amount) => `وصل ${ltr(amount)}.` },
    failed: { title: 'فشلت', detail: (amount) => `ألغتها الشبكة: لم يصل ${ltr(amount)}.` },
    replaced: { title: 'استُبدلت', detail: () => 'حلّت معاملة أخرى محلها.' },
    said: (words) => `السبب المذكور: «${words}»`,
    explorer: 'المستكشف',
    done: 'تم',
  },
}

/** An amount is written from left to right, also where letters of the other direction come before it. */
function ltr(amount: string): string {
  return `\u2066${amount}\u2069`
}
