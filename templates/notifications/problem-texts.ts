import type { Language } from '@hirfa/domain/market';
import type { BookingNotificationKind } from '@hirfa/domain/notifications';
import type { Text } from './words.ts';

/** The texts about problems, chargebacks and extra work. */
export const PROBLEM_TEXTS = {
  job_problem: {
    en: (w) => [
      'A problem was reported',
      `${w.customer} reports a problem with ${w.what} on ${w.when}. Please answer within 48 hours. Your earnings of this job are held until it is decided.`,
    ],
    ar: (w) => [
      'بلاغ عن مشكلة',
      `وصلنا بلاغ من ${w.customer} عن مشكلة في ${w.what} يوم ${w.when}. نرجو الرد خلال 48 ساعة، وتبقى أرباح هذا العمل محجوزة حتى البتّ في البلاغ.`,
    ],
  },
  job_problem_withdrawn: {
    en: (w) => ['The problem was taken back', `${w.customer} no longer reports a problem with ${w.what} on ${w.when}.`],
    ar: (w) => ['سُحب البلاغ', `سحب العميل ${w.customer} بلاغه عن ${w.what} يوم ${w.when}.`],
  },
  cash_questioned: {
    en: (w) => [
      'Was this paid in cash?',
      `${w.provider} says that you did not pay the agreed amount for ${w.what} on ${w.when}. Please answer within 48 hours.`,
    ],
    ar: (w) => [
      'هل دفعت المبلغ نقدًا؟',
      `يقول مقدم الخدمة ${w.provider} إن المبلغ المتفق عليه عن ${w.what} يوم ${w.when} لم يُدفع. نرجو الرد خلال 48 ساعة.`,
    ],
  },
  cash_question_withdrawn: {
    en: (w) => [
      'The report about the payment was withdrawn',
      `${w.provider} no longer says that money is missing for ${w.what} on ${w.when}.`,
    ],
    ar: (w) => [
      'سُحب البلاغ عن الدفع',
      `سحب مقدم الخدمة ${w.provider} بلاغه عن المبلغ المدفوع مقابل ${w.what} يوم ${w.when}.`,
    ],
  },
  problem_heard: {
    en: (w) => [
      'Hirfa decides now',
      `We have what we need to know about ${w.what} with ${w.provider}, and decide within three days.`,
    ],
    ar: (w) => [
      'البلاغ قيد المراجعة',
      `لدينا ما نحتاج إليه بشأن ${w.what} مع ${w.provider} وسنبتّ في البلاغ خلال ثلاثة أيام.`,
    ],
  },
  job_problem_heard: {
    en: (w) => [
      'Hirfa decides now',
      w.isCash
        ? `We have what we need to know about ${w.what} for ${w.customer}, and decide within three days.`
        : `The time to answer about ${w.what} for ${w.customer} is over. We decide within three days with what we know.`,
    ],
    ar: (w) => [
      'البلاغ قيد المراجعة',
      w.isCash
        ? `لدينا ما نحتاج إليه بشأن ${w.what} مع ${w.customer} وسنبتّ في البلاغ خلال ثلاثة أيام.`
        : `انتهت مهلة الرد بشأن ${w.what} مع ${w.customer} وسنبتّ في البلاغ خلال ثلاثة أيام بما لدينا من معلومات.`,
    ],
  },
  problem_decided: {
    en: (w) =>
      w.isFree
        ? [
            'You can ask again',
            `We have decided that you can ask for the free second visit for ${w.what} with ${w.provider} again.${w.because}`,
          ]
        : ['The problem is decided', `See what was decided about ${w.what} with ${w.provider}.${w.because}`],
    ar: (w) =>
      w.isFree
        ? [
            'يمكنك الطلب من جديد',
            `قررنا أنه يمكنك طلب الزيارة الثانية المجانية لخدمة ${w.what} مع ${w.provider} من جديد.${w.because}`,
          ]
        : ['تم البتّ في البلاغ', `صدر القرار بشأن ${w.what} مع ${w.provider} وتجده في صفحة الحجز.${w.because}`],
  },
  job_problem_decided: {
    en: (w) =>
      w.isFree
        ? [
            'The customer can ask again',
            `We have decided that ${w.customer} can ask for the free second visit for ${w.what} again.${w.because}`,
          ]
        : ['The problem is decided', `See what was decided about ${w.what} for ${w.customer}.${w.because}`],
    ar: (w) =>
      w.isFree
        ? [
            'يمكن للعميل الطلب من جديد',
            `قررنا أنه يمكن للعميل ${w.customer} طلب الزيارة الثانية المجانية لخدمة ${w.what} من جديد.${w.because}`,
          ]
        : ['تم البتّ في البلاغ', `صدر القرار بشأن ${w.what} مع ${w.customer} وتجده في صفحة الحجز.${w.because}`],
  },
  booking_charged_back: {
    en: (w) => [
      'Your bank has taken the money back',
      `Your bank has taken back what you paid for ${w.what} with ${w.provider}. A problem that you have reported waits until the bank has decided. If you did not want this, tell your bank.`,
    ],
    ar: (w) => [
      'استرد بنكك المبلغ',
      `استرد بنكك ما دفعته مقابل ${w.what} مع ${w.provider} وإن كان لك بلاغ عن مشكلة فإنه ينتظر قرار البنك. إن لم تطلب هذا فأخبر بنكك.`,
    ],
  },
  booking_charge_back_won: {
    en: (w) => [
      'Your bank has returned the money',
      `Your payment for ${w.what} with ${w.provider} counts again. If a problem is still open, we go on with it.`,
    ],
    ar: (w) => [
      'أعاد بنكك المبلغ إلى حِرفة',
      `صار ما دفعته مقابل ${w.what} مع ${w.provider} محسوبًا من جديد. إن كان لك بلاغ مفتوح عن مشكلة فسنواصل النظر فيه الآن.`,
    ],
  },
  booking_charge_back_lost: {
    en: (w) => [
      'The money stays with you',
      `Your bank has decided that you keep the money for ${w.what} with ${w.provider}. If a problem was still open, it is closed now.`,
    ],
    ar: (w) => [
      'يبقى المبلغ معك',
      `قرر بنكك أن يبقى معك ما دُفع مقابل ${w.what} مع ${w.provider} وبهذا يُغلق أي بلاغ مفتوح عن مشكلة.`,
    ],
  },
  job_charged_back: {
    en: (w) => [
      'A bank has taken money back',
      `The customer’s bank has taken back the payment for ${w.what} with ${w.customer}. Your earnings are held, and we send the bank the evidence that we have. There is nothing for you to do.`,
    ],
    ar: (w) => [
      'استرد البنك مبلغًا',
      `استرد بنك العميل ما دُفع عن ${w.what} مع ${w.customer} وتبقى أرباحك من هذا العمل محجوزة حتى يصدر قراره. سنرسل إلى البنك ما لدينا من أدلة، ولا يلزمك أي إجراء.`,
    ],
  },
  job_charge_back_won: {
    en: (w) => [
      'The bank has returned the money',
      `You are paid for ${w.what} with ${w.customer} as usual. Where a problem is still open, it is decided first: if you have not answered it, please do so within 48 hours.`,
    ],
    ar: (w) => [
      'أعاد البنك المبلغ إلى حِرفة',
      `ستصلك أرباحك عن ${w.what} مع ${w.customer} كالمعتاد. وإن كان هناك بلاغ مفتوح عن مشكلة فسنبتّ فيه أولًا، ونرجو الرد عليه خلال 48 ساعة إن لم ترد بعد.`,
    ],
  },
  job_charge_back_lost: {
    en: (w) => [
      'The bank keeps the money',
      `The customer’s bank has decided about ${w.what} with ${w.customer}. We look at it now, and tell you what it means for your earnings.`,
    ],
    ar: (w) => [
      'لم يُعِد البنك المبلغ إلى حِرفة',
      `أصدر بنك العميل قراره بشأن ${w.what} مع ${w.customer} والأمر الآن قيد المراجعة لدينا، وسنخبرك بأثره على أرباحك.`,
    ],
  },
  job_charge_back_decided: {
    en: (w) => [
      'Decided after the bank’s answer',
      `See what it means for your earnings from ${w.what} with ${w.customer}.`,
    ],
    ar: (w) => ['صدر القرار بعد رد البنك', `تجد أثره على أرباحك من ${w.what} مع ${w.customer} في صفحة الحجز.`],
  },
  extra_proposed: {
    en: (w) => [
      'Work and its price are proposed',
      `${w.provider} proposes work or materials for ${w.what}. See what it costs, and approve or decline it. Until then the price stays as it is.`,
    ],
    ar: (w) => [
      'اقتراح عمل وتكلفته',
      `وصلك اقتراح من ${w.provider} بعمل أو خامات في ${w.what} وتجد التكلفة في صفحة الحجز. لك أن توافق أو ترفض، ولا يتغيّر السعر إلا بعد موافقتك والدفع.`,
    ],
  },
  extra_withdrawn: {
    en: (w) => ['The proposal was taken back', `${w.provider} no longer proposes this work for ${w.what}.`],
    ar: (w) => ['سُحب الاقتراح', `لم يعد هناك عمل مقترح من ${w.provider} في ${w.what} والسعر كما هو.`],
  },
  job_extra_declined: {
    en: (w) => [
      'Your proposal was declined',
      `${w.customer} declined the proposed work for ${w.what}. The price stays as it is.`,
    ],
    ar: (w) => ['رُفض الاقتراح', `لم يوافق العميل ${w.customer} على العمل المقترح في ${w.what} والسعر كما هو.`],
  },
  job_extra_added: {
    en: (w) => [
      'Your proposal is approved and paid',
      `${w.customer} has paid the proposed work for ${w.what}. You can go on.`,
    ],
    ar: (w) => [
      'تمت الموافقة على الاقتراح ودُفعت تكلفته',
      `دفع العميل ${w.customer} تكلفة العمل المقترح في ${w.what} ويمكن البدء فيه الآن.`,
    ],
  },
  extra_time_taken: {
    en: (w) => [
      'Nothing was charged: the time was booked meanwhile',
      `Before your payment for more work in ${w.what} arrived, somebody else had booked the time after it. So nothing was charged. The price and the end stay as they are, and ${w.provider} can propose something else.`,
    ],
    ar: (w) => [
      'لم نخصم شيئًا: حُجز الوقت قبل وصول الدفع',
      `قبل أن يصل دفعك عن العمل المقترح في ${w.what} كان عميل آخر قد حجز الوقت الذي يليه، فلم نخصم شيئًا. السعر وموعد الانتهاء كما هما، ويمكن أن يصلك من ${w.provider} اقتراح آخر.`,
    ],
  },
  job_extra_time_taken: {
    en: (w) => [
      'The time for your proposal was booked meanwhile',
      `${w.customer} paid the proposed work for ${w.what} after somebody else had booked the time it needs. So nothing was charged, and it is not part of the job. You can propose it again with less time.`,
    ],
    ar: (w) => [
      'حُجز الوقت اللازم لاقتراحك',
      `دفع العميل ${w.customer} تكلفة العمل المقترح في ${w.what} بعد أن حجز عميل آخر الوقت اللازم له. لم نخصم منه شيئًا، وليس هذا العمل جزءًا من الحجز. يمكنك اقتراحه من جديد بوقت أقل.`,
    ],
  },
  extra_released: {
    en: (w) => [
      'Your payment for extra work was not taken',
      `Nothing was charged for the proposed work in ${w.what} and your bank releases the amount. The booking shows what became of the proposal.`,
    ],
    ar: (w) => [
      'لم نخصم مبلغ العمل المقترح',
      `لم نخصم شيئًا عن العمل المقترح في ${w.what} ويرفع بنكك الحجز عن المبلغ. تجد نتيجة الاقتراح في صفحة الحجز.`,
    ],
  },
} as const satisfies Partial<Record<BookingNotificationKind, Record<Language, Text>>>;
