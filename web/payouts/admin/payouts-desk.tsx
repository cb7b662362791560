import type { PayoutState } from '@hirfa/domain/payouts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import type { RenderProof } from '../../ui/admin/render-proof.ts';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { payoutDeskQuery } from '../queries.ts';
import { AllPayouts } from './all-payouts.tsx';
import { Exports } from './exports.tsx';
import { OwedByHand } from './owed-by-hand.tsx';
import { Templates } from './templates.tsx';
import { Totals } from './totals.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

type PayoutsDeskProps = {
  state: PayoutState | undefined;
  onState: (state: PayoutState | undefined) => void;
  renderProof: RenderProof;
};

/** What providers are paid: sums beside the ledger, files for the bank and their answers, and each payout. */
export function PayoutsDesk({ state, onState, renderProof }: PayoutsDeskProps) {
  const { t } = useLingui();
  const query = useQuery(payoutDeskQuery(useOrpc()));
  return (
    <div className="flex flex-col gap-10">
      <QueryView
        query={query}
        failed={t`The sums of payouts could not be loaded`}
        skeleton={<RowsSkeleton lines={2} />}
      >
        {(desk) => (
          <>
            <Totals desk={desk} />
            <WaysToPay desk={desk} renderProof={renderProof} />
          </>
        )}
      </QueryView>
      <Exports />
      <OwedByHand />
      <AllPayouts state={state} onState={onState} />
      <Templates />
    </div>
  );
}
