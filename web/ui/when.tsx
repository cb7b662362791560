import { formatMoment, type MomentForm } from '../kit/format.ts';
import { useLocale } from '../kit/use-locale.ts';

/** A moment on Cairo's clock, in the page's language. */
export function When({ at, form }: { at: string; form: MomentForm }) {
  return <time dateTime={at}>{formatMoment(at, form, useLocale())}</time>;
}
