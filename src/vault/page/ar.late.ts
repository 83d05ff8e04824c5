import { arApprove } from '../../views/copy/ar/approvals'
import { ltr, own } from '../../views/copy/ar/isolate'
import type { enVault } from './words'

const arVault: typeof enVault = {
  vault: {
    failures: {
      cancelled: 'لم يُستخدم مفتاح المرور. أعد المحاولة أو ألغِ.',
      exists: 'في هذا الجهاز مفتاح مرور لهذه المحفظة بالفعل. استخدم جهازًا آخر.',
      noPrf: 'لا يستطيع هذا المتصفح أو الجهاز تشفير محفظة بمفتاح مرور. استخدم غيره.',
      unsupported: 'لا تستطيع هذه الصفحة استخدام مفاتيح المرور هنا. جرّبها في نافذة خاصة بها.',
    },
    connect: {
      title: (host) => `الاتصال بـ ${ltr(host)}`,
      create: 'إنشاء محفظة',
      createDetail:
        'يحميها مفتاح مرور على هذا الجهاز. إن فقدت كل مفاتيح مرورها فقدت المحفظة: احفظ كلمات الاسترداد، أو أضف مفتاح مرور ثانيًا.',
      use: 'استخدام محفظتك',
      useDetail: 'سترى هذه الصفحة عناوينك. لا تستطيع التوقيع من دونك.',
      choose: 'اختر محفظة',
      onSolana: (address) => `سولانا: ${ltr(address)}`,
      other: 'إنشاء محفظة أخرى',
      audit: 'لم تُدقّق جهة خارجية هذه المحفظة.',
      evm: 'شبكات EVM',
      solana: 'سولانا',
    },
    settings: {
      title: 'إعدادات المحفظة',
      passkeys: 'مفاتيح المرور',
      created: (date) => `أُضيف في ${own(date)}`,
      add: 'إضافة مفتاح مرور',
      addReady: 'إنشاء مفتاح المرور الثاني',
      addDetail: 'استخدمه على هذا الجهاز أو على غيره. يستطيع كل مفتاح مرور فتح المحفظة.',
      remove: 'إزالة',
      removeQuestion: (name) => `إزالة مفتاح المرور «${own(name)}»؟ لن يستطيع فتح المحفظة على هذا الجهاز بعد ذلك.`,
      only: 'لا يمكن إزالة مفتاح المرور الوحيد.',
      export: 'إظهار كلمات الاسترداد',
      exportDetail: 'من يملك هذه الكلمات يملك المحفظة. لا تُرِها أحدًا ولا تكتبها في أي صفحة.',
      words: 'كلمات الاسترداد',
      hide: 'إخفاء',
      name: (number) => `مفتاح المرور ${ltr(`${number}`)}`,
      failed: 'لم ينجح ذلك. لم يتغير شيء.',
      close: 'إغلاق',
    },
    cancel: 'إلغاء',
    notHere: 'تعرض هذه الصفحةَ المواقعُ التي تستخدمها محفظةً. افتح ذلك الموقع.',
  },
}

/** Arabic words of the vault's page. */
export const ar = { approve: arApprove, ...arVault }
