import { formatDateTime, type Language } from '@hirfa/domain/market';
import { isolated, money } from '../notifications/index.ts';

interface Given {
  title: Record<Language, string>;
  amount: string;
  code: string;
  pay_by: Date;
}

/** What somebody needs at a kiosk: the reference, the amount, and until when it can be paid. */
export function renderReferenceGiven({ title, amount, code, pay_by }: Given) {
  const until = (language: Language) => formatDateTime(pay_by, 'day-and-time', language);
  return {
    title_en: `Your reference for the kiosk: ${isolated(code)}`,
    title_ar: `رقمك المرجعي لمنفذ الدفع: ${isolated(code)}`,
    message_en: `Pay ${money(amount, 'en')} in cash by ${until('en')}. Until then your time is held for you: ${isolated(title.en)}`,
    message_ar: `ادفع ${money(amount, 'ar')} نقدًا قبل ${until('ar')}، فموعدك محجوز حتى ذلك الوقت: ${isolated(title.ar)}`,
  };
}
