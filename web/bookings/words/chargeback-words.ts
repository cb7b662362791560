import type { Booking, Chargeback } from '@hirfa/contract/bookings';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StatusWords } from './words.ts';

/** What the customer told their bank. */
export const CHARGEBACK_REASON_WORDS: Record<Chargeback['reason'], MessageDescriptor> = {
  not_recognised: msg`The payment is not recognised`,
  not_done: msg`The work was not done`,
  not_as_agreed: msg`The work was not as agreed`,
  other: msg({ message: 'Another reason', context: 'chargeback' }),
};

/** Whether the bank alone has paid what the customer gets back: we sent nothing. */
const isPaidByBank = ({ chargebacks, payment_status, refund }: Booking): boolean =>
  payment_status === 'refunded' && refund === null && chargebacks.some(({ state }) => state === 'lost');

/** Which payment of a booking it is about. */
export const chargeWords = ({ extra_id }: Pick<Chargeback, 'extra_id'>): MessageDescriptor =>
  extra_id === null
    ? msg({ message: 'What was booked', context: 'chargeback' })
    : msg({ message: 'Extra work', context: 'chargeback' });

/** The texts for a booking whose money a bank has, or has kept, for its two people; null for all others. */
export function chargebackWords(booking: Booking): StatusWords | null {
  const { chargebacks, payment_status, part, status } = booking;
  if (chargebacks.length === 0 || part === 'admin') return null;
  if (payment_status !== 'charged_back' && !(part === 'customer' && isPaidByBank(booking))) return null;
  const isOpen = chargebacks.some(({ state }) => state === 'open');
  if (part === 'customer') {
    const next = isOpen
      ? msg`Your bank decides about this payment.`
      : msg`Your bank has decided that the money stays with you.`;
    return { tone: isOpen ? 'warn' : 'quiet', short: msg`Taken back by your bank`, next };
  }
  const short = msg`Taken back by the bank`;
  if (status === 'confirmed')
    return {
      tone: 'bad',
      short,
      next: msg`You need not do this job: the customer’s bank has the money. If nothing changes, the booking ends by itself, and that does not count against you.`,
    };
  if (isOpen) return { tone: 'warn', short, next: msg`Your earnings of this job are held until the bank has decided.` };
  const isDecided = chargebacks.every(({ state, decision }) => state !== 'lost' || decision !== null);
  if (isDecided || status === 'cancelled') return { tone: 'quiet', short, next: null };
  return { tone: 'warn', short, next: msg`The bank keeps the money. Hirfa decides next who bears that.` };
}
