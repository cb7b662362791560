import type { Booking, Slot } from '@hirfa/contract/bookings';
import { addDays, cairoDay, type Day } from '@hirfa/domain/market';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatchedSlots } from '../../kit/live/use-watched-slots.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { useNow } from '../common/use-now.ts';
import { DayPicker } from '../flow/choose/week/day-picker.tsx';
import { NothingFree } from '../flow/choose/nothing-free.tsx';
import { SlotGroups } from '../flow/choose/week/slot-groups.tsx';
import { WeekSkeleton } from '../flow/choose/slot-picker.tsx';
import { dayOfSlot, shownDays, WEEK, weekOf, weekStart } from '../flow/choose/week/slot-week.ts';
import { WeekHead } from '../flow/choose/week/week-head.tsx';
import { otherTimesQuery, secondVisitTimesQuery } from './queries.ts';

type OtherTimesProps = {
  booking: Booking;
  chosen: readonly Slot[];
  onToggle: (slot: Slot) => void;
  /** The times are those for its free second visit. */
  isForSecondVisit?: boolean;
};

/**
 * Seven days of Cairo's calendar, at first those of the booking, and the times of one that can be proposed. A second
 * visit is from now on.
 */
export function OtherTimes({ booking, chosen, onToggle, isForSecondVisit = false }: OtherTimesProps) {
  const now = useNow();
  const [week, setWeek] = useState(() => (isForSecondVisit ? 0 : weekOf(dayOfSlot(booking), new Date())));
  const [picked, setPicked] = useState<Day | null>(() => (isForSecondVisit ? null : dayOfSlot(booking)));
  const timesQuery = isForSecondVisit ? secondVisitTimesQuery : otherTimesQuery;
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...timesQuery(useOrpc(), booking.id, weekStart(week, now)),
    placeholderData: keepPreviousData,
  });
  useWatchedSlots(booking.provider.id);
  const days = data && !isPlaceholderData ? shownDays(data.items, [], null) : null;
  const first = days?.[0]?.day ?? addDays(cairoDay(now), week * WEEK);
  const last = days?.at(-1)?.day ?? addDays(first, WEEK - 1);
  const shown =
    days?.find(({ day, slots }) => day === picked && slots.length > 0) ?? days?.find(({ slots }) => slots.length > 0);

  function turnTo(next: number, day: Day | null = null) {
    setWeek(next);
    setPicked(day);
  }

  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return (
    <div className="flex flex-col gap-2">
      <WeekHead
        first={first}
        last={last}
        isFirst={week === 0}
        isLast={data !== undefined && last >= data.last_day}
        onTurn={(by) => turnTo(week + by)}
      />
      {days === null ? (
        <WeekSkeleton />
      ) : (
        <div className="flex flex-col gap-5">
          <DayPicker days={days} shown={shown?.day ?? null} onShow={setPicked} />
          {shown ? (
            <SlotGroups day={shown} chosen={chosen} onChoose={onToggle} />
          ) : (
            <NothingFree nextFree={data?.next_free_day ?? null} onNext={(day) => turnTo(weekOf(day, now), day)} />
          )}
        </div>
      )}
    </div>
  );
}
