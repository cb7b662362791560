import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Link } from '../../ui/link.tsx';
import { payoutDetailsQuery } from '../queries.ts';

/** Says that earnings wait while nobody knows where to pay them. */
export function PayoutNotice() {
  const { data } = useQuery(payoutDetailsQuery(useOrpc()));
  if (data === undefined || data.details !== null) return null;
  return (
    <Notice tone="plain">
      <Trans>
        Your earnings wait for you until you say where to pay them.{' '}
        <Link to="/provider/profile/edit" hash="payout" className="font-semibold underline underline-offset-4">
          Add a bank account or wallet
        </Link>
      </Trans>
    </Notice>
  );
}
