/** What people read in bookings of the past in place of a provider who is gone, and of what they offered. 4.18 */
export const FORMER = {
  provider: { en: 'Former provider', ar: 'مقدم خدمة سابق' },
  offer: { en: 'Former offer', ar: 'عرض سابق' },
} as const;
