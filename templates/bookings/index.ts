import type { PricedWork } from '@hirfa/domain/bookings';
import type { Language } from '@hirfa/domain/market';

export { renderPackageStopped } from './package-stopped.ts';
export { renderReferenceGiven } from './reference-given.ts';
export { renderWaitlistFree } from './waitlist-free.ts';

interface EarningsFileTexts {
  /** The names of the columns, in their order. */
  columns: readonly string[];
  settled: string;
  pending: string;
  works: Record<PricedWork, string>;
  lateCancellation: string;
  /** The share of a package, before its number. */
  share: string;
}

/** The texts of a provider's file of earnings. */
export const EARNINGS_FILE: Record<Language, EarningsFileTexts> = {
  en: {
    columns: [
      'Week from',
      'Day',
      'Time',
      'Job',
      'Kind',
      'State',
      'Price (EGP)',
      'Commission (EGP)',
      'Taken back by a bank (EGP)',
      'Paid to you in cash (EGP)',
      'You get (EGP)',
      'Booking',
    ],
    settled: 'Settled',
    pending: 'Pending',
    works: { job: 'Job', visit: 'Visit', quote: 'Job as quoted' },
    lateCancellation: 'Late cancellation',
    share: 'Share of a package',
  },
  ar: {
    columns: [
      'الأسبوع من',
      'اليوم',
      'الساعة',
      'العمل',
      'النوع',
      'الحالة',
      'السعر (ج.م)',
      'العمولة (ج.م)',
      'خصم بعد استرداد البنك (ج.م)',
      'استلمته نقدًا (ج.م)',
      'صافي ما تحصل عليه (ج.م)',
      'الحجز',
    ],
    settled: 'جاهزة للتحويل',
    pending: 'في انتظار الإتمام',
    works: { job: 'عمل', visit: 'معاينة', quote: 'عمل حسب عرض السعر' },
    lateCancellation: 'إلغاء متأخر',
    share: 'موعد من باقة',
  },
};
