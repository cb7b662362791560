import { displayNameIn } from '@hirfa/domain/accounts';
import { formatDateTime, type Language } from '@hirfa/domain/market';
import type { BookingNotificationKind } from '@hirfa/domain/notifications';
import { isolated, money } from './in-sentences.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';
import { datesIn, SEVERAL_TEXTS } from './several-dates.ts';
import type { Text, Words } from './words.ts';

export { isolated, money } from './in-sentences.ts';
export { datesCounted } from './several-dates.ts';
export { renderFailedWork } from './failed-work.ts';
export { hiddenTitle } from './hidden-title.ts';
export { MAILED_MESSAGE, type MessageWords, renderNewMessage, WITHOUT_TEXT } from './new-message.ts';
export { renderNewPerson } from './new-person.ts';

/** The data of the texts. Names are display names. */
export interface BookingWords {
  title: Record<Language, string>;
  provider: Record<Language, string>;
  customer: string;
  starts_at: Date;
  /** Until when the provider can answer the request; null before its payment is secured. */
  respond_by: Date | null;
  /** The refund to the customer in EGP ("450.00"), if there is one. */
  refund: string | null;
  /** Whether the booking ended because its payment could not be completed. */
  isUnpaid: boolean;
  /** Whether the provider let the booking down, so that others are offered to the customer. */
  isRescued: boolean;
  /** Whether it ended because the money of the job with which it was promised went back. */
  isPaidBack: boolean;
  /** Whether it is a free second visit: nothing is paid, earned or given back. */
  isFree: boolean;
  /** Whether the customer pays in cash, after the job. */
  isCash: boolean;
  /** Whether the customer has chosen before how they get a refund that can not go back. */
  isChosen: boolean;
  /** What somebody wrote when they declined or cancelled. */
  reason: string | null;
  /** The dates of a package to which the same happened at once; empty where it happened to one booking. */
  dates: readonly Date[];
}

