import { addDays, formatDateTime, formatDays, type Locale, startOfDay, weekOf } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLocale } from '../../../kit/use-locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CalendarLink } from './calendar-link.tsx';
import { CALENDAR_VIEWS, type CalendarView, dayBeside } from './calendar-place.ts';
import { countsText } from './calendar-words.ts';
import type { Shown } from './shown-days.ts';

const VIEWS: Record<CalendarView, { name: MessageDescriptor; before: MessageDescriptor; after: MessageDescriptor }> = {
  day: {
    name: msg({ message: 'Day', context: 'view of a calendar' }),
    before: msg`Previous day`,
    after: msg`Next day`,
  },
  week: {
    name: msg({ message: 'Week', context: 'view of a calendar' }),
    before: msg`Previous week`,
    after: msg`Next week`,
  },
  month: {
    name: msg({ message: 'Month', context: 'view of a calendar' }),
    before: msg`Previous month`,
    after: msg`Next month`,
  },
};

const round =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-1 transition-colors hover:bg-sand-1 hover:text-ink-0 [&_svg]:size-5';

type CalendarBarProps = {
  shown: Shown;
  /** Undefined while they are not known. */
  counts: { requests: number; jobs: number } | undefined;
};

/** Which days are shown, the ways to others, and the views. */
export function CalendarBar({ shown, counts }: CalendarBarProps) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const { view, day, today } = shown;
  const { before, after } = VIEWS[view];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div aria-live="polite">
        <h2 id="calendar" className="section-text">
          {titleOf(shown, locale)}
        </h2>
        <p className="min-h-[1lh] text-s text-ink-1">{counts && i18n._(countsText(counts) ?? msg`Nothing booked`)}</p>
      </div>
      <nav aria-label={t`Other days`} className="flex items-center">
        <CalendarLink view={view} day={dayBeside(view, day, -1)} today={today} label={i18n._(before)} className={round}>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </CalendarLink>
        <CalendarLink view={view} day={today} today={today} className={todayLink}>
          <Trans>Today</Trans>
        </CalendarLink>
        <CalendarLink view={view} day={dayBeside(view, day, 1)} today={today} label={i18n._(after)} className={round}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </CalendarLink>
      </nav>
      <nav
        aria-label={t`Views of the calendar`}
        className="flex gap-1 rounded-full bg-sand-1 p-1 max-md:col-span-2 max-md:*:grow"
      >
        {CALENDAR_VIEWS.map((each) => (
          <CalendarLink
            key={each}
            view={each}
            day={day}
            today={today}
            isCurrent={each === view}
            className={classNames(viewLink, each === view ? 'bg-card text-ink-0 shadow-1' : 'text-ink-1')}
          >
            {i18n._(VIEWS[each].name)}
          </CalendarLink>
        ))}
      </nav>
    </div>
  );
}

const todayLink =
  'inline-flex min-h-11 items-center rounded-full px-4 text-s font-semibold text-ink-0 inset-ring inset-ring-sand-2 transition-[box-shadow] hover:inset-ring-field-line bg-card';
const viewLink =
  'inline-flex min-h-11 items-center justify-center rounded-full px-4.5 text-s font-semibold transition-[background-color,color] hover:text-ink-0';

function titleOf({ view, day }: Shown, locale: Locale): string {
  if (view === 'day') return formatDateTime(startOfDay(day), 'day', locale);
  if (view === 'month') return formatDateTime(startOfDay(day), 'month', locale);
  const first = weekOf(day);
  return formatDays(startOfDay(first), startOfDay(addDays(first, 6)), locale);
}
