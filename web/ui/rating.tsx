// @with-first-page
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatRating } from '../kit/format.ts';
import { useLocale } from '../kit/use-locale.ts';

/** A gold star and "4.9", with "(23)" where the number of reviews is given; nothing while there is no rating. */
export function Rating({ value, count = 0 }: { value: string | null; count?: number }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  if (value === null) return null;
  const rating = formatRating(value, locale);
  const best = i18n.number(5);
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-ink-0 tabular-nums">
      <svg viewBox="0 0 20 20" aria-hidden className="size-[1.05em] shrink-0 fill-gold">
        <path d="m10 1.6 2.55 5.34 5.86.77-4.29 4.07 1.08 5.81L10 14.75l-5.2 2.84 1.08-5.81L1.59 7.71l5.86-.77z" />
      </svg>
      <span aria-hidden>{rating}</span>
      {count > 0 && (
        <span aria-hidden className="font-normal text-ink-1">
          ({i18n.number(count)})
        </span>
      )}
      <span className="sr-only">
        <Trans>
          Rated {rating} out of {best}
        </Trans>
        {count > 0 && (
          <>
            , <Plural value={count} one="# review" other="# reviews" />
          </>
        )}
      </span>
    </span>
  );
}
