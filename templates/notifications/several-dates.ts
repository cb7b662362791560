import { formatDateTime, type Language } from '@hirfa/domain/market';
import type { BookingNotificationKind } from '@hirfa/domain/notifications';
import type { Text } from './words.ts';

/** What still fits in a sentence. */
const MOST_NAMED = 6;

/** The texts about several dates of a package to which the same happened at once: their people are told of it once. */
export const SEVERAL_TEXTS: Partial<Record<BookingNotificationKind, Record<Language, Text>>> = {
  booking_cancelled: {
    en: (w) => [
      'Dates cancelled',
      `These dates of ${w.what} with ${w.provider} are cancelled: ${w.dates}.${goesBack(w.refund, 'en')}${w.because}`,
    ],
    ar: (w) => [
      'أُلغيت مواعيد من باقتك',
      `أُلغيت من باقة ${w.what} مع ${w.provider} هذه المواعيد: ${w.dates}.${goesBack(w.refund, 'ar')}${w.because}`,
    ],
  },
  job_cancelled: {
    en: (w) => ['Dates cancelled', `These dates of ${w.what} for ${w.customer} are cancelled: ${w.dates}.${w.because}`],
    ar: (w) => [
      'أُلغيت مواعيد من الباقة',
      `أُلغيت من باقة ${w.what} مع العميل ${w.customer} هذه المواعيد: ${w.dates}.${w.because}`,
    ],
  },
  booking_time_proposed: {
    en: (w) => [
      'Other times?',
      `${w.provider} suggests other times for these dates of ${w.what}: ${w.dates}. Please answer for each of them.`,
    ],
    ar: (w) => [
      'مواعيد أخرى؟',
      `وصلك من ${w.provider} اقتراح مواعيد أخرى لباقة ${w.what} بدلًا من: ${w.dates}. في انتظار ردك على كل موعد.`,
    ],
  },
  job_time_kept: {
    en: (w) => [
      'Dates stay as they are',
      `${w.customer} did not answer for all dates of ${w.what} for which you suggested other times. Dates without an answer stay as they are.`,
    ],
    ar: (w) => [
      'مواعيد تبقى كما هي',
      `لم يصل رد من العميل ${w.customer} على بعض اقتراحاتك لباقة ${w.what} وتبقى المواعيد الأصلية لها كما هي.`,
    ],
  },
  // Which of the dates it is about, their pages say.
  refund_issued: {
    en: (w) => ['Refund sent', `${w.refund} for cancelled dates of ${w.what} went back to you.`],
    ar: (w) => ['أعدنا إليك المبلغ', `أعدنا إليك ${w.refund} عن مواعيد أُلغيت من باقة ${w.what}.`],
  },
  refund_failed: {
    en: (w) =>
      w.isChosen
        ? [
            'You get your refund as you chose',
            `${w.refund} for cancelled dates of ${w.what} could not go back the way you paid. You get it as you chose before.`,
          ]
        : [
            'Choose how to get your refund',
            `${w.refund} for cancelled dates of ${w.what} could not go back the way you paid. Please choose once for all of it: credit, or a bank transfer.`,
          ],
    ar: (w) =>
      w.isChosen
        ? [
            'تسترد المبلغ كما اخترت',
            `تعذّر رد ${w.refund} عن مواعيد أُلغيت من باقة ${w.what} بالطريقة التي دفعت بها، وتسترده بالطريقة التي اخترتها من قبل.`,
          ]
        : [
            'اختر كيف تسترد المبلغ',
            `تعذّر رد ${w.refund} عن مواعيد أُلغيت من باقة ${w.what} بالطريقة التي دفعت بها. الاختيار لك، مرة واحدة للمبلغ كله: رصيد في حِرفة أو تحويل بنكي.`,
          ],
  },
};

const goesBack = (refund: string, language: Language) =>
  refund === '' ? '' : { en: ` ${refund} goes back to you.`, ar: ` يعود إليك ${refund}.` }[language];

/** The days of several dates: each of a few, the first and the last of many. */
export function datesIn(language: Language, dates: readonly Date[]): string {
  const days = dates.map((at) => formatDateTime(at, 'date', language));
  if (days.length <= MOST_NAMED) return days.join(language === 'ar' ? '، ' : ', ');
  const [first, last] = [days.at(0), days.at(-1)];
  if (language === 'en') return `${days.length} from ${first} to ${last}`;
  return `${datesCounted('ar', days.length)} من ${first} إلى ${last}`;
}

const COUNTED: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: '# date', other: '# dates' },
  ar: { one: 'موعد واحد', two: 'موعدان', few: '# مواعيد', many: '# موعدًا', other: '# موعد' },
};

/** How many dates: "3 dates". In Arabic as the subject of a sentence. */
export function datesCounted(language: Language, dates: number): string {
  const forms = COUNTED[language];
  return (forms[new Intl.PluralRules(language).select(dates)] ?? forms.other).replace('#', String(dates));
}
