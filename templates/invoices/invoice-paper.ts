import { formatTaxNumber, type InvoiceKind, type InvoiceSubject } from '@hirfa/domain/invoices';
import { directionOf, formatDateTime, type Language, LOCALES } from '@hirfa/domain/market';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';

/** An invoice as it is printed; amounts and rate as in tables: "450.00", "0.1400". */
export interface PrintedInvoice {
  kind: InvoiceKind;
  subject: InvoiceSubject;
  number: string;
  /** The number of the invoice that a credit note takes back. */
  corrects: string | null;
  booking_id: string;
  issued_at: Date;
  supplied_at: Date;
  issuer_name_en: string;
  issuer_name_ar: string;
  issuer_address_en: string;
  issuer_address_ar: string;
  issuer_tax_number: string | null;
  receiver_name_en: string;
  receiver_name_ar: string;
  receiver_tax_number: string | null;
  title_en: string;
  title_ar: string;
  /** What it consists of; nothing if that is one thing. */
  items: readonly { title_en: string; title_ar: string; net: string; vat: string }[];
  net: string;
  vat_rate: string;
  vat: string;
  total: string;
  discount: string;
  /** The QR code of the electronic receipt, one text of "1" and "0" for each row; null where there is none. */
  qr: { rows: readonly string[]; uuid: string } | null;
  /** What the receiver pays of the total, or gets back. */
  due: string;
  /** The customer has paid the provider in cash. */
  is_cash: boolean;
}

interface Fact {
  label: string;
  value: string;
  /** Whether it is read from left to right in every language. */
  is_number: boolean;
}

interface Words {
  title(is: { isCreditNote: boolean; isReceipt: boolean }): string;
  from: string;
  to: string;
  taxNumber: string;
  issued: string;
  supplied: string;
  booking: string;
  corrects: string;
  columns: readonly string[];
  subject: Record<InvoiceSubject, (title: string) => string>;
  total: string;
  discount: string;
  due: Record<InvoiceKind, Record<'customer' | 'provider', string>>;
  /** The same of cash, where it was paid or is owed. */
  dueInCash: Record<'customer' | 'provider', string>;
  currency: (amount: string) => string;
  receipt: string;
  onBehalf: string;
  deducted: Record<InvoiceKind, string>;
  brand: string;
  eReceipt: string;
  deductedLater: string;
  footer: string;
}

