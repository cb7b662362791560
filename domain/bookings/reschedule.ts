import { movableUntil } from './facts.ts';
import { RESCHEDULE } from './limits.ts';
import { type Calendar, isFreeSlot, type TimeRange } from './slots.ts';
import { after } from './times.ts';

/** What becomes of a proposal; `superseded`: the booking was cancelled or started meanwhile. */
export const PROPOSAL_OUTCOMES = ['accepted', 'declined', 'withdrawn', 'expired', 'superseded'] as const;
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number];

/** What the rules of other times need of a booking. */
interface Present {
  starts_at: Date;
  ends_at: Date;
}

/** The slot that starts at another time, as long as the present one. */
export function slotOfLength({ starts_at, ends_at }: Present, start: Date): TimeRange {
  return { start, end: after(start, ends_at.getTime() - starts_at.getTime()) };
}

/**
 * Until when a proposed time can be accepted: for a day, and while both the present start and the proposed one are more
 * than two hours away (RESCHEDULE).
 */
export function acceptableUntil(start: Date, { starts_at }: Pick<Present, 'starts_at'>, proposedAt: Date): Date {
  const ends = [after(proposedAt, RESCHEDULE.openMs), movableUntil(starts_at), movableUntil(start)];
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}

/** Until when a proposal is open: as long as one of its times can be accepted. */
export function proposalUntil(starts: readonly Date[], present: Pick<Present, 'starts_at'>, proposedAt: Date): Date {
  return new Date(Math.max(...starts.map((start) => acceptableUntil(start, present, proposedAt).getTime())));
}

/** Why times cannot be proposed, and which of them: `index`, null where it is about all of them. */
export interface ProposalProblem {
  index: number | null;
  problem: 'number' | 'twice' | 'present' | 'too_soon' | 'not_free';
}

/**
 * What is wrong with proposed times: there are one to three different ones, none is the present one, and each is free
 * for work of the same length, as for a new booking. The calendar is without the slot of the booking itself, which is
 * given up.
 */
export function proposalProblem(
  starts: readonly Date[],
  { present, calendar, now }: { present: Present; calendar: Calendar; now: Date },
): ProposalProblem | null {
  if (starts.length < 1 || starts.length > RESCHEDULE.times) return { index: null, problem: 'number' };
  const at = starts.map((start) => start.getTime());
  const twice = at.findIndex((start, index) => at.indexOf(start) < index);
  if (twice >= 0) return { index: twice, problem: 'twice' };
  for (const [index, start] of starts.entries()) {
    if (start.getTime() === present.starts_at.getTime()) return { index, problem: 'present' };
    if (now >= acceptableUntil(start, present, now)) return { index, problem: 'too_soon' };
    if (!isFreeSlot(calendar, slotOfLength(present, start), now)) return { index, problem: 'not_free' };
  }
  return null;
}