const TEXTS: Record<BookingNotificationKind, Record<Language, Text>> = {
  job_request: {
    en: (w) => [
      'New booking request',
      w.isFree
        ? `${w.customer} asks for the free second visit for ${w.what} on ${w.when}.${w.answerBy}`
        : `${w.customer} asks for ${w.what} on ${w.when}.${w.answerBy}`,
    ],
    ar: (w) => [
      'طلب حجز جديد',
      w.isFree
        ? `وصلك من العميل ${w.customer} طلب زيارة ثانية مجانية لخدمة ${w.what} يوم ${w.when}.${w.answerBy}`
        : `وصلك طلب حجز من ${w.customer} لخدمة ${w.what} يوم ${w.when}.${w.answerBy}`,
    ],
  },
  request_withdrawn: {
    en: (w) => ['Request withdrawn', `${w.customer} withdrew the request for ${w.what} on ${w.when}.`],
    ar: (w) => ['ألغى العميل الطلب', `ألغى العميل ${w.customer} طلب ${w.what}، وأصبح موعد ${w.when} متاحًا من جديد.`],
  },
  booking_confirmed: {
    en: (w) => [
      'Booking confirmed',
      w.isFree
        ? `${w.provider} accepted your free second visit for ${w.what} on ${w.when}.`
        : `${w.provider} accepted ${w.what} on ${w.when}${w.isCash ? '. You pay in cash when the job is done.' : ', and your payment is complete.'}`,
    ],
    ar: (w) => [
      'تأكّد الحجز',
      w.isFree
        ? `قبل مقدم الخدمة ${w.provider} الزيارة الثانية المجانية لخدمة ${w.what} يوم ${w.when}.`
        : `قبل مقدم الخدمة ${w.provider} حجزك لخدمة ${w.what} يوم ${w.when}${w.isCash ? '، وتدفع نقدًا بعد انتهاء العمل.' : '، واكتمل الدفع.'}`,
    ],
  },
  booking_declined: {
    en: (w) => [
      'Request declined',
      `${w.provider} can't take ${w.what} on ${w.when}. ${w.released}${w.others}${w.because}`,
    ],
    ar: (w) => [
      'اعتذر مقدم الخدمة',
      `اعتذر مقدم الخدمة ${w.provider} عن ${w.what} يوم ${w.when}. ${w.released}${w.others}${w.because}`,
    ],
  },
  booking_expired: {
    en: (w) => [
      'No answer in time',
      `${w.provider} did not answer your request for ${w.what}. ${w.released}${w.others}`,
    ],
    ar: (w) => [
      'انتهت مهلة الرد',
      `لم يردّ مقدم الخدمة ${w.provider} في الوقت المحدد على طلب ${w.what}. ${w.released}${w.others}`,
    ],
  },
  booking_cancelled: {
    en: (w) => [
      'Booking cancelled',
      w.isUnpaid
        ? `Your payment for ${w.what} on ${w.when} could not be completed, so the booking ended. You pay nothing.`
        : `${w.what} with ${w.provider} on ${w.when} is cancelled.${w.others}${w.because}`,
    ],
    ar: (w) => [
      'أُلغي الحجز',
      w.isUnpaid
        ? `تعذّر إتمام دفع ${w.what} يوم ${w.when} فانتهى الحجز، ولن تدفع شيئًا.`
        : `أُلغي حجز ${w.what} مع ${w.provider} يوم ${w.when}.${w.others}${w.because}`,
    ],
  },
  job_cancelled: {
    en: (w) => [
      'Job cancelled',
      w.isUnpaid
        ? `The payment of ${w.customer} for ${w.what} on ${w.when} could not be completed. The time is free again.`
        : `${w.what} for ${w.customer} on ${w.when} is cancelled.${w.because}`,
    ],
    ar: (w) => [
      'أُلغي الحجز',
      w.isUnpaid
        ? `تعذّر إتمام دفع العميل ${w.customer} عن ${w.what} يوم ${w.when}. أصبح الموعد متاحًا من جديد.`
        : `أُلغي حجز ${w.what} مع العميل ${w.customer} يوم ${w.when}.${w.because}`,
    ],
  },
  booking_reminder: {
    en: (w) => ['Your booking is soon', `${w.what} with ${w.provider} is on ${w.when}.`],
    ar: (w) => ['اقترب موعد حجزك', `موعدك مع ${w.provider} لخدمة ${w.what} يوم ${w.when}.`],
  },
  job_reminder: {
    en: (w) => ['Your next job is soon', `${w.what} for ${w.customer} is on ${w.when}.`],
    ar: (w) => ['اقترب موعد عملك القادم', `موعدك مع العميل ${w.customer} لخدمة ${w.what} يوم ${w.when}.`],
  },
  booking_time_proposed: {
    en: (w) => ['Another time?', `${w.provider} suggests another time for ${w.what} on ${w.when}. Please answer.`],
    ar: (w) => ['موعد آخر؟', `وصلك اقتراح موعد آخر من ${w.provider} لحجز ${w.what} يوم ${w.when}. في انتظار ردك.`],
  },
  job_time_proposed: {
    en: (w) => ['Another time?', `${w.customer} suggests another time for ${w.what} on ${w.when}. Please answer.`],
    ar: (w) => ['موعد آخر؟', `وصلك اقتراح موعد آخر من ${w.customer} لحجز ${w.what} يوم ${w.when}. في انتظار ردك.`],
  },
  booking_moved: {
    en: (w) => ['Your booking has a new time', `${w.what} with ${w.provider} is on ${w.when} now.`],
    ar: (w) => ['تغيّر موعد حجزك', `أصبح موعد ${w.what} مع ${w.provider} يوم ${w.when}.`],
  },
  job_moved: {
    en: (w) => ['Your job has a new time', `${w.what} for ${w.customer} is on ${w.when} now.`],
    ar: (w) => ['تغيّر موعد العمل', `أصبح موعد ${w.what} مع ${w.customer} يوم ${w.when}.`],
  },
  booking_time_kept: {
    en: (w) => ['The time stays', `No other time was agreed on: ${w.what} with ${w.provider} stays on ${w.when}.`],
    ar: (w) => ['الموعد كما هو', `لم يتم الاتفاق على موعد آخر، ويبقى موعد ${w.what} مع ${w.provider} يوم ${w.when}.`],
  },
  job_time_kept: {
    en: (w) => ['The time stays', `No other time was agreed on: ${w.what} for ${w.customer} stays on ${w.when}.`],
    ar: (w) => ['الموعد كما هو', `لم يتم الاتفاق على موعد آخر، ويبقى موعد ${w.what} مع ${w.customer} يوم ${w.when}.`],
  },
  ...PROBLEM_TEXTS,
  booking_started: {
    en: (w) => ['The job has started', `${w.provider} has started ${w.what}.`],
    ar: (w) => ['بدأ العمل', `بدأ العمل مع ${w.provider} في ${w.what}.`],
  },
  booking_completed: {
    en: (w) => ['The job is done', `${w.provider} has finished ${w.what}. Please confirm that all is well.`],
    ar: (w) => ['انتهى العمل', `أنهى مقدم الخدمة ${w.provider} عمله في ${w.what}. أكّد من فضلك أن كل شيء على ما يرام.`],
  },
  job_settled: {
    en: (w) => [
      'Job settled',
      w.isFree
        ? `The free second visit for ${w.what} is settled. It counts for your figures.`
        : w.isCash
          ? `${w.what} for ${w.customer} is settled. You keep the cash. Commission, fee and VAT are taken from your next payouts.`
          : `${w.what} for ${w.customer} is settled. Your earnings are on their way to your next payout.`,
    ],
    ar: (w) => [
      'اكتمل العمل',
      w.isFree
        ? `اكتملت الزيارة الثانية المجانية لخدمة ${w.what} وحُسبت ضمن أعمالك.`
        : w.isCash
          ? `اكتمل حجز ${w.what} مع ${w.customer} ويبقى المبلغ النقدي معك، وتُخصم العمولة والرسوم والضريبة من تحويلاتك القادمة.`
          : `اكتمل حجز ${w.what} مع ${w.customer} وأرباحك جاهزة للتحويل القادم.`,
    ],
  },
  payment_received: {
    en: (w) => [w.isCash ? 'Request sent' : 'Payment secured', `Your request for ${w.what} is with ${w.provider} now.`],
    ar: (w) => [w.isCash ? 'أُرسل طلبك' : 'اكتملت عملية الدفع', `وصل طلبك إلى ${w.provider} بشأن ${w.what}.`],
  },
  payment_failed: {
    en: (w) => ['Payment declined', `The payment for ${w.what} did not go through. Nothing was taken.`],
    ar: (w) => ['لم تتم عملية الدفع', `لم تتم عملية الدفع عن ${w.what}، ولم نخصم شيئًا.`],
  },
  refund_issued: {
    en: (w) => ['Refund sent', `${w.refund} for ${w.what} went back to you.`],
    ar: (w) => ['أعدنا إليك المبلغ', `أعدنا إليك ${w.refund} عن ${w.what}.`],
  },
  refund_failed: {
    en: (w) =>
      w.isChosen
        ? [
            'You get your refund as you chose',
            `${w.refund} for ${w.what} could not go back the way you paid: you get it as you chose before.`,
          ]
        : [
            'Choose how to get your refund',
            w.isCash
              ? `You get back ${w.refund} of what you paid in cash for ${w.what}. Please choose: credit, or a bank transfer.`
              : `${w.refund} for ${w.what} could not go back the way you paid. Please choose: credit, or a bank transfer.`,
          ],
    ar: (w) =>
      w.isChosen
        ? [
            'تسترد المبلغ كما اخترت',
            `تعذّر رد ${w.refund} عن ${w.what} بالطريقة التي دفعت بها، وتسترده بالطريقة التي اخترتها من قبل.`,
          ]
        : [
            'اختر كيف تسترد المبلغ',
            w.isCash
              ? `تسترد ${w.refund} مما دفعته نقدًا عن ${w.what}. الاختيار لك: رصيد في حِرفة أو تحويل بنكي.`
              : `تعذّر رد ${w.refund} عن ${w.what} بالطريقة التي دفعت بها. الاختيار لك: رصيد في حِرفة أو تحويل بنكي.`,
          ],
  },
  refund_transferred: {
    en: (w) => ['Refund transferred', `We transferred ${w.refund} for ${w.what} to the account that you gave.`],
    ar: (w) => ['حوّلنا إليك المبلغ', `حوّلنا ${w.refund} عن ${w.what} إلى الحساب الذي أدخلته.`],
  },
  transfer_returned: {
    en: (w) => [
      'Your refund came back to us',
      `The transfer of ${w.refund} for ${w.what} did not arrive. Please choose again how to get it.${w.because}`,
    ],
    ar: (w) => [
      'لم يصل تحويل المبلغ إليك',
      `لم يصل تحويل ${w.refund} عن ${w.what}. اختر من جديد كيف تسترده.${w.because}`,
    ],
  },
};

