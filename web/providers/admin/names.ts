import type { Language } from '@hirfa/domain/market';

interface Names {
  full_name: string;
  full_name_ar: string | null;
  business_name: string | null;
  business_name_ar: string | null;
}

/** The name of a firm or a person, in Arabic where there is an Arabic name. */
export function nameOf({ business_name, business_name_ar, full_name, full_name_ar }: Names, language: Language) {
  const inEnglish = business_name ?? full_name;
  return language === 'ar' ? ((business_name === null ? full_name_ar : business_name_ar) ?? inEnglish) : inEnglish;
}
