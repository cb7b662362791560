import type { Language } from '@hirfa/domain/market';
import { datesCounted, isolated, money } from '../notifications/index.ts';

interface Stopped {
  title: Record<Language, string>;
  /** How many bookings were ended, and how many stay. */
  bookings: number;
  left: number;
  /** What goes back to the customer. */
  refund: string;
}

/** Tells both people of a package that the customer has stopped it: how many of its bookings end, what goes back. */
export function renderPackageStopped(part: 'customer' | 'provider', { title, bookings, left, refund }: Stopped) {
  const titles = {
    title_en: `Package stopped: ${isolated(title.en)}`,
    title_ar: `توقفت باقة ${isolated(title.ar)}`,
  };
  const en = `${countEn(bookings)} cancelled.`;
  const ar = `أُلغي من الباقة ${datesCounted('ar', bookings)}.`;
  const leftEn = left === 0 ? '' : ` ${countEn(left)} not affected.`;
  const leftAr = left === 0 ? '' : ` ويبقى منها ${datesCounted('ar', left)} دون تغيير.`;
  if (part === 'provider') return { ...titles, message_en: `${en}${leftEn}`, message_ar: `${ar}${leftAr}` };
  return {
    ...titles,
    message_en: `${en} ${money(refund, 'en')} goes back to you.${leftEn}`,
    message_ar: `${ar} يعود إليك ${money(refund, 'ar')}.${leftAr}`,
  };
}

const countEn = (bookings: number) => (bookings === 1 ? '1 booking is' : `${bookings} bookings are`);
