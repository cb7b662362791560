import type { PayoutDetails as Details } from '@hirfa/contract/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { BankName } from '../../ui/fields/bank-name.tsx';
import { payoutDetailsQuery } from '../queries.ts';
import { PayoutForm } from './payout-form.tsx';

/** Where the person's earnings are paid, and the form that changes it. */
export function PayoutDetails() {
  const { t } = useLingui();
  const query = useQuery(payoutDetailsQuery(useOrpc()));
  const [isOpen, setOpen] = useState(false);
  return (
    <QueryView query={query} failed={t`This could not be loaded`} skeleton={<Skeleton className="h-64 rounded-m" />}>
      {({ details, names }) =>
        details === null || isOpen ? (
          <PayoutForm stored={details} names={names} onSaved={() => setOpen(false)} />
        ) : (
          <Stored details={details} onChange={() => setOpen(true)} />
        )
      }
    </QueryView>
  );
}

function Stored({
  details: { kind, last_digits, bank, holder, changed_at },
  onChange,
}: {
  details: Details;
  onChange: () => void;
}) {
  const digits = <bdi dir="ltr">•••• {last_digits}</bdi>;
  const day = <DateTime at={changed_at} form="day" />;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
        <div>
          <p className="font-semibold text-ink-0">
            {kind === 'iban' ? <Trans>Bank account {digits}</Trans> : <Trans>Mobile wallet {digits}</Trans>}
            <BankName bank={bank} />
          </p>
          <p className="text-s text-ink-1">
            {holder !== '' && (
              <>
                <bdi>{holder}</bdi>
                {' · '}
              </>
            )}
            <Trans>since {day}</Trans>
          </p>
        </div>
      </div>
      <Button variant="secondary" onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
    </Card>
  );
}
