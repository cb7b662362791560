import type { Booking, Proposal } from '@hirfa/contract/bookings';
import { msg } from '@lingui/core/macro';
import type { CallOptions } from '../../kit/api-link.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useCall } from '../../ui/use-call.ts';
import { BOOKING_REFUSALS } from '../common/error-texts.ts';
import { useBookingAnswer } from '../common/use-booking-answer.ts';

type Calls = Orpc['bookings'];
/** The time of a proposal that is accepted, where one is. */
export type Sent = { to?: string; times?: readonly string[] };
type About = { booking: Booking; proposal: Proposal | null };
type Send = (calls: Calls, about: About, sent: Sent, options: { context: CallOptions }) => Promise<Booking>;

const idsOf = ({ booking, proposal }: About) => ({ id: booking.id, proposal_id: proposal?.id ?? booking.id });

/** What people do with other times, named as in the state table. */
const SEND = {
  propose: (calls, { booking: { id } }, { times = [] }, options) =>
    calls.proposeTimes.call({ id, times: [...times] }, options),
  reschedule: (calls, about, { to = '' }, options) =>
    calls.acceptProposal.call({ ...idsOf(about), from: about.booking.starts_at, to }, options),
  decline_proposal: (calls, about, _sent, options) => calls.declineProposal.call(idsOf(about), options),
  withdraw_proposal: (calls, about, _sent, options) => calls.withdrawProposal.call(idsOf(about), options),
} satisfies Record<string, Send>;
export type ProposalStep = keyof typeof SEND;

export function useProposal(about: About, step: ProposalStep, done: () => void) {
  const { bookings } = useOrpc();
  const answer = useBookingAnswer(about.booking.id, done);
  const send: Send = SEND[step];
  return useCall((sent: Sent, options: { context: CallOptions }) => send(bookings, about, sent, options), {
    once: true,
    refusals: { ...BOOKING_REFUSALS, slot_taken: msg`This time is no longer free. Please choose another one.` },
    ...answer,
  });
}
