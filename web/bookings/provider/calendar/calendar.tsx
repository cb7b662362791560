import { cairoDay } from '@hirfa/domain/market';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWatchedSlots } from '../../../kit/live/use-watched-slots.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Steady } from '../../../ui/steady/steady.tsx';
import { calendarQuery } from '../../common/queries.ts';
import { useNow } from '../../common/use-now.ts';
import { WaitingDays } from '../../waitlist/waiting-days.tsx';
import { useRequestPolling } from '../use-request-polling.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { type CalendarPlace, isSameMonth, weeksOf } from './calendar-place.ts';
import { DayColumns } from './day-columns.tsx';
import { HoursNote } from './hours-note.tsx';
import { MonthGrid } from './month-grid.tsx';
import { countsOf, type Shown, type ShownDay, shownDays } from './shown-days.ts';
import { WeekStrip } from './week-strip.tsx';

const EVERY_MS = 30_000;

type CalendarProps = { provider: { id: string; is_active: boolean }; place: CalendarPlace };

/** A provider's calendar by day, week or month; the place is in the address. */
export function Calendar({ provider, place }: CalendarProps) {
  const { t } = useLingui();
  const now = useNow(EVERY_MS);
  const today = cairoDay(now);
  const { view = 'week', day = today } = place;
  useWatchedSlots(provider.id);
  useRequestPolling();
  const range = weeksOf(view, day);
  const query = useQuery(calendarQuery(useOrpc(), range.from, range.days));
  const days = shownDays(range, query.data);
  const shown = { view, day, now, today };
  const own = view === 'day' ? days.filter((each) => each.day === day) : days;
  const isLoading = query.isPending;
  return (
    <section aria-labelledby="calendar" className="flex flex-col gap-4">
      <CalendarBar shown={shown} counts={query.data && countsOf(inView(own, shown))} />
      {query.data === undefined && !isLoading ? (
        <ErrorState
          heading={t`Your calendar could not be loaded`}
          onRetry={() => void query.refetch()}
          pending={query.isFetching}
        />
      ) : (
        <Steady className="flex flex-col gap-4">
          {view === 'month' ? (
            <MonthGrid shown={shown} days={days} isLoading={isLoading} />
          ) : (
            <>
              {view === 'week' && <WeekStrip shown={shown} days={days} />}
              <DayColumns shown={shown} days={own} isLoading={isLoading} />
            </>
          )}
          <WaitingDays from={range.from} days={range.days} />
          <HoursNote days={own} isLoading={isLoading} isSuspended={!provider.is_active} />
        </Steady>
      )}
    </section>
  );
}

/** A month has days of its neighbours on its grid, which do not count. */
function inView(days: readonly ShownDay[], { view, day }: Shown): readonly ShownDay[] {
  return view === 'month' ? days.filter((each) => isSameMonth(each.day, day)) : days;
}
