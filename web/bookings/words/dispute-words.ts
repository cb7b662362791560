import type { Booking, Dispute } from '@hirfa/contract/bookings';
import type { Locale } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { customerName, momentText, moneyText, providerName, type StatusWords } from './words.ts';

const REPORTED = msg`Problem reported`;

/** The texts for a booking with a problem that is open or was decided; null for all others. */
export function disputeWords(booking: Booking, locale: Locale, now: Date): StatusWords | null {
  const { dispute, part } = booking;
  if (dispute === null) return null;
  if (dispute.outcome === null)
    return { tone: 'warn', short: REPORTED, next: part === 'admin' ? null : waits(booking, dispute, locale, now) };
  if (dispute.decision === null) return null;
  const short = dispute.outcome === 'given_back' ? msg`All money back` : msg`Decided`;
  return { tone: 'quiet', short, next: decided(booking, dispute, dispute.decision, locale) };
}

/** Who is waited for, and until when. */
function waits(booking: Booking, dispute: Dispute, locale: Locale, now: Date): MessageDescriptor {
  const isCash = booking.cash !== null;
  if (dispute.decide_by !== null && now >= new Date(dispute.decide_by)) {
    if (isCash) return msg`We are sorry that our decision is late.`;
    return booking.part === 'customer'
      ? msg`We are sorry that our decision is late. Nothing is paid out until we have decided.`
      : msg`We are sorry that our decision is late. Your earnings of this job are held until we have decided.`;
  }
  if (dispute.decide_by !== null) {
    const by = momentText(dispute.decide_by, locale, now);
    if (isCash) return msg`Hirfa decides by ${by}.`;
    return booking.part === 'customer'
      ? msg`Hirfa decides by ${by}. Nothing is paid out until then.`
      : msg`Hirfa decides by ${by}. Your earnings of this job are held until then.`;
  }
  if (now >= new Date(dispute.answer_until)) {
    if (isCash) return msg`Hirfa decides next.`;
    return booking.part === 'customer'
      ? msg`Hirfa decides next. Nothing is paid out until then.`
      : msg`Hirfa decides next. Your earnings of this job are held until then.`;
  }
  const until = momentText(dispute.answer_until, locale, now);
  const isOwn = booking.part === dispute.by;
  const name = booking.part === 'customer' ? providerName(booking, locale) : customerName(booking, locale);
  if (booking.cash !== null && !isOwn) return msg`Please answer by ${until}. Then Hirfa decides.`;
  if (booking.cash !== null) return msg`${name} can answer until ${until}, then Hirfa decides.`;
  return isOwn
    ? msg`${name} can answer until ${until}, then Hirfa decides. Nothing is paid out until then.`
    : msg`Please answer by ${until}. Your earnings of this job are held until it is decided.`;
}

function decided(
  booking: Booking,
  { outcome }: Dispute,
  { refund, payout }: NonNullable<Dispute['decision']>,
  locale: Locale,
): MessageDescriptor | null {
  if (booking.part === 'admin') return null;
  const back = moneyText(refund, locale);
  if (booking.part === 'provider') {
    const left = moneyText(payout, locale);
    if (outcome === 'given_back') return msg`You gave all the money back.`;
    if (booking.cash !== null) return null;
    return Number(payout) === 0 ? msg`Nothing is paid for this job.` : msg`You get ${left} for this job.`;
  }
  const name = providerName(booking, locale);
  if (outcome === 'given_back') return msg`${name} gives all your money back: ${back}.`;
  return Number(refund) === 0 ? msg`Nothing goes back to you.` : msg`${back} goes back to you.`;
}
