import { formatDateTime, startOfDay } from '@hirfa/domain/market';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../kit/use-locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CalendarLink } from './calendar-link.tsx';
import { countsText } from './calendar-words.ts';
import { countsOf, type Shown, type ShownDay } from './shown-days.ts';

const MOST_DOTS = 3;

/** The days of a week on a phone, each with a dot for every booking; the chosen one is listed below. */
export function WeekStrip({ shown, days }: { shown: Shown; days: readonly ShownDay[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Days of the week`} className="md:hidden">
      <ol className="grid grid-cols-7 rounded-m border border-sand-2 bg-card p-1">
        {days.map((each) => (
          <li key={each.day} className="min-w-0">
            <StripDay shown={shown} each={each} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StripDay({ shown: { day, today }, each }: { shown: Shown; each: ShownDay }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const at = startOfDay(each.day);
  const isChosen = each.day === day;
  const counts = countsOf([each]);
  const spoken = countsText(counts);
  return (
    <CalendarLink
      view="week"
      day={each.day}
      today={today}
      isCurrent={isChosen}
      className={classNames(
        'flex min-h-16 flex-col items-center justify-center gap-1 rounded-[.8rem] text-s transition-colors',
        isChosen ? 'bg-teal text-sand-0' : each.hours.length === 0 ? 'text-ink-2' : 'text-ink-0 hover:bg-sand-1',
      )}
    >
      <span className="sr-only">
        {[formatDateTime(at, 'day', locale), spoken && i18n._(spoken)]
          .filter(Boolean)
          .join(locale === 'en' ? ', ' : '، ')}
      </span>
      <span aria-hidden className="text-[.6875rem] leading-none">
        {formatDateTime(at, 'weekday', locale)}
      </span>
      <span
        aria-hidden
        className={classNames('leading-none font-semibold', each.day === today && !isChosen && 'text-clay-ink')}
      >
        {formatDateTime(at, 'day-of-month', locale)}
      </span>
      <span aria-hidden className="flex h-1.5 gap-0.5">
        {Array.from({ length: Math.min(MOST_DOTS, counts.jobs + counts.requests) }, (_, index) => (
          <span
            key={index}
            className={classNames(
              'size-1.5 rounded-full',
              index < counts.requests ? 'bg-clay' : isChosen ? 'bg-sand-0' : 'bg-teal',
            )}
          />
        ))}
      </span>
    </CalendarLink>
  );
}
