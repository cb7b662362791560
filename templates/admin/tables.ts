import type { BookingStatus } from '@hirfa/domain/bookings';
import type { CategoryTab, CITIES } from '@hirfa/domain/catalogue';
import type { InvoiceKind, InvoiceSubject } from '@hirfa/domain/invoices';
import type { Language } from '@hirfa/domain/market';
import type { AnnouncementKind, AnnouncementState, MailState, SharedTopic } from '@hirfa/domain/notifications';
import type { SettingName } from '@hirfa/domain/payments';
import type { ExperienceLevel, PricingMode } from '@hirfa/domain/providers';
import { LEDGER_FILE } from './ledger.ts';

/** The names of the columns of each list, in their order. */
interface Columns {
  ledger: readonly string[];
  ledger_entries: readonly string[];
  bookings: readonly string[];
  people: readonly string[];
  providers: readonly string[];
  invoices: readonly string[];
  outbox: readonly string[];
  announcements: readonly string[];
  categories: readonly string[];
  services: readonly string[];
  areas: readonly string[];
  rates: readonly string[];
  hours: readonly string[];
  jobs: readonly string[];
  failed_jobs: readonly string[];
  webhooks: readonly string[];
}

interface TableTexts {
  columns: Columns;
  yes: string;
  no: string;
  booking: Record<BookingStatus, string>;
  invoice: Record<InvoiceKind, string>;
  invoiced: Record<InvoiceSubject, string>;
  mail: Record<MailState, string>;
  announcement: Record<AnnouncementState, string>;
  announcementType: Record<AnnouncementKind, string>;
  audience: Record<SharedTopic, string>;
  formerAdmin: string;
  level: Record<ExperienceLevel, string>;
  tab: Record<CategoryTab, string>;
  city: Record<(typeof CITIES)[number], string>;
  pricing: Record<PricingMode, string>;
  rate: Record<SettingName, string>;
  everybody: string;
  /** Since when a default holds. */
  always: string;
}

const ENGLISH: Columns = {
  ...LEDGER_FILE.en.columns,
  bookings: ['Start (Cairo)', 'Service', 'Customer', 'Provider', 'State', 'Payment', 'Customer pays (EGP)', 'Booking'],
  people: ['Name', 'E-mail', 'Mobile', 'Provider', 'Admin', 'Suspended', 'Since (Cairo)', 'ID'],
  providers: [
    'Name',
    'Firm',
    'State',
    'Type',
    'Level',
    'Category',
    'Areas',
    'Completed jobs',
    'Rating',
    'Active',
    'Asks for a change',
    'Sent (Cairo)',
    'Since (Cairo)',
    'ID',
  ],
  invoices: [
    'Issued (Cairo)',
    'Number',
    'Kind',
    'For',
    'From',
    'Tax number',
    'To',
    'VAT rate',
    'Net (EGP)',
    'VAT (EGP)',
    'Total (EGP)',
    'Discount (EGP)',
    'Booking',
  ],
  outbox: ['Written (Cairo)', 'Subject', 'To', 'State', 'Sent (Cairo)', 'ID'],
  announcements: ['Time (Cairo)', 'To', 'Type', 'Title', 'Text', 'Path', 'By', 'State', 'Readers', 'ID'],
  categories: [
    'Short name',
    'Name (English)',
    'Name (Arabic)',
    'Group',
    'Description (English)',
    'Description (Arabic)',
    'Other words',
    'Providers',
    'ID',
  ],
  services: [
    'Short name',
    'Category',
    'Title (English)',
    'Title (Arabic)',
    'Summary (English)',
    'Summary (Arabic)',
    'Price',
    'Minutes',
    'In person',
    'Online',
    'Listed',
    'Other words',
    'Providers',
    'ID',
  ],
  areas: ['Short name', 'Name (English)', 'Name (Arabic)', 'City', 'Other names', 'ID'],
  rates: ['Rate', 'For', 'Value', 'Holds from (Cairo)', 'ID'],
  hours: ['Days', 'From', 'To', 'Holds from (Cairo)', 'ID'],
  jobs: ['Job', 'Waiting', 'Running', 'Failing', 'Next (Cairo)'],
  failed_jobs: ['Job', 'About', 'Tries', 'Last error', 'Since (Cairo)', 'ID'],
  webhooks: ['Received (Cairo)', 'Gateway', 'Event', 'Booking', 'Processed (Cairo)', 'ID'],
};

