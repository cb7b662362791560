export { LEDGER_FILE } from './ledger.ts';
export { TABLE_FILE } from './tables.ts';
import type { Language } from '@hirfa/domain/market';
import type { PaymentStatus } from '@hirfa/domain/payments';
import type { ProviderType, VerificationStatus } from '@hirfa/domain/providers';

interface FiguresFileTexts {
  /** The names of the columns of each table, in their order. */
  days: readonly string[];
  areas: readonly string[];
  providers: readonly string[];
  payments: readonly string[];
  status: Record<VerificationStatus, string>;
  type: Record<ProviderType, string>;
  payment: Record<PaymentStatus, string>;
}

/** The texts of the files of the dashboard. */
export const FIGURES_FILE: Record<Language, FiguresFileTexts> = {
  en: {
    days: [
      'Day',
      'Total revenue (EGP)',
      'Business revenue (EGP)',
      'VAT (EGP)',
      'Jobs',
      'Completed jobs',
      'Cancelled jobs',
    ],
    areas: ['Area', 'Jobs', 'Completed jobs', 'Total revenue (EGP)', 'Average job (EGP)'],
    providers: ['Status', 'Type', 'Providers', 'Completed jobs'],
    payments: [
      'Day',
      'Time',
      'Job',
      'Provider',
      'State',
      'Price (EGP)',
      'Fee (EGP)',
      'VAT (EGP)',
      'Discount (EGP)',
      'Customer pays (EGP)',
      'Commission (EGP)',
      'Provider gets (EGP)',
      'Refunded to the customer (EGP)',
      'Booking',
    ],
    status: { pending: 'Waiting', verified: 'Verified', rejected: 'Rejected' },
    type: { community: 'Community', trusted_essential: 'Trusted essentials' },
    payment: {
      pending: 'Not paid',
      authorized: 'Secured',
      captured: 'Paid',
      voided: 'Released',
      refunded: 'Refunded',
      partially_refunded: 'Refunded in part',
      failed: 'Failed',
      charged_back: 'Charged back',
    },
  },
  ar: {
    days: [
      'اليوم',
      'إجمالي الإيراد (ج.م)',
      'إيراد المنصة (ج.م)',
      'ضريبة القيمة المضافة (ج.م)',
      'الطلبات',
      'الطلبات المكتملة',
      'الطلبات الملغاة',
    ],
    areas: ['المنطقة', 'الطلبات', 'الطلبات المكتملة', 'إجمالي الإيراد (ج.م)', 'متوسط قيمة الطلب (ج.م)'],
    providers: ['الحالة', 'النوع', 'مقدمو الخدمة', 'الطلبات المكتملة'],
    payments: [
      'اليوم',
      'الساعة',
      'العمل',
      'مقدم الخدمة',
      'الحالة',
      'السعر (ج.م)',
      'الرسوم (ج.م)',
      'ضريبة القيمة المضافة (ج.م)',
      'الخصم (ج.م)',
      'يدفع العميل (ج.م)',
      'العمولة (ج.م)',
      'صافي مقدم الخدمة (ج.م)',
      'المردود إلى العميل (ج.م)',
      'الحجز',
    ],
    status: { pending: 'قيد المراجعة', verified: 'موثّق', rejected: 'مرفوض' },
    type: { community: 'هوايات ودروس', trusted_essential: 'صيانة وخدمات البيت' },
    payment: {
      pending: 'غير مدفوع',
      authorized: 'مبلغ محجوز',
      captured: 'مدفوع',
      voided: 'رفع الحجز',
      refunded: 'مسترد',
      partially_refunded: 'مسترد جزئيًا',
      failed: 'فشل الدفع',
      charged_back: 'اعتراض العميل لدى البنك',
    },
  },
};

/** The names of the columns of the audit log as a file, in their order. */
export const AUDIT_FILE: Record<Language, readonly string[]> = {
  en: ['Time (UTC)', 'Admin', 'Action', 'Kind', 'ID', 'Before', 'After'],
  ar: ['الوقت (UTC)', 'المدير', 'الإجراء', 'النوع', 'المعرّف', 'قبل', 'بعد'],
};
