import { WAITLIST } from '../limits.ts';
import type { TimeRange } from '../slots.ts';
import { after } from '../times.ts';

/** Somebody who waits for a time of one provider. */
export interface Waiting {
  id: string;
  /** When they began to wait, or were told last: the order in which they are told. */
  since: Date;
  /** Whether they are told of the next free time. Who was told is not, until nothing that they want is free. */
  waits: boolean;
  /** How often they were told. */
  turns: number;
  /** Of their last turn. */
  told_at: Date | null;
  told_start: Date | null;
  /** What is free of what they want, with the travel after it, by its start. */
  free: readonly TimeRange[];
}

/** Until when only this person is told of a time; null where their turn is over. */
export function turnUntil({ waits, told_at }: Pick<Waiting, 'waits' | 'told_at'>, now: Date): Date | null {
  if (waits || told_at === null) return null;
  const until = after(told_at, WAITLIST.turnMs);
  return until > now ? until : null;
}

export interface Turns {
  /** Who is told now, of which time. */
  told: { id: string; start: Date }[];
  /** Who waits again, because nothing that they want is free any more. */
  again: string[];
  /** When the next turn may begin though nothing changes; null where nobody waits for what is free. */
  nextAt: Date | null;
}

/**
 * Who is told of what is free, in the order in which they wait. Each time is told to one person for a while: of one
 * free time the first one is told, of two free times the first two are. Nothing is held. `morning` is the end of the
 * night in which `now` lies: until then people are told only of what begins soon after it.
 */
export function turnsOf(waiting: readonly Waiting[], now: Date, morning: Date | null): Turns {
  const ordered = waiting.toSorted(inTurn);
  const running = ordered.flatMap((each) => runningTurn(each, now) ?? []);
  const taken = running.map(({ slot }) => slot);
  const ends = running.map(({ until }) => until);
  const told: Turns['told'] = [];
  let isAwaited = false;
  for (const { id, free } of ordered.filter((each) => each.waits && each.free.length > 0)) {
    const slot = free.find((each) => !taken.some((other) => overlaps(each, other)));
    const isTold = slot !== undefined && !(morning !== null && slot.start >= after(morning, WAITLIST.afterNightMs));
    if (slot !== undefined) {
      taken.push(slot);
      ends.push(isTold || morning === null ? after(now, WAITLIST.turnMs) : morning);
    }
    if (isTold) told.push({ id, start: slot.start });
    else isAwaited = true;
  }
  const again = waiting.filter(({ waits, free, turns }) => !waits && free.length === 0 && turns < WAITLIST.turns);
  return {
    told,
    again: again.map(({ id }) => id),
    nextAt: isAwaited ? new Date(Math.min(...ends.map(Number))) : null,
  };
}

const inTurn = (a: Waiting, b: Waiting) => a.since.getTime() - b.since.getTime() || (a.id < b.id ? -1 : 1);

/** The time of a turn that goes on: it ends as soon as the time is taken. */
function runningTurn(each: Waiting, now: Date): { slot: TimeRange; until: Date } | null {
  const until = turnUntil(each, now);
  const slot = each.free.find(({ start }) => start.getTime() === each.told_start?.getTime());
  return until === null || slot === undefined ? null : { slot, until };
}

const overlaps = (a: TimeRange, b: TimeRange) => a.start < b.end && b.start < a.end;
