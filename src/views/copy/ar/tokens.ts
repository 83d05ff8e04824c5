import { ltr } from './isolate'
import type { Copy } from '../en'

/** Arabic words of tokens. */
export const arTokens: Pick<Copy, 'tokens' | 'token'> = {
  tokens: {
    list: 'الرموز',
    total: 'المجموع',
    all: 'كل الرموز',
    search: 'ابحث في الرموز',
    clear: 'مسح البحث',
    results: (count) => `عدد الرموز: ${count}`,
    loading: 'جارٍ تحميل الرموز',
    byName: 'الترتيب حسب الاسم',
    byWorth: 'الترتيب حسب القيمة',
    hidden: (count) => `عرض ${count} أخرى قليلة القيمة أو غير موثوقة`,
    spam: 'غير موثوق',
    twin: (address) => `رمز آخر: ${ltr(address)}`,
    empty: { title: 'لا رموز بعد', detail: 'سيظهر هنا ما يملكه هذا الحساب على هذه الشبكة.' },
    none: { title: 'لم يُعثر على رمز', detail: 'جرّب اسمًا آخر أو عنوان الرمز.', action: 'عرض كل الرموز' },
    failed: { detail: 'ستُعاد القراءة تلقائيًا بعد نصف دقيقة.', retry: 'أعد المحاولة' },
  },
  token: {
    network: 'الشبكة',
    price: 'سعر الواحد',
    address: 'العنوان',
    spam: 'هذا الرمز ينتحل صفة غيره أو يقود إلى صفحة. لا تتبع ما يقوله اسمه.',
    twin: 'يوجد رمز آخر بالاختصار نفسه. قارن العنوان قبل استخدام هذا الرمز.',
    copyAddress: 'نسخ العنوان',
    explorer: 'عرضه في المستكشف',
    watch: 'إضافة إلى المحفظة',
    added: 'تعرضه محفظتك الآن.',
    declined: 'لم تضفه محفظتك.',
    failed: 'لا تستطيع محفظتك إضافته.',
  },
}

/** Arabic words of collectibles. */
export const arNfts: Pick<Copy, 'nfts' | 'nft'> = {
  nfts: {
    list: 'المقتنيات الرقمية',
    loading: 'جارٍ تحميل المقتنيات',
    empty: { title: 'لا مقتنيات بعد', detail: 'سيظهر هنا ما يقتنيه هذا الحساب على هذه الشبكة.' },
    failed: {
      title: 'المقتنيات غير متاحة',
      detail: 'ستُعاد القراءة تلقائيًا بعد نصف دقيقة.',
      retry: 'أعد المحاولة',
    },
  },
  nft: {
    collection: 'المجموعة',
    tokenId: 'معرّف الرمز',
    amount: 'لديك',
    network: 'الشبكة',
    contract: 'العقد',
    copyAddress: 'نسخ العنوان',
    explorer: 'عرضه في المستكشف',
  },
}
