import type { AdminBooking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { DECISION_REFUSALS } from '../../ui/admin/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { useCall } from '../../ui/use-call.ts';
import { OWED_WORDS } from './booking-words.ts';
import { anyBookingQuery } from './queries.ts';

type Owed = AdminBooking['money']['owed'][number];

/** Refunds that could not go back to the card: how the customer gets them, and where the bank has sent one back. */
export function OwedRefunds({ about: { booking, money, is_own } }: { about: AdminBooking }) {
  if (money.owed.length === 0) return null;
  return (
    <div>
      <h3 className="text-s font-semibold text-ink-0">
        <Trans>Given to the customer in another way</Trans>
      </h3>
      <ul className="mt-2 flex flex-col gap-3">
        {money.owed.map((owed) => (
          <li key={owed.id} className="text-xs text-ink-1">
            <Line owed={owed} />
            {owed.state === 'transferred' && !is_own && <CameBack owed={owed} bookingId={booking.id} />}
            {(owed.state === 'transfer_asked' || owed.state === 'transfer_ordered') && (
              <p className="text-s">
                <TextLink to="/admin/queue" search={{ kind: 'transfer', id: owed.transfer.id }}>
                  <Trans>Show it in the work queue</Trans>
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ owed: { amount, by_bank, state, given_at, reference, waits_for_bank } }: { owed: Owed }) {
  const { i18n } = useLingui();
  const kept = <Money amount={by_bank} piastres />;
  return (
    <>
      <span className="block text-s text-ink-0">
        <Money amount={state === 'paid_by_bank' ? by_bank : amount} piastres /> · {i18n._(OWED_WORDS[state])}
      </span>
      {waits_for_bank && given_at === null && (
        <span className="block">
          <Trans>It waits: the bank of the customer has the money.</Trans>
        </span>
      )}
      {state !== 'paid_by_bank' && Number(by_bank) > 0 && (
        <span className="block">
          <Trans>Besides, the bank of the customer has kept {kept}.</Trans>
        </span>
      )}
      {given_at !== null && <DateTime at={given_at} form="day-and-time" />}
      {reference !== null && (
        <bdi dir="ltr" className="block font-mono wrap-anywhere text-ink-2">
          {reference}
        </bdi>
      )}
    </>
  );
}

/** The bank has sent the transfer back, days later. */
function CameBack({ owed, bookingId }: { owed: Owed; bookingId: string }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: anyBookingQuery(orpc, bookingId).queryKey });
  const bounce = useCall(orpc.bookings.bounceRefundTransfer.call, {
    once: true,
    failed: true,
    refusals: DECISION_REFUSALS,
    done: t`The customer chooses again`,
    onDone: () => {
      setAsked(false);
      readAgain();
    },
    onFailed: readAgain,
  });
  const amount = <Money amount={owed.transfer.amount} piastres />;
  return (
    <p className="mt-2">
      <Button variant="secondary" onClick={() => setAsked(true)}>
        <Trans>The transfer came back</Trans>
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t`Did the transfer come back?`}
          description={
            <Trans>
              {amount} is back in Hirfa’s bank account. The customer chooses again how they get the money, and we forget
              the account that they gave.
            </Trans>
          }
          confirm={t`It came back`}
          pending={bounce.isPending}
          onClose={() => setAsked(false)}
          onSend={(reason) => bounce.send({ id: owed.id, reason })}
        />
      )}
    </p>
  );
}
