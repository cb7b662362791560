import { addDays, formatDateTime, startOfDay, textIn, weekOf } from '@hirfa/domain/market';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../kit/use-language.ts';
import { useLocale } from '../../../kit/use-locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { isSameMonth } from './calendar-place.ts';
import { countsText, lookOf } from './calendar-words.ts';
import { countsOf, type Shown, type ShownDay } from './shown-days.ts';

/** How many titles a day has room for. */
const TITLES = 2;

type MonthGridProps = { shown: Shown; days: readonly ShownDay[]; isLoading: boolean };

/** The weeks of a month; a day opens its list. */
export function MonthGrid({ shown, days, isLoading }: MonthGridProps) {
  return (
    <div className="overflow-hidden rounded-m border border-sand-2 bg-card" aria-busy={isLoading || undefined}>
      <WeekdayNames shown={shown} />
      <ol className="grid grid-cols-7 gap-px bg-sand-2">
        {days.map((each) => (
          <li key={each.day} className="h-16 min-w-0 md:h-28">
            <MonthDay shown={shown} each={each} isLoading={isLoading} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function WeekdayNames({ shown: { day } }: { shown: Shown }) {
  const locale = useLocale();
  return (
    <div aria-hidden className="grid grid-cols-7 border-b border-sand-2 py-2 text-center text-xs text-ink-1">
      {Array.from({ length: 7 }, (_, index) => {
        const at = startOfDay(addDays(weekOf(day), index));
        return (
          <span key={index} data-tooltip={formatDateTime(at, 'long-weekday', locale)}>
            {formatDateTime(at, 'weekday', locale)}
          </span>
        );
      })}
    </div>
  );
}

function MonthDay({ shown, each, isLoading }: { shown: Shown; each: ShownDay; isLoading: boolean }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const at = startOfDay(each.day);
  const counts = countsOf([each]);
  const spoken = countsText(counts);
  const isToday = each.day === shown.today;
  const isOther = !isSameMonth(each.day, shown.day);
  const words = [formatDateTime(at, 'day', locale), spoken && i18n._(spoken), each.is_day_off && t`Day off`];
  return (
    <CalendarLink
      view="day"
      day={each.day}
      today={shown.today}
      label={words.filter(Boolean).join(locale === 'en' ? ', ' : '، ')}
      className={classNames(
        'relative flex h-full flex-col gap-1 p-1 transition-colors max-md:items-center md:p-2',
        'hover:bg-clay-soft focus-visible:-outline-offset-2',
        isLoading || each.hours.length > 0 ? 'bg-card' : 'bg-sand-1',
        isOther ? 'text-ink-2' : 'text-ink-0',
      )}
    >
      <span className="flex items-center justify-between gap-2">
        <span
          className={classNames(
            'inline-flex size-7 items-center justify-center rounded-full text-s font-semibold',
            isToday && 'bg-teal text-sand-0',
          )}
        >
          {formatDateTime(at, 'day-of-month', locale)}
        </span>
        {each.is_day_off && (
          <span className="truncate text-[.6875rem] font-normal text-ink-1 max-md:hidden">
            <Trans>Day off</Trans>
          </span>
        )}
      </span>
      {isLoading ? <Skeleton className="h-4 w-3/4 opacity-60" /> : <DayJobs each={each} counts={counts} />}
    </CalendarLink>
  );
}

function DayJobs({ each, counts }: { each: ShownDay; counts: { requests: number; jobs: number } }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const bookings = each.entries.flatMap(({ item: { booking } }) => booking ?? []);
  const more = bookings.length - TITLES;
  if (bookings.length === 0) return null;
  return (
    <>
      <span
        className={classNames(
          'inline-flex min-w-6 items-center justify-center rounded-full px-1.5 text-xs leading-5 font-semibold md:hidden',
          counts.requests > 0 ? 'bg-clay-soft text-clay-ink' : 'bg-job text-ink-0',
        )}
      >
        {i18n.number(bookings.length)}
      </span>
      {bookings.slice(0, TITLES).map((booking) => (
        <span
          key={booking.id}
          className={classNames(
            'truncate rounded-[.4rem] px-1.5 text-xs leading-[1.6] max-md:hidden',
            {
              request: 'bg-clay-soft text-clay-ink',
              job: 'bg-job text-ink-0',
              now: 'bg-ok-soft text-ok',
              done: 'bg-sand-1 text-ink-1',
            }[lookOf(booking).look],
          )}
        >
          {textIn(booking, 'title', language)}
        </span>
      ))}
      {more > 0 && (
        <span className="px-1.5 text-xs text-ink-1 max-md:hidden">
          <Plural value={more} one="# more" other="# more" />
        </span>
      )}
    </>
  );
}
