import type { CashTerms as Terms } from '@hirfa/contract/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Money } from '../../ui/money.tsx';
import { useCall } from '../../ui/use-call.ts';
import { cashTermsQuery } from '../queries.ts';

/** The part of a provider's page about cash: whether they take it, up to which price, and what they owe. */
export function CashTerms() {
  const { t } = useLingui();
  const query = useQuery(cashTermsQuery(useOrpc()));
  return (
    <section id="cash" aria-labelledby="cash-heading" className="flex scroll-mt-6 flex-col gap-5">
      <div>
        <h2 id="cash-heading" className="section-text">
          <Trans>Cash</Trans>
        </h2>
        <p className="mt-1 text-s text-ink-1">
          <Trans>
            The customer pays you when the job is done. Commission, fee and VAT are taken from your payouts.
          </Trans>
        </p>
      </div>
      <QueryView query={query} failed={t`This could not be loaded`} skeleton={<Skeleton className="h-24 rounded-m" />}>
        {(terms) => <Choice terms={terms} />}
      </QueryView>
    </section>
  );
}

function Choice({ terms }: { terms: Terms }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const call = useCall((takes_cash: boolean) => orpc.payments.saveCashTerms.call({ takes_cash }), {
    done: () => t`Saved.`,
    failed: () => t`Nothing was changed.`,
    readAgain: [orpc.payments.getCashTerms.key()],
  });
  const limit = <Money amount={terms.limit} />;
  const isOff = terms.limit === '0.00';
  return (
    <Card className="flex flex-col gap-2 px-4 py-2 sm:px-5">
      <Switch
        label={t`I take cash`}
        hint={isOff ? <Trans>Hirfa offers no cash at the moment.</Trans> : <Trans>For prices up to {limit}.</Trans>}
        checked={terms.takes_cash}
        disabled={call.isPending}
        onChange={call.send}
      />
      <Owed terms={terms} />
    </Card>
  );
}

/** What the provider owes, and what follows where it is too much. */
function Owed({ terms: { owed, most_owed, is_paused } }: { terms: Terms }) {
  const amount = <Money amount={owed} piastres />;
  const most = <Money amount={most_owed} />;
  if (Number(owed) === 0) return null;
  return (
    <p className="pb-2 text-s text-ink-1">
      <Trans>You owe {amount}, open bookings included. It is taken from your next payouts.</Trans>{' '}
      {is_paused ? (
        <strong className="text-ink-0">
          <Trans>You owe more than {most}, so no new booking can be paid in cash now.</Trans>
        </strong>
      ) : (
        <Trans>If you owe more than {most}, no new booking can be paid in cash.</Trans>
      )}
    </p>
  );
}

/** On the page of the earnings: what the provider owes of cash; nothing where they owe nothing. */
export function CashNotice() {
  const { data } = useQuery(cashTermsQuery(useOrpc()));
  if (data === undefined || Number(data.owed) === 0) return null;
  return (
    <Notice tone={data.is_paused ? 'bad' : 'plain'}>
      <Owed terms={data} />
    </Notice>
  );
}
