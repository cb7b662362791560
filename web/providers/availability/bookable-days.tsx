import type { TimeRange } from '@hirfa/domain/bookings';
import { cairoDay, formatDateTime, formatHours, type Locale, startOfDay } from '@hirfa/domain/market';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import { useLocale } from '../../kit/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Duration } from '../../ui/duration.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { BookableDay } from './hours-form.ts';

type BookableDaysProps = {
  days: readonly BookableDay[];
  /** The length of the job that is booked. */
  durationMinutes: number;
  /** Whether the busy times of another calendar are left out. */
  hasImport: boolean;
};

/** What customers could book, beside the form where there is room. */
export function BookableAside(preview: BookableDaysProps) {
  return (
    <aside
      aria-labelledby="bookable-heading"
      className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto rounded-l border border-sand-2 bg-card p-5 shadow-1 lg:block"
    >
      <h2 id="bookable-heading" className="card-text">
        <Trans>The next 7 days for customers</Trans>
      </h2>
      <BookableDays {...preview} />
    </aside>
  );
}

/** The same behind a button, where there is no room beside the form. */
export function BookableButton(preview: BookableDaysProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`The next 7 days for customers`}
      trigger={
        <Button variant="secondary" className="lg:hidden">
          <Eye aria-hidden />
          <Trans>Preview</Trans>
        </Button>
      }
    >
      <BookableDays {...preview} />
    </Dialog>
  );
}

function BookableDays({ days, durationMinutes, hasImport }: BookableDaysProps) {
  const duration = <Duration minutes={durationMinutes} />;
  return (
    <>
      <p className="mt-1 text-s text-ink-1">
        <Trans>For a job of {duration}, with the hours in this form. Times that are booked already are not free.</Trans>{' '}
        {hasImport && <Trans>The busy times of your other calendar are left out.</Trans>}
      </p>
      <ul className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 divide-y divide-sand-2">
        {days.map((day) => (
          <li key={day.day} className="col-span-2 grid grid-cols-subgrid items-baseline py-2.5">
            <BookableTimes {...day} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The end of a range may be midnight or a time of the next day. */
function rangeText({ start, end }: TimeRange, locale: Locale): string {
  if (cairoDay(start) === cairoDay(end)) return formatHours(start, end, locale);
  return [start, end].map((at) => formatDateTime(at, 'time', locale)).join(' – ');
}

function BookableTimes({ day, ranges, starts }: BookableDay) {
  const locale = useLocale();
  return (
    <>
      <span className="text-s font-semibold text-ink-0">{formatDateTime(startOfDay(day), 'short-day', locale)}</span>
      {starts === 0 ? (
        <span className="text-s text-ink-2">
          <Trans>Nothing free</Trans>
        </span>
      ) : (
        <span>
          {ranges.map(({ start, end }) => (
            <bdi key={start.getTime()} className="block text-s text-ink-0 tabular-nums">
              {rangeText({ start, end }, locale)}
            </bdi>
          ))}
          <span className="block text-xs text-ink-2">
            <Plural value={starts} one="# start time" other="# start times" />
          </span>
        </span>
      )}
    </>
  );
}
