import type { Slot } from '@hirfa/contract/bookings';
import { AGAIN, proposedTimes } from '@hirfa/domain/bookings';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Steady } from '../../../ui/steady/steady.tsx';
import { BookingTime } from '../../common/booking-time.tsx';
import type { Before } from '../choices.ts';
import { type OfferInTime, slotsQuery } from '../queries.ts';

type ProposedTimesProps = {
  offer: OfferInTime;
  before: Before;
  /** Takes a time and goes on. */
  onTake: (slot: Slot) => void;
};

/** The next free times for somebody who books again; each leads on at once. The calendar below has all others. */
export function ProposedTimes({ offer, before, onTake }: ProposedTimesProps) {
  const id = useId();
  const { slots, isPending } = useNextSlots(offer);
  const proposed = proposedTimes(
    slots.map((slot) => ({ ...slot, start: new Date(slot.starts_at) })),
    new Date(before.startsAt),
  );
  if (!isPending && proposed.length === 0) return null;
  return (
    <section aria-labelledby={id} aria-busy={isPending}>
      <h3 id={id} className="mb-2 text-s font-semibold text-ink-0">
        <Trans>The next free times</Trans>
      </h3>
      <Steady>
        <ul className="grid gap-2 sm:grid-cols-2">
          {isPending
            ? Array.from({ length: AGAIN.times }, (_, index) => (
                <li key={index}>
                  <Skeleton className="h-14" />
                </li>
              ))
            : proposed.map(({ starts_at, ends_at }) => (
                <li key={starts_at}>
                  <button
                    type="button"
                    onClick={() => onTake({ starts_at, ends_at })}
                    className="min-h-14 w-full rounded-s bg-card px-3 py-2 text-start text-s font-semibold text-ink-0 inset-ring inset-ring-sand-2 transition-colors hover:inset-ring-field-line"
                  >
                    <BookingTime starts_at={starts_at} ends_at={ends_at} />
                  </button>
                </li>
              ))}
        </ul>
      </Steady>
      <p className="mt-4 text-s font-semibold text-ink-0">
        <Trans>Or another time</Trans>
      </p>
    </section>
  );
}

/** The free slots of the next seven days; where there are none, of seven days from the first free one on. */
function useNextSlots(offer: OfferInTime) {
  const orpc = useOrpc();
  const soon = useQuery(slotsQuery(orpc, { ...offer, from: undefined }));
  const later = soon.data?.next_free_day ?? undefined;
  const then = useQuery({ ...slotsQuery(orpc, { ...offer, from: later }), enabled: later !== undefined });
  const { data, isPending } = later === undefined ? soon : then;
  return { slots: data?.items.flatMap(({ slots }) => slots) ?? [], isPending };
}
