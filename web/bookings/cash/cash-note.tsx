import type { Booking } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import Banknote from 'lucide-react/icons/banknote';
import type { ReactNode } from 'react';
import { Money } from '../../ui/money.tsx';

/** That a booking is paid in cash, and how much, while that is to come or has come. */
export function CashNote({ booking, name }: { booking: Booking; /** The other side. */ name: ReactNode }) {
  const { cash, part, status, payment_status, finished_at, completed_at } = booking;
  if (cash === null || status === 'cancelled' || ['voided', 'refunded'].includes(payment_status)) return null;
  // The head asks the customer to pay it now, or the card of a problem tells what was paid.
  if (part === 'customer' && finished_at !== null && completed_at === null) return null;
  const amount = <Money amount={cash.amount} piastres />;
  const dues = cash.dues !== null && <Money amount={cash.dues} piastres />;
  return (
    <div className="flex items-start gap-3 rounded-m bg-sand-1 px-4 py-3 text-s text-ink-0">
      <Banknote aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />
      <div className="min-w-0">
        <p className="font-semibold">
          {part === 'customer' && completed_at !== null && <Trans>You paid {amount} in cash</Trans>}
          {part === 'customer' && completed_at === null && (
            <Trans>
              You pay {amount} to {name} when the job is done
            </Trans>
          )}
          {part !== 'customer' && completed_at !== null && <Trans>{amount} was paid in cash</Trans>}
          {part !== 'customer' && completed_at === null && <Trans>To be paid in cash after the job: {amount}</Trans>}
        </p>
        {part !== 'customer' && dues && (
          <p className="text-xs text-ink-1">
            <Trans>{dues} of it is owed to Hirfa: commission, fee and VAT. It is taken from the next payouts.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
