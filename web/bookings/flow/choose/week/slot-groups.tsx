import type { Slot } from '@hirfa/contract/bookings';
import { partOfDay, type PartOfDay, PARTS_OF_DAY } from '@hirfa/domain/bookings';
import { startOfDay } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { DateTime } from '../../../../ui/date-time.tsx';
import { Steady } from '../../../../ui/steady/steady.tsx';
import { isSame, type ShownDay, type ShownSlot } from './slot-week.ts';

type SlotGroupsProps = { day: ShownDay; chosen: readonly Slot[]; onChoose: (slot: Slot) => void };

/** The slots of a day: morning, afternoon, evening. */
export function SlotGroups({ day, chosen, onChoose }: SlotGroupsProps) {
  const id = useId();
  return (
    <Steady key={day.day} className="flex flex-col gap-5">
      <p aria-live="polite" className="font-semibold text-ink-0">
        <DateTime at={startOfDay(day.day).toISOString()} form="day" />
      </p>
      {PARTS_OF_DAY.map((part) => {
        const slots = day.slots.filter((slot) => partOfDay(new Date(slot.starts_at)) === part);
        if (slots.length === 0) return null;
        return (
          <fieldset key={part} aria-labelledby={`${id}-${part}`} className="min-w-0">
            <h3 id={`${id}-${part}`} className="mb-2 text-xs font-semibold text-ink-2">
              <PartName part={part} />
            </h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2">
              {slots.map((slot) => (
                <li key={slot.starts_at}>
                  <SlotButton
                    slot={slot}
                    isChosen={!slot.isGone && chosen.some(({ starts_at }) => isSame(slot.starts_at, starts_at))}
                    onChoose={() => onChoose(slot)}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
        );
      })}
    </Steady>
  );
}

function SlotButton({ slot, isChosen, onChoose }: { slot: ShownSlot; isChosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={slot.isGone}
      onClick={onChoose}
      className={classNames(
        'min-h-11 w-full rounded-s text-s font-semibold transition-colors',
        isChosen && 'bg-teal text-sand-0',
        slot.isGone && 'text-ink-2 line-through decoration-1',
        !isChosen && !slot.isGone && 'bg-card text-ink-0 inset-ring inset-ring-sand-2 hover:inset-ring-field-line',
      )}
    >
      <DateTime at={slot.starts_at} form="time" />
      {slot.isGone && (
        <span className="sr-only">
          {' '}
          <Trans>no longer free</Trans>
        </span>
      )}
    </button>
  );
}

function PartName({ part }: { part: PartOfDay }) {
  if (part === 'morning') return <Trans>Morning</Trans>;
  return part === 'afternoon' ? <Trans>Afternoon</Trans> : <Trans>Evening</Trans>;
}
