import type { Booking } from '@hirfa/contract/bookings';
import { useLingui } from '@lingui/react';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useLocale } from '../../kit/use-locale.ts';
import { useNow } from './use-now.ts';
import { statusWords } from '../words/status-words.ts';

/** The state of a booking, in a few words. */
export function StatusBadge({ booking }: { booking: Booking }) {
  const { tone } = statusWords(booking, useLocale(), useNow());
  return (
    <StateBadge tone={tone}>
      <StatusLabel booking={booking} />
    </StateBadge>
  );
}

export function StatusLabel({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const { short } = statusWords(booking, useLocale(), useNow());
  return i18n._(short);
}

/** What happens next, and until when. */
export function StatusHint({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const { next } = statusWords(booking, useLocale(), useNow());
  return next && i18n._(next);
}
