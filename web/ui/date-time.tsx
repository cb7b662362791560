import { formatDateTime, type DateTimeForm } from '../kit/format.ts';
import { useLocale } from '../kit/use-locale.ts';

/** A date or time in Cairo's time zone, in the page's language. */
export function DateTime({ at, form }: { at: string; form: DateTimeForm }) {
  return <time dateTime={at}>{formatDateTime(at, form, useLocale())}</time>;
}
