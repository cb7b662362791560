import type { Language } from '@hirfa/domain/market';
import { isolated } from '../notifications/index.ts';

type Names = Record<Language, string>;
type Part = 'customer' | 'provider';

/** Asks one of the two people of a settled booking for a review of the other. */
export function renderReviewAsked(part: Part, other: Names, title: Names) {
  const [en, ar] = [isolated(other.en), isolated(other.ar)];
  const isCustomer = part === 'customer';
  return {
    title_en: isCustomer ? `How was ${en}?` : `How was your customer ${en}?`,
    title_ar: isCustomer ? `ما رأيك في ${ar}؟` : `كيف كان التعامل مع ${ar}؟`,
    message_en: isCustomer
      ? `${isolated(title.en)} is done. A short review helps others choose, and takes a minute.`
      : `${isolated(title.en)} is done. Say how it went: other providers read it before they accept.`,
    message_ar: isCustomer
      ? `انتهى حجز ${isolated(title.ar)}. تقييمك يساعد غيرك على الاختيار، ولن يأخذ أكثر من دقيقة.`
      : `انتهى حجز ${isolated(title.ar)}. قيّم العميل ليعرف مقدمو الخدمة الآخرون ما ينتظرهم قبل القبول.`,
  };
}

/** Reminds somebody who has not written, three days before the end. */
export function renderReviewReminder(part: Part, other: Names, title: Names) {
  const [en, ar] = [isolated(other.en), isolated(other.ar)];
  return {
    title_en: `Three days left to review ${en}`,
    title_ar: `باقي ثلاثة أيام لتقييم ${ar}`,
    message_en: `Then reviews of ${isolated(title.en)} are closed.${part === 'customer' ? ' A few stars are enough.' : ''}`,
    message_ar: `بعدها يُغلق التقييم لحجز ${isolated(title.ar)}.${part === 'customer' ? ' اختيار عدد النجوم وحده يكفي.' : ''}`,
  };
}

const STARS_EN = ['one star', 'two stars', 'three stars', 'four stars', 'five stars'];
const STARS_AR = ['نجمة واحدة', 'نجمتين', 'ثلاث نجوم', 'أربع نجوم', 'خمس نجوم'];

/** Tells somebody that a review of them is published. */
export function renderReviewReceived(from: Names, stars: number, title: Names) {
  return {
    title_en: `${isolated(from.en)} reviewed you`,
    title_ar: `وصلك تقييم من ${isolated(from.ar)}`,
    message_en: `You have ${STARS_EN[stars - 1]} for ${isolated(title.en)}. Open it to read the review.`,
    message_ar: `حصلت على ${STARS_AR[stars - 1]} عن ${isolated(title.ar)}. افتح التقييم لقراءته.`,
  };
}
