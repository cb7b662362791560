import type { BookingSummary } from '@hirfa/contract/bookings';
import type { JobKind, OutboxMail, Settings, WebhookRecord } from '@hirfa/contract/admin';
import type { PersonSummary } from '@hirfa/contract/accounts';
import type { InvoiceRecord } from '@hirfa/contract/invoices';
import type { ProviderProfile } from '@hirfa/contract/providers';
import type { WholeCatalogue } from '@hirfa/contract/catalogue';
import type { Announcement } from '@hirfa/contract/notifications';
import { cairoDay, cairoMinute, formatDateTime, type Language, startOfDay, textIn } from '@hirfa/domain/market';
import { SHARED_TOPICS } from '@hirfa/domain/notifications';
import { SETTING_NAMES } from '@hirfa/domain/payments';
import { FIGURES_FILE, TABLE_FILE } from '@hirfa/templates/admin';
import type { MaskedContact } from '../../accounts/index.ts';

export type Field = string | number | null;

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** An instant as spreadsheets read it, in Cairo: "2026-11-21 14:30". */
export function timeOf(instant: string | null): string | null {
  if (instant === null) return null;
  const at = new Date(instant);
  return `${cairoDay(at)} ${clock(cairoMinute(at))}`;
}

/** The first days of 2023 were a Sunday, a Monday and so on. */
const weekdayName = (weekday: number, language: Language) =>
  formatDateTime(startOfDay(`2023-01-0${weekday + 1}`), 'long-weekday', language);

const yesNo = (is: boolean, language: Language) => TABLE_FILE[language][is ? 'yes' : 'no'];

export const bookingRow = (item: BookingSummary, language: Language): Field[] => [
  timeOf(item.starts_at),
  textIn(item, 'title', language),
  item.customer_name,
  textIn(item, 'provider_name', language),
  TABLE_FILE[language].booking[item.status],
  FIGURES_FILE[language].payment[item.payment_status],
  item.customer_total,
  item.id,
];

export const invoiceRow = (item: InvoiceRecord, language: Language): Field[] => {
  const sign = item.kind === 'credit_note' ? '-' : '';
  const amounts = [item.net, item.vat, item.total, item.discount];
  return [
    timeOf(item.issued_at),
    item.number,
    TABLE_FILE[language].invoice[item.kind],
    TABLE_FILE[language].invoiced[item.subject],
    textIn(item, 'issuer_name', language),
    item.issuer_tax_number,
    textIn(item, 'receiver_name', language),
    item.vat_rate,
    ...amounts.map((amount) => (amount === '0.00' ? amount : sign + amount)),
    item.booking_id,
  ];
};

export const personRow = (item: PersonSummary, contact: MaskedContact | undefined, language: Language): Field[] => [
  item.full_name,
  contact?.email ?? null,
  contact?.phone_number ?? null,
  yesNo(item.is_provider, language),
  yesNo(item.is_admin, language),
  yesNo(item.is_suspended, language),
  timeOf(item.created_at),
  item.id,
];

export function providerRow(item: ProviderProfile, language: Language): Field[] {
  const inArabic = language === 'ar';
  return [
    (inArabic ? item.full_name_ar : null) ?? item.full_name,
    (inArabic ? item.business_name_ar : null) ?? item.business_name,
    FIGURES_FILE[language].status[item.verification_status],
    FIGURES_FILE[language].type[item.provider_type],
    TABLE_FILE[language].level[item.experience_level],
    textIn(item.category, 'name', language),
    item.areas.map((area) => textIn(area, 'name', language)).join(inArabic ? '، ' : ', '),
    item.total_jobs,
    item.average_rating,
    yesNo(item.is_active, language),
    yesNo(item.asks_for_change, language),
    timeOf(item.sent_at),
    timeOf(item.created_at),
    item.id,
  ];
}