const NO_BREAK = '\u00a0';
const LEFT_TO_RIGHT = '\u200e';
/** Names and titles keep the direction of their own first letter. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

const WORDS: Record<Language, Words> = {
  en: {
    title: ({ isCreditNote, isReceipt }) => (isCreditNote ? 'Credit note' : isReceipt ? 'Receipt' : 'Invoice'),
    from: 'From',
    to: 'To',
    taxNumber: 'Tax registration number',
    issued: 'Date',
    supplied: 'Date of the service',
    booking: 'Booking',
    corrects: 'Corrects',
    columns: ['Description', 'Net (EGP)', 'VAT rate', 'VAT (EGP)', 'Total (EGP)'],
    subject: {
      service: (title) => title,
      platform_fee: (title) => `Service fee: ${title}`,
      commission: (title) => `Commission: ${title}`,
    },
    total: 'Total',
    discount: 'Discount, paid by Hirfa',
    due: {
      invoice: { customer: 'Paid by the customer', provider: 'Deducted from earnings' },
      credit_note: { customer: 'Returned to the customer', provider: 'Returned to earnings' },
    },
    dueInCash: { customer: 'Paid in cash by the customer', provider: 'Deducted from payouts' },
    currency: (amount) => `EGP${NO_BREAK}${amount}`,
    receipt: 'This is not a tax invoice: its issuer has stated no tax registration number.',
    onBehalf: 'Issued through Hirfa on behalf of the provider.',
    deducted: {
      invoice: 'The commission was deducted from the provider’s earnings.',
      credit_note: 'The commission was returned to the provider’s earnings.',
    },
    brand: 'Hirfa',
    eReceipt: 'Number of the electronic receipt',
    deductedLater: 'The customer paid in cash: the commission is deducted from the provider’s payouts.',
    footer: 'Hirfa · حِرفة',
  },
  ar: {
    title: ({ isCreditNote, isReceipt }) => (isCreditNote ? 'إشعار دائن' : isReceipt ? 'إيصال' : 'فاتورة'),
    from: 'من',
    to: 'إلى',
    taxNumber: 'رقم التسجيل الضريبي',
    issued: 'التاريخ',
    supplied: 'تاريخ الخدمة',
    booking: 'الحجز',
    corrects: 'تصحيح للمستند',
    columns: ['البيان', 'الصافي (ج.م)', 'نسبة الضريبة', 'الضريبة (ج.م)', 'الإجمالي (ج.م)'],
    subject: {
      service: (title) => title,
      platform_fee: (title) => `رسوم الخدمة: ${title}`,
      commission: (title) => `العمولة: ${title}`,
    },
    total: 'الإجمالي',
    discount: 'خصم تحملته حِرفة',
    due: {
      invoice: { customer: 'دفعه العميل', provider: 'خُصم من الأرباح' },
      credit_note: { customer: 'رُدّ إلى العميل', provider: 'أُعيد إلى الأرباح' },
    },
    dueInCash: { customer: 'دفعه العميل نقدًا', provider: 'يُخصم من التحويلات' },
    currency: (amount) => `${LEFT_TO_RIGHT}${amount}${NO_BREAK}ج.م`,
    receipt: 'هذا المستند ليس فاتورة ضريبية: لم يذكر مُصدِره رقم تسجيل ضريبي.',
    onBehalf: 'صدر من خلال حِرفة نيابة عن مقدم الخدمة.',
    deducted: {
      invoice: 'خُصمت العمولة من أرباح مقدم الخدمة.',
      credit_note: 'أُعيدت العمولة إلى أرباح مقدم الخدمة.',
    },
    brand: 'حِرفة',
    eReceipt: 'رقم الإيصال الإلكتروني',
    deductedLater: 'دفع العميل نقدًا، وتُخصم العمولة من تحويلات مقدم الخدمة.',
    footer: 'حِرفة · Hirfa',
  },
};

/** What the layout prints of an invoice, in one language. */
export function renderInvoice(invoice: PrintedInvoice, language: Language) {
  const words = WORDS[language];
  const { kind, subject, issuer_tax_number: digits, discount } = invoice;
  const inLanguage = (name: 'issuer_name' | 'issuer_address' | 'receiver_name' | 'title') =>
    isolated(invoice[`${name}_${language}`]);
  const hasAddress = invoice[`issuer_address_${language}`] !== '';
  const payer = subject === 'commission' ? 'provider' : 'customer';
  const total = { label: words.total, value: words.currency(figure(invoice.total, language)) };
  const isPaidInCash = invoice.is_cash && kind === 'invoice';
  const due = {
    label: (isPaidInCash ? words.dueInCash : words.due[kind])[payer],
    value: words.currency(figure(invoice.due, language)),
  };
  const discounted = { label: words.discount, value: words.currency(figure(discount, language)) };
  return {
    language,
    direction: directionOf(language),
    title: words.title({ isCreditNote: kind === 'credit_note', isReceipt: digits === null }),
    number: invoice.number,
    brand: words.brand,
    footer: words.footer,
    parties: [
      {
        label: words.from,
        name: inLanguage('issuer_name'),
        facts: [
          ...(hasAddress ? [{ label: '', value: inLanguage('issuer_address'), is_number: false }] : []),
          ...taxFacts(digits, words),
        ],
      },
      {
        label: words.to,
        name: inLanguage('receiver_name'),
        facts: taxFacts(invoice.receiver_tax_number, words),
      },
    ],
    facts: factsOf(invoice, language),
    columns: words.columns,
    rows: rowsOf(invoice, language),
    totals: [total, ...(Number(discount) === 0 ? [] : [discounted]), due],
    notes: [
      ...(digits === null ? [words.receipt] : []),
      ...(subject === 'service' ? [words.onBehalf] : []),
      ...(subject === 'commission' ? [isPaidInCash ? words.deductedLater : words.deducted[kind]] : []),
    ],
    qr: invoice.qr === null ? null : { label: words.eReceipt, ...invoice.qr },
  };
}

const taxFacts = (digits: string | null, { taxNumber }: Words): Fact[] =>
  digits === null ? [] : [numbered(taxNumber, formatTaxNumber(digits))];

/** One row for each item, or one for all. */
function rowsOf({ items, ...invoice }: PrintedInvoice, language: Language) {
  const { net, vat, subject } = invoice;
  const all = { title_en: invoice.title_en, title_ar: invoice.title_ar, net, vat };
  const rate = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 2 });
  return (items.length === 0 ? [all] : items).map((item) => ({
    description: WORDS[language].subject[subject](isolated(item[`title_${language}`])),
    amounts: [
      figure(item.net, language),
      rate.format(Number(invoice.vat_rate)),
      figure(item.vat, language),
      figure(sumOf(item), language),
    ],
  }));
}

const sumOf = ({ net, vat }: Record<'net' | 'vat', string>): string =>
  toDecimal(piastres(fromDecimal(net) + fromDecimal(vat)));

function factsOf({ issued_at, supplied_at, booking_id, corrects }: PrintedInvoice, language: Language): Fact[] {
  const words = WORDS[language];
  const day = (label: string, at: Date) => ({
    label,
    value: formatDateTime(at, 'whole-date', language),
    is_number: false,
  });
  return [
    day(words.issued, issued_at),
    day(words.supplied, supplied_at),
    numbered(words.booking, booking_id),
    ...(corrects === null ? [] : [numbered(words.corrects, corrects)]),
  ];
}

const numbered = (label: string, value: string): Fact => ({ label, value, is_number: true });

/** "1,140,000.00" */
const figure = (amount: string, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    Number(amount),
  );