const ARABIC: Columns = {
  ...LEDGER_FILE.ar.columns,
  bookings: [
    'البداية (القاهرة)',
    'الخدمة',
    'العميل',
    'مقدم الخدمة',
    'الحالة',
    'الدفع',
    'يدفع العميل (ج.م)',
    'رقم الحجز',
  ],
  people: ['الاسم', 'البريد الإلكتروني', 'الموبايل', 'مقدم خدمة', 'مدير', 'موقوف', 'منذ (القاهرة)', 'المعرّف'],
  providers: [
    'الاسم',
    'الشركة',
    'الحالة',
    'النوع',
    'المستوى',
    'الفئة',
    'المناطق',
    'الطلبات المكتملة',
    'التقييم',
    'نشط',
    'يطلب تعديلًا',
    'تاريخ الإرسال (القاهرة)',
    'منذ (القاهرة)',
    'المعرّف',
  ],
  invoices: [
    'صدر في (القاهرة)',
    'الرقم',
    'النوع',
    'البيان',
    'من',
    'الرقم الضريبي',
    'إلى',
    'نسبة الضريبة',
    'الصافي (ج.م)',
    'الضريبة (ج.م)',
    'الإجمالي (ج.م)',
    'الخصم (ج.م)',
    'رقم الحجز',
  ],
  outbox: ['كُتبت في (القاهرة)', 'الموضوع', 'إلى', 'الحالة', 'أُرسلت في (القاهرة)', 'المعرّف'],
  announcements: [
    'الوقت (القاهرة)',
    'إلى',
    'النوع',
    'العنوان',
    'النص',
    'المسار',
    'المرسل',
    'الحالة',
    'القراء',
    'المعرّف',
  ],
  categories: [
    'الاسم المختصر',
    'الاسم (إنجليزي)',
    'الاسم (عربي)',
    'المجموعة',
    'الوصف (إنجليزي)',
    'الوصف (عربي)',
    'كلمات أخرى',
    'مقدمو الخدمة',
    'المعرّف',
  ],
  services: [
    'الاسم المختصر',
    'الفئة',
    'العنوان (إنجليزي)',
    'العنوان (عربي)',
    'الملخص (إنجليزي)',
    'الملخص (عربي)',
    'السعر',
    'الدقائق',
    'حضوريًا',
    'عبر الإنترنت',
    'معروضة',
    'كلمات أخرى',
    'مقدمو الخدمة',
    'المعرّف',
  ],
  areas: ['الاسم المختصر', 'الاسم (إنجليزي)', 'الاسم (عربي)', 'المدينة', 'أسماء أخرى', 'المعرّف'],
  rates: ['النسبة', 'لمن', 'القيمة', 'تسري من (القاهرة)', 'المعرّف'],
  hours: ['الأيام', 'من', 'إلى', 'تسري من (القاهرة)', 'المعرّف'],
  jobs: ['العمل', 'في الانتظار', 'قيد التنفيذ', 'فشل', 'الموعد التالي (القاهرة)'],
  failed_jobs: ['العمل', 'بشأن', 'المحاولات', 'آخر خطأ', 'منذ (القاهرة)', 'المعرّف'],
  webhooks: ['وصل في (القاهرة)', 'بوابة الدفع', 'الحدث', 'رقم الحجز', 'تمت معالجته في (القاهرة)', 'المعرّف'],
};

/** The texts of the lists of admins as files. */
export const TABLE_FILE: Record<Language, TableTexts> = {
  en: {
    columns: ENGLISH,
    yes: 'Yes',
    no: 'No',
    booking: {
      awaiting_acceptance: 'Not accepted yet',
      confirmed: 'Confirmed',
      started: 'Started',
      in_progress: 'In progress',
      completed: 'Finished',
      cancelled: 'Cancelled',
    },
    invoice: { invoice: 'Invoice', credit_note: 'Credit note' },
    invoiced: { service: 'Service', platform_fee: 'Service fee', commission: 'Commission' },
    mail: { waiting: 'Waiting', sent: 'Sent', failed: 'Not delivered' },
    announcement: { scheduled: 'Scheduled', sending: 'Being sent', sent: 'Sent', cancelled: 'Taken back' },
    announcementType: { update: 'Update', promotion: 'Promotion' },
    audience: {
      'all-user': 'Everybody',
      providers: 'Verified providers',
      admins: 'Admins',
      live_support_admins: 'Admins who answer live support',
    },
    formerAdmin: 'A former admin',
    level: { hobby: 'Passionate Hobbyist', professional: 'Certified Professional' },
    tab: { community: 'Community', trusted: 'Trusted essentials' },
    city: { cairo: 'Cairo', giza: 'Giza', alexandria: 'Alexandria' },
    pricing: { hourly: 'By the hour', fixed: 'Fixed', package: 'Package' },
    rate: {
      platform_fee_rate: 'Service fee of customers',
      vat_rate: 'VAT',
      commission_rate: 'Commission of providers',
      rescue_rate: 'Paid at most where another provider costs more, of the price before',
    },
    everybody: 'Everybody',
    always: 'Always',
  },
  ar: {
    columns: ARABIC,
    yes: 'نعم',
    no: 'لا',
    booking: {
      awaiting_acceptance: 'لم يُقبل بعد',
      confirmed: 'مؤكد',
      started: 'بدأ العمل',
      in_progress: 'العمل جارٍ',
      completed: 'انتهى العمل',
      cancelled: 'مُلغى',
    },
    invoice: { invoice: 'فاتورة', credit_note: 'إشعار دائن' },
    invoiced: { service: 'الخدمة', platform_fee: 'رسوم الخدمة', commission: 'العمولة' },
    mail: { waiting: 'في الانتظار', sent: 'أُرسلت', failed: 'لم تصل' },
    announcement: { scheduled: 'مجدول', sending: 'جارٍ الإرسال', sent: 'تم الإرسال', cancelled: 'تم السحب' },
    announcementType: { update: 'تحديث', promotion: 'عرض' },
    audience: {
      'all-user': 'الجميع',
      providers: 'مقدمو الخدمات الموثّقون',
      admins: 'المديرون',
      live_support_admins: 'المديرون الذين يردّون على الدعم المباشر',
    },
    formerAdmin: 'مدير سابق',
    level: { hobby: 'هاوٍ متمكّن', professional: 'محترف معتمد' },
    tab: { community: 'هوايات ودروس', trusted: 'صيانة وخدمات البيت' },
    city: { cairo: 'القاهرة', giza: 'الجيزة', alexandria: 'الإسكندرية' },
    pricing: { hourly: 'بالساعة', fixed: 'سعر ثابت', package: 'باقة' },
    rate: {
      platform_fee_rate: 'رسوم الخدمة على العملاء',
      vat_rate: 'ضريبة القيمة المضافة',
      commission_rate: 'عمولة مقدمي الخدمة',
      rescue_rate: 'أقصى ما تتحمله المنصة إذا كان البديل أغلى، من سعر الحجز السابق',
    },
    everybody: 'الجميع',
    always: 'دائمًا',
  },
};
