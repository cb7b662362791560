import type { CreditEntry } from '@hirfa/contract/referrals';
import { Trans, useLingui } from '@lingui/react/macro';
import Coins from 'lucide-react/icons/coins';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';

const KINDS: Record<CreditEntry['kind'], ReactNode> = {
  earned: <Trans>Earned by an invitation</Trans>,
  spent: <Trans>Spent on a booking</Trans>,
  returned: <Trans>Returned by a booking that ended</Trans>,
  reversed: <Trans>Taken back: the booking was refunded</Trans>,
  owed: <Trans>Taken for a refunded booking</Trans>,
  refunded: <Trans>Refund that you took as credit</Trans>,
};

type Query = ComponentProps<typeof QueryList<CreditEntry>>['query'];

export const CreditSkeleton = () => <RowsSkeleton count={3} padding="py-3.5" />;

/** Every movement of the person's credit, the newest first. */
export function CreditList({ query }: { query: Query }) {
  const { t } = useLingui();
  return (
    <QueryList
      query={query}
      failed={t`Your credit could not be loaded`}
      skeleton={<CreditSkeleton />}
      empty={
        <EmptyState
          icon={<Coins aria-hidden />}
          heading={t`No credit yet`}
          text={<Trans>It comes when the first booking of somebody whom you have invited is done.</Trans>}
          action={
            <ButtonLink to="/promo" variant="secondary">
              <Trans>See the promotions</Trans>
            </ButtonLink>
          }
        />
      }
    >
      {(entries, more) => (
        <SteadyRows more={more}>
          {entries.map(({ id, kind, at, amount }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 px-4 py-3.5 sm:px-5">
              <p className="min-w-0">
                <span className="block text-s text-ink-0">{KINDS[kind]}</span>
                <span className="text-xs text-ink-2">
                  <DateTime at={at} form="day" />
                </span>
              </p>
              <span
                className={classNames(
                  'shrink-0 font-semibold tabular-nums',
                  amount.startsWith('-') ? 'text-ink-1' : 'text-ink-0',
                )}
              >
                <Money amount={amount} piastres />
              </span>
            </li>
          ))}
        </SteadyRows>
      )}
    </QueryList>
  );
}
