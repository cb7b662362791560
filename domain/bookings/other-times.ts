import { type BookingFacts, movableUntil, type ProposingPart } from './facts.ts';

const isProposedBy =
  (part: ProposingPart) =>
  ({ proposal_by, proposal_until }: BookingFacts, now: Date) =>
    proposal_by === part && proposal_until !== null && now < proposal_until;

/** What becomes of the times that one side proposes: the other one decides, and who proposed can withdraw them. */
const answers = <By extends ProposingPart, Other extends ProposingPart>(by: By, other: Other) => {
  const open = { from: ['confirmed'], paid: ['captured'], when: isProposedBy(by), to: 'same' } as const;
  return [
    // The new slot is taken and the old one freed in one step.
    { event: 'reschedule', who: [other], ...open },
    { event: 'decline_proposal', who: [other], ...open },
    { event: 'withdraw_proposal', who: [by], ...open },
  ] as const;
};

/** The rows of the state table about other times for a confirmed booking (product decision: booking). */
export const OTHER_TIMES = [
  {
    // The booking stays as it is until the other side accepts one.
    event: 'propose',
    who: ['customer', 'provider'],
    from: ['confirmed'],
    paid: ['captured'],
    when: ({ starts_at, proposal_until }: BookingFacts, now: Date) =>
      proposal_until === null && now < movableUntil(starts_at),
    to: 'same',
  },
  ...answers('customer', 'provider'),
  ...answers('provider', 'customer'),
  {
    event: 'expire_proposal',
    who: ['clock'],
    from: ['confirmed'],
    when: ({ proposal_until }: BookingFacts, now: Date) => proposal_until !== null && now >= proposal_until,
    to: 'same',
  },
] as const;
