import { formatDateTime, type Language } from '@hirfa/domain/market';
import type { TextedKind } from '@hirfa/domain/notifications';
import { type BookingWords, datesCounted } from '../notifications/index.ts';

interface Words {
  /** The day of the booking, without its weekday, and with its time too. */
  date: string;
  day: string;
  when: string;
  time: string;
  /** Until when a request can be answered. */
  by: string;
  refund: string;
  isPaidBack: boolean;
  isFree: boolean;
  isCash: boolean;
  isChosen: boolean;
  /** How many dates of a package it is about, where it is about several. */
  dates: string;
  isUnpaid: boolean;
  /** A sentence about the money that is given back, or nothing. */
  released: string;
  /** The same about earnings. */
  earned: string;
}

type Text = (words: Words) => string;

/**
 * Text messages of notifications. Everybody can read them on a locked phone: they say what happened and when, but no
 * name, no place, no code and nothing that people wrote.
 */
const TEXTS: Record<TextedKind, Record<Language, Text>> = {
  job_request: {
    en: (w) => `new booking request for ${w.date}. Answer by ${w.by}.`,
    ar: (w) => `طلب حجز ليوم ${w.date}. الرد بحد أقصى ${w.by}.`,
  },
  booking_confirmed: {
    en: (w) => `your booking on ${w.when} is confirmed.`,
    ar: (w) => `تأكّد حجزك يوم ${w.when}.`,
  },
  booking_declined: {
    en: (w) => `your request for ${w.when} was declined.${w.released}`,
    ar: (w) => `اعتذر مقدم الخدمة عن طلبك ليوم ${w.date}.${w.released}`,
  },
  booking_expired: {
    en: (w) => `your request for ${w.when} got no answer in time.${w.released}`,
    ar: (w) => `لم يصل رد على طلبك ليوم ${w.date}.${w.released}`,
  },
  booking_cancelled: {
    en: (w) => {
      if (w.isUnpaid) return `your payment for ${w.when} did not go through. The booking ended, you pay nothing.`;
      if (w.isPaidBack) return `your free visit on ${w.when} is cancelled: the money for the first job went back.`;
      return w.dates === '' ? `your booking on ${w.when} is cancelled.` : `${w.dates} of your package are cancelled.`;
    },
    ar: (w) => {
      if (w.isUnpaid) return `تعذّر دفع حجز ${w.when} فانتهى، ولن تدفع شيئًا.`;
      if (w.isPaidBack) return `أُلغيت زيارة ${w.date} المجانية: أُعيد إليك مبلغ العمل الأول.`;
      return w.dates === '' ? `أُلغي حجزك يوم ${w.when}.` : `أُلغي من باقتك ${w.dates}.`;
    },
  },
  job_cancelled: {
    en: (w) => {
      if (w.isUnpaid) return `the payment for your job on ${w.when} could not be completed. The time is free again.`;
      if (w.isPaidBack) return `the free visit on ${w.when} is cancelled: the money for the first job went back.`;
      return w.dates === '' ? `your job on ${w.when} is cancelled.` : `${w.dates} of a package are cancelled.`;
    },
    ar: (w) => {
      if (w.isUnpaid) return `تعذّر دفع الحجز لديك يوم ${w.when} فأُلغي.`;
      if (w.isPaidBack) return `أُلغيت زيارة ${w.date} المجانية لديك: أُعيد مبلغ العمل الأول.`;
      return w.dates === '' ? `أُلغي الحجز لديك يوم ${w.when}.` : `أُلغي لديك من باقة ${w.dates}.`;
    },
  },
  booking_reminder: {
    en: (w) => `your booking starts at ${w.time}.`,
    ar: (w) => `يبدأ موعد حجزك الساعة ${w.time}.`,
  },
  job_reminder: {
    en: (w) => `your next job starts at ${w.time}.`,
    ar: (w) => `يبدأ عملك القادم الساعة ${w.time}.`,
  },
  job_settled: {
    en: (w) => `your job on ${w.day} is settled.${w.earned}`,
    ar: (w) => `اكتمل عملك يوم ${w.day}${w.earned}.`,
  },
  payment_failed: {
    en: (w) => `the payment for your booking on ${w.when} did not go through. Nothing was taken.`,
    ar: (w) => `لم تتم عملية دفع حجز ${w.when}، ولم نخصم شيئًا.`,
  },
  job_problem: {
    en: (w) => `a problem with your job on ${w.day} was reported. Please answer within 48 hours.`,
    ar: (w) => `بلاغ عن عملك يوم ${w.day}. الرد خلال 48 ساعة.`,
  },
  extra_proposed: {
    en: () => `your provider proposes work and its price. Please approve or decline it.`,
    ar: () => `عمل مقترح وتكلفته من مقدم الخدمة، ولك القبول أو الرفض.`,
  },
  cash_questioned: {
    en: (w) => `your provider says that money is missing for ${w.day}. Please answer within 48 hours.`,
    ar: (w) => `هل دفعت حجز ${w.day}؟ الرد خلال 48 ساعة.`,
  },
  problem_decided: {
    en: (w) =>
      w.isFree
        ? 'you can ask for your free second visit again.'
        : `the problem with your booking on ${w.day} is decided.`,
    ar: (w) => (w.isFree ? 'يمكنك طلب زيارتك الثانية المجانية من جديد.' : `تم البتّ في بلاغك عن حجز يوم ${w.day}.`),
  },
  job_problem_decided: {
    en: (w) =>
      w.isFree
        ? `the customer can ask for the free visit of ${w.day} again.`
        : `the problem with your job on ${w.day} is decided.`,
    ar: (w) =>
      w.isFree ? `يمكن للعميل طلب زيارة ${w.day} المجانية من جديد.` : `تم البتّ في البلاغ عن عملك يوم ${w.day}.`,
  },
  refund_issued: {
    en: (w) =>
      w.dates === ''
        ? `${w.refund} for your booking on ${w.day} went back to you.`
        : `${w.refund} for dates of your package went back to you.`,
    ar: (w) =>
      w.dates === '' ? `أعدنا إليك ${w.refund} عن حجز يوم ${w.day}.` : `أعدنا إليك ${w.refund} عن مواعيد من باقتك.`,
  },
  refund_failed: {
    en: (w) =>
      w.isCash
        ? `you get back ${w.refund} of what you paid in cash. Please choose how.`
        : `${w.refund} could not go back the way you paid. ${w.isChosen ? 'You get it as you chose before.' : 'Please choose another way.'}`,
    ar: (w) =>
      w.isCash
        ? `تسترد ${w.refund} مما دفعته نقدًا. اختر كيف تسترده.`
        : `تعذّر رد ${w.refund} بطريقة الدفع نفسها. ${w.isChosen ? 'تسترده كما اخترت.' : 'اختر طريقة أخرى.'}`,
  },
};

