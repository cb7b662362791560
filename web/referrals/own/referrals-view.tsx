import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { creditQuery, invitedQuery, referralsQuery } from '../queries.ts';
import { CreditList, CreditSkeleton } from './credit-list.tsx';
import { InvitedList, InvitedSkeleton } from './invited-list.tsx';
import { OwnCode, OwnCodeSkeleton } from './own-code.tsx';

/** The person's code, whom they have invited, and their credit. `addressOf` makes the link of a code. */
export function ReferralsView({ addressOf }: { addressOf: (code: string) => string }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const own = useQuery(referralsQuery(orpc));
  const invited = useInfiniteQuery(invitedQuery(orpc));
  const credit = useInfiniteQuery(creditQuery(orpc));
  if (own.data !== undefined)
    return (
      <Layout
        code={<OwnCode own={own.data} address={addressOf(own.data.code)} />}
        invited={<InvitedList query={invited} />}
        credit={<CreditList query={credit} />}
      />
    );
  if (own.isPending)
    return <Layout code={<OwnCodeSkeleton />} invited={<InvitedSkeleton />} credit={<CreditSkeleton />} />;
  // What cannot be reached fails as a whole: one card says so, and tries all again.
  const retry = () => void Promise.all([own.refetch(), invited.refetch(), credit.refetch()]);
  return <ErrorState heading={t`Your invitations could not be loaded`} onRetry={retry} pending={own.isFetching} />;
}

type LayoutProps = Record<'code' | 'invited' | 'credit', ReactNode>;

function Layout({ code, invited, credit }: LayoutProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <div className="flex min-w-0 flex-col gap-10">
        {code}
        <section className="flex flex-col gap-4">
          <h2 className="section-text">
            <Trans>People you invited</Trans>
          </h2>
          {invited}
        </section>
      </div>
      <section className="flex min-w-0 flex-col gap-4">
        <h2 className="section-text">
          <Trans>Your credit</Trans>
        </h2>
        {credit}
      </section>
    </div>
  );
}