/** Renders title and message of a notification in both languages, for list, toast and push. */
export function renderNotification(kind: BookingNotificationKind, words: BookingWords) {
  const { en, ar } = (words.dates.length > 0 ? SEVERAL_TEXTS[kind] : undefined) ?? TEXTS[kind];
  const [title_en, message_en] = en(wordsIn('en', words));
  const [title_ar, message_ar] = ar(wordsIn('ar', words));
  return { title_en, title_ar, message_en, message_ar };
}

const RELEASED: Record<Language, string> = {
  en: 'You get all of your money back.',
  ar: 'يعود إليك المبلغ كاملًا.',
};
const NOTHING_PAID: Record<Language, string> = { en: 'You pay nothing.', ar: 'لن تدفع شيئًا.' };
const ASK_AGAIN: Record<Language, string> = {
  en: 'You can ask for your free second visit again.',
  ar: 'يمكنك طلب زيارتك الثانية المجانية من جديد.',
};
const OTHERS: Record<Language, string> = {
  en: 'The page of your booking shows who else is free.',
  ar: 'تجد في صفحة الحجز من لديه وقت من مقدمي الخدمة الآخرين.',
};
const PAID_BACK: Record<Language, string> = {
  en: 'It was free with the first job, and the payment for the first job went back.',
  ar: 'كانت زيارة مجانية مع العمل الأول، وقد أُعيد مبلغ العمل الأول.',
};
const BECAUSE: Record<Language, string> = { en: 'Reason:', ar: 'السبب:' };

