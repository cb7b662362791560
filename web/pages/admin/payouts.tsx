import { PAYOUT_STATES, type PayoutState } from '@hirfa/domain/payouts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProveSecondFactor } from '../../accounts/index.ts';
import { useOwnSearch } from '../../kit/use-own-search.ts';
import { PayoutsDesk } from '../../payouts/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

interface PayoutSearch {
  state?: PayoutState;
}

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/payouts')({
  validateSearch: ({ state }: Record<string, unknown>): PayoutSearch => {
    const known = PAYOUT_STATES.find((each) => each === state);
    return known === undefined ? {} : { state: known };
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Payouts · Hirfa` }] }),
  component: AdminPayouts,
});

function AdminPayouts() {
  const { t: text } = useLingui();
  const { state } = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text({ message: 'Payouts', context: 'admin pages' })}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 mb-6 title-text">
        <Trans context="admin pages">Payouts</Trans>
      </h1>
      <PayoutsDesk
        state={state}
        onState={(next) => void navigate({ search: next === undefined ? {} : { state: next }, resetScroll: false })}
        renderProof={(form) => <ProveSecondFactor {...form} />}
      />
    </div>
  );
}