const SENDER: Record<Language, string> = { en: 'Hirfa', ar: 'حِرفة' };

type TextWords = Pick<
  BookingWords,
  'starts_at' | 'respond_by' | 'refund' | 'isUnpaid' | 'isPaidBack' | 'isFree' | 'isCash' | 'isChosen' | 'dates'
>;

const RELEASED: Record<Language, string> = {
  en: ' You get all your money back.',
  ar: ' يعود إليك المبلغ كاملًا.',
};
const EARNED: Record<Language, string> = {
  en: ' Your earnings are on their way to your next payout.',
  ar: '، وأرباحك جاهزة للتحويل القادم',
};

/** Renders the text message of a notification about a booking. `address` is the page that it leads to. */
export function renderNotificationText(
  kind: TextedKind,
  words: TextWords,
  { language, address }: { language: Language; address: string },
): string {
  return `${SENDER[language]}: ${TEXTS[kind][language](wordsIn(language, words))}\n${address}`;
}

function wordsIn(language: Language, words: TextWords): Words {
  const { starts_at, respond_by, refund, isUnpaid, isPaidBack, isFree, isCash, isChosen, dates } = words;
  const day = (at: Date) => plain(formatDateTime(at, 'short-day', language));
  const time = (at: Date) => plain(formatDateTime(at, 'time', language));
  const moment = (at: Date) => `${day(at)} ${time(at)}`;
  return {
    date: plain(formatDateTime(starts_at, 'short-date', language)),
    day: day(starts_at),
    when: moment(starts_at),
    time: time(starts_at),
    by: moment(respond_by ?? starts_at),
    refund: language === 'ar' ? `${refund ?? '0.00'} ج.م` : `EGP ${refund ?? '0.00'}`,
    dates: dates.length < 2 ? '' : datesCounted(language, dates.length),
    isUnpaid,
    isPaidBack,
    isFree,
    isCash,
    isChosen,
    released: isFree || isCash ? '' : RELEASED[language],
    earned: isFree || isCash ? '' : EARNED[language],
  };
}

/** One character that is not of its alphabet would make a Latin message cost twice as much. */
const plain = (text: string) => text.replace(/\s/g, ' ').replaceAll(',', '');
