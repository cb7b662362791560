import {
  addDays,
  type Day,
  directionOf,
  formatDateTime,
  type Language,
  LOCALES,
  startOfDay,
} from '@hirfa/domain/market';

/** A payout with its jobs, as its provider gets it; amounts as in tables: "450.00". */
export interface PrintedStatement {
  week: Day;
  amount: string;
  reference: string | null;
  exported_at: Date | null;
  name_en: string;
  name_ar: string;
  lines: readonly {
    booking_id: string;
    amount: string;
    title_en: string | null;
    title_ar: string | null;
    starts_at: Date | null;
  }[];
}

const NO_BREAK = '\u00a0';
const LEFT_TO_RIGHT = '\u200e';
const isolated = (text: string): string => `\u2068${text}\u2069`;

const WORDS = {
  en: {
    title: 'Payout statement',
    to: 'Provider',
    week: 'Week',
    sent: 'Sent to the bank',
    reference: 'Reference',
    columns: ['Date', 'Job', 'Amount (EGP)'],
    owed: 'Taken from this payout',
    total: 'Paid out',
    currency: (amount: string) => `EGP${NO_BREAK}${amount}`,
    note: 'Amounts are after the commission. Invoices are on the pages of the bookings.',
    brand: 'Hirfa',
    footer: 'Hirfa · حِرفة',
  },
  ar: {
    title: 'كشف تحويل الأرباح',
    to: 'مقدم الخدمة',
    week: 'الأسبوع',
    sent: 'تاريخ الإرسال إلى البنك',
    reference: 'المرجع',
    columns: ['التاريخ', 'العمل', 'المبلغ (ج.م)'],
    owed: 'مبلغ مخصوم من هذا التحويل',
    total: 'إجمالي التحويل',
    currency: (amount: string) => `${LEFT_TO_RIGHT}${amount}${NO_BREAK}ج.م`,
    note: 'المبالغ بعد خصم العمولة. الفواتير موجودة في صفحات الحجوزات.',
    brand: 'حِرفة',
    footer: 'حِرفة · Hirfa',
  },
} as const satisfies Record<Language, unknown>;

/** The columns of the same as a file for spreadsheets. */
export const STATEMENT_FILE: Record<Language, string[]> = {
  en: ['Date', 'Job', 'Amount (EGP)', 'Booking'],
  ar: ['التاريخ', 'العمل', 'المبلغ (ج.م)', 'رقم الحجز'],
};

/** "hirfa-payout-2026-11-22.pdf" */
export const statementFileName = (week: Day, form: 'pdf' | 'csv'): string => `hirfa-payout-${week}.${form}`;

/** What the layout prints of a payout, in one language. */
export function renderStatement(statement: PrintedStatement, language: Language) {
  const words = WORDS[language];
  const { week, exported_at, reference, lines } = statement;
  const day = (at: Date) => formatDateTime(at, 'whole-date', language);
  const span = `${day(startOfDay(week))} – ${day(startOfDay(addDays(week, 6)))}`;
  return {
    language,
    direction: directionOf(language),
    title: words.title,
    brand: words.brand,
    footer: words.footer,
    facts: [
      { label: words.to, value: isolated(statement[`name_${language}`]), is_number: false },
      { label: words.week, value: span, is_number: false },
      ...(exported_at === null ? [] : [{ label: words.sent, value: day(exported_at), is_number: false }]),
      ...(reference === null ? [] : [{ label: words.reference, value: reference, is_number: true }]),
    ],
    columns: words.columns,
    lines: lines.map((line) => ({
      day: line.starts_at === null ? '' : formatDateTime(line.starts_at, 'day', language),
      title: isolated(line[`title_${language}`] ?? line.booking_id),
      note: line.amount.startsWith('-') ? words.owed : '',
      amount: figure(line.amount, language),
    })),
    total: { label: words.total, value: words.currency(figure(statement.amount, language)) },
    note: words.note,
  };
}

/** "1,140,000.00" */
const figure = (amount: string, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    Number(amount),
  );