export const mailRow = (item: OutboxMail, language: Language): Field[] => [
  timeOf(item.created_at),
  item.subject,
  item.to,
  TABLE_FILE[language].mail[item.state],
  timeOf(item.sent_at),
  item.id,
];

export function announcementRow(item: Announcement, language: Language): Field[] {
  const { audience, announcement, announcementType, formerAdmin } = TABLE_FILE[language];
  const shared = SHARED_TOPICS.find((topic) => topic === item.topic);
  return [
    timeOf(item.send_at ?? item.created_at),
    shared === undefined ? item.reader_name : audience[shared],
    announcementType[item.type],
    textIn(item, 'title', language),
    textIn(item, 'message', language),
    item.path,
    item.sender_name ?? formerAdmin,
    announcement[item.state],
    item.readers,
    item.id,
  ];
}

export const categoryRow = (
  { id, provider_count, fields }: WholeCatalogue['categories'][number],
  language: Language,
): Field[] => [
  fields.slug,
  fields.name_en,
  fields.name_ar,
  TABLE_FILE[language].tab[fields.tab],
  fields.description_en,
  fields.description_ar,
  fields.trade_words,
  provider_count,
  id,
];

export const serviceRow = (
  { id, provider_count, fields }: WholeCatalogue['services'][number],
  language: Language,
): Field[] => [
  fields.slug,
  fields.category_slug,
  fields.title_en,
  fields.title_ar,
  fields.summary_en,
  fields.summary_ar,
  TABLE_FILE[language].pricing[fields.pricing_mode],
  fields.duration_minutes,
  yesNo(fields.supports_in_person, language),
  yesNo(fields.supports_online, language),
  yesNo(fields.is_active, language),
  fields.trade_words,
  provider_count,
  id,
];

export const areaRow = ({ id, fields }: WholeCatalogue['areas'][number], language: Language): Field[] => [
  fields.slug,
  fields.name_en,
  fields.name_ar,
  TABLE_FILE[language].city[fields.city],
  fields.other_names,
  id,
];

/** The rates with their dates, and at the end what holds before the first. */
export function rateRows({ rates, default_rates }: Settings, language: Language): Field[][] {
  const { rate, everybody, always } = TABLE_FILE[language];
  return [
    ...rates.map(({ id, name, category_slug, provider_id, value, holds_from }) => [
      rate[name],
      category_slug ?? provider_id ?? everybody,
      value,
      timeOf(holds_from),
      id,
    ]),
    ...SETTING_NAMES.map((name) => [rate[name], everybody, default_rates[name], always, null]),
  ];
}

/** The hours of support with their dates, and at the end those that hold before the first. */
export function hoursRows({ hours, default_hours }: Settings, language: Language): Field[][] {
  const times = ({ weekdays, from_minute, to_minute }: Settings['default_hours']) => [
    weekdays
      .toSorted()
      .map((weekday) => weekdayName(weekday, language))
      .join(language === 'ar' ? '، ' : ', '),
    clock(from_minute),
    clock(to_minute),
  ];
  return [
    ...hours.map((each) => [...times(each), timeOf(each.holds_from), each.id]),
    [...times(default_hours), TABLE_FILE[language].always, null],
  ];
}

export const jobRow = ({ name, waiting, running, failing, due_at }: JobKind): Field[] => [
  name,
  waiting,
  running,
  failing,
  timeOf(due_at),
];

interface FailedJob {
  id: string;
  name: string;
  entity: string | null;
  tries: number;
  error: string | null;
  since: string;
}

export const failedJobRow = ({ id, name, entity, tries, error, since }: FailedJob): Field[] => [
  name,
  entity,
  tries,
  error,
  timeOf(since),
  id,
];

export const webhookRow = ({
  id,
  adapter,
  event_id,
  booking_id,
  received_at,
  processed_at,
}: WebhookRecord): Field[] => [timeOf(received_at), adapter, event_id, booking_id, timeOf(processed_at), id];
