import { Trans } from '@lingui/react/macro';
import CirclePause from 'lucide-react/icons/circle-pause';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Reason } from '../reason.tsx';

/** Why a suspended provider can't edit the page, and what still works. */
export function SuspendedCard({ reason }: { reason: string | null }) {
  return (
    <Card raised className="flex flex-col items-start gap-4 p-6 sm:p-8">
      <StateBadge tone="warn" icon={<CirclePause aria-hidden />}>
        <Trans>Suspended</Trans>
      </StateBadge>
      <h2 className="section-text">
        <Trans>Your profile is suspended</Trans>
      </h2>
      <p className="text-ink-1">
        <Trans>
          Nobody finds or books you until our team ends it, and your page can’t be edited. Your open bookings stay
          yours, and you can send us a new name or new documents here.
        </Trans>
      </p>
      {reason && <Reason>{reason}</Reason>}
      <ButtonLink to="/provider/dashboard" variant="secondary" className="max-sm:w-full">
        <Trans>See my open bookings</Trans>
      </ButtonLink>
    </Card>
  );
}
