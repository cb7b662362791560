import { type DateTimeForm, formatDateTime } from '@hirfa/domain/market';
import { useLocale } from '../kit/use-locale.ts';

/** A date or time in Cairo's time zone, in the page's language. */
export function DateTime({ at, form }: { at: string; form: DateTimeForm }) {
  const text = formatDateTime(new Date(at), form, useLocale());
  return (
    <time dateTime={at} className="[unicode-bidi:isolate]">
      {text}
    </time>
  );
}