function wordsIn(language: Language, words: BookingWords): Words {
  const { title, provider, customer, starts_at, respond_by, refund, isUnpaid, isFree, isCash, dates } = words;
  const until = respond_by && formatDateTime(respond_by, 'day-and-time', language);
  return {
    what: isolated(title[language]),
    provider: isolated(provider[language]),
    customer: isolated(displayNameIn(customer, language)),
    when: formatDateTime(starts_at, 'day-and-time', language),
    answerBy: until === null ? '' : { en: ` Answer by ${until}.`, ar: ` الرد بحد أقصى ${until}.` }[language],
    refund: refund === null ? '' : money(refund, language),
    dates: datesIn(language, dates),
    isUnpaid,
    isFree,
    isCash,
    isChosen: words.isChosen,
    released: releasedOf(words)[language],
    others: words.isRescued ? ` ${OTHERS[language]}` : '',
    because: becauseIn(language, words),
  };
}

function releasedOf({ isFree, isCash }: BookingWords): Record<Language, string> {
  if (isCash) return NOTHING_PAID;
  return isFree ? ASK_AGAIN : RELEASED;
}

function becauseIn(language: Language, { isPaidBack, reason }: BookingWords): string {
  if (isPaidBack) return ` ${PAID_BACK[language]}`;
  return reason === null ? '' : ` ${BECAUSE[language]} ${isolated(reason.replace(/\s+/g, ' ').trim())}`;
}
