import type { Slot, SlotDay } from '@hirfa/contract/bookings';
import { addDays, cairoDay, type Day } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useWatchedSlots } from '../../../kit/live/use-watched-slots.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useNow } from '../../common/use-now.ts';
import { WaitForm, type WaitProps } from './wait-form.tsx';
import { DayPicker } from './week/day-picker.tsx';
import { NothingFree } from './nothing-free.tsx';
import { type OfferInTime, slotsQuery } from '../queries.ts';
import { SlotGroups } from './week/slot-groups.tsx';
import { dayOfSlot, everOffered, isGone, type ShownDay, shownDays, WEEK, weekOf, weekStart } from './week/slot-week.ts';
import { WeekHead } from './week/week-head.tsx';

type SlotPickerProps = {
  providerId: string;
  offer: OfferInTime;
  chosen: Slot | null;
  onChoose: (slot: Slot | null) => void;
  /** The way to other providers. */
  others: ReactNode;
  wait: WaitProps;
  /** What follows from the chosen slot, directly below the slots. */
  children?: ReactNode;
};

/** Seven days of Cairo's calendar, and the free slots of one of them. */
export function SlotPicker(props: SlotPickerProps) {
  const { providerId, offer, chosen, onChoose, others, wait, children } = props;
  const now = useNow();
  const [week, setWeek] = useState(() => weekToShow(chosen, wait.day));
  const [picked, setPicked] = useState<Day | null>(() => (chosen === null ? wait.day : dayOfSlot(chosen)));
  const query = slotsQuery(useOrpc(), { ...offer, from: weekStart(week, now) });
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  useWatchedSlots(providerId);
  const days = useShownDays(data && !isPlaceholderData ? data.items : null, hashKey(query.queryKey), chosen);
  const lost = useLostSlot(days, chosen, () => onChoose(null));
  const first = days?.[0]?.day ?? addDays(cairoDay(now), week * WEEK);
  const last = days?.at(-1)?.day ?? addDays(first, WEEK - 1);
  const isLast = data !== undefined && last >= data.last_day;

  function turnTo(next: number) {
    setWeek(next);
    setPicked(null);
  }

  return (
    <div className="flex flex-col gap-2">
      <WeekHead first={first} last={last} isFirst={week === 0} isLast={isLast} onTurn={(by) => turnTo(week + by)} />
      {days ? (
        <Week
          days={days}
          picked={picked}
          chosen={chosen}
          nextFree={data?.next_free_day ?? null}
          onShow={setPicked}
          onNext={(day) => turnTo(weekOf(day, now))}
          others={others}
          lost={lost}
          onChoose={onChoose}
        />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <WeekSkeleton />
      )}
      <div className="mt-3 empty:hidden">{children}</div>
      {/* People wait for one service: a time that becomes free may be too short for several. */}
      {days && offer.also.length === 0 && (
        <WaitForm
          key={first}
          {...wait}
          {...offer}
          seen={picked ?? shownOf(days, null)?.day ?? null}
          days={days.filter(({ day }) => day <= (data?.last_day ?? day))}
        />
      )}
    </div>
  );
}

/** The week of what was chosen, or of the day that a link named. */
function weekToShow(chosen: Slot | null, named: Day | null): number {
  const day = chosen === null ? named : dayOfSlot(chosen);
  return day === null ? 0 : weekOf(day, new Date());
}

/** The days as they are now; slots that go meanwhile keep their places until other days are shown. */
function useShownDays(now: readonly SlotDay[] | null, week: string, chosen: Slot | null): ShownDay[] | null {
  const [kept, setKept] = useState<{ week: string; days: readonly SlotDay[] }>({ week, days: [] });
  if (now === null) return null;
  const offered = everOffered(kept.week === week ? kept.days : [], now);
  if (offered !== kept.days) setKept({ week, days: offered });
  return shownDays(now, offered, chosen);
}

/** The chosen slot that somebody else has taken, until another is chosen. */
function useLostSlot(days: readonly ShownDay[] | null, chosen: Slot | null, onLost: () => void): Slot | null {
  const [lost, setLost] = useState<Slot | null>(null);
  const goes = days !== null && chosen !== null && isGone(days, chosen);
  const next = goes ? chosen : chosen === null ? lost : null;
  if (next !== lost) setLost(next);
  const lose = useEffectEvent(onLost);
  useEffect(() => {
    if (goes) lose();
  }, [goes]);
  return next;
}

type WeekProps = {
  days: readonly ShownDay[];
  picked: Day | null;
  chosen: Slot | null;
  lost: Slot | null;
  nextFree: Day | null;
  onShow: (day: Day) => void;
  onNext: (day: Day) => void;
  others: ReactNode;
  onChoose: (slot: Slot) => void;
};

/** The picked day, or else the first one with slots. */
const shownOf = (days: readonly ShownDay[], picked: Day | null): ShownDay | undefined =>
  days.find(({ day, slots }) => day === picked && slots.length > 0) ?? days.find(({ slots }) => slots.length > 0);

function Week({ days, picked, chosen, lost, nextFree, onShow, onNext, others, onChoose }: WeekProps) {
  const shown = shownOf(days, picked);
  return (
    <div className="flex flex-col gap-5">
      <DayPicker days={days} shown={shown?.day ?? null} onShow={onShow} />
      <div aria-live="polite" className="empty:hidden">
        {shown === undefined && <NothingFree nextFree={nextFree} onNext={onNext} others={others} />}
      </div>
      {shown && <SlotGroups day={shown} chosen={chosen === null ? [] : [chosen]} onChoose={onChoose} />}
      {lost && <LostSlot slot={lost} />}
    </div>
  );
}

/** Below the slots, so that none of them moves. */
function LostSlot({ slot }: { slot: Slot }) {
  const time = <DateTime at={slot.starts_at} form="time" />;
  return (
    <Notice tone="bad">
      <Trans>{time} is no longer free. Please choose another time.</Trans>
    </Notice>
  );
}

export function WeekSkeleton() {
  return (
    <div className="flex flex-col gap-5" aria-busy>
      <div className="grid grid-cols-7 gap-0.5 sm:gap-2">
        {Array.from({ length: WEEK }, (_, index) => (
          <Skeleton key={index} className="h-18" />
        ))}
      </div>
      <Skeleton className="h-5 w-24" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-11" />
        ))}
      </div>
    </div>
  );
}
