import { BOOKING_TIMES } from '@hirfa/domain/bookings';
import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Hours } from '../periods.tsx';

/** What is free, for customers and for providers. */
export function CostsNothing() {
  return (
    <PageSection id="free" heading={<Trans>What costs nothing</Trans>}>
      <div className="grid gap-3 md:grid-cols-2 md:gap-4">
        <Group
          name={<Trans>For customers</Trans>}
          more={
            <ButtonLink to="/refund-policy" variant="secondary">
              <Trans>What you get back</Trans>
            </ButtonLink>
          }
        >
          <Free>
            <Trans>An account, and looking for somebody.</Trans>
          </Free>
          <Free>
            <Trans>A request that you withdraw, or that is declined or not answered.</Trans>
          </Free>
          <Free>
            <Trans>
              Cancelling until <Hours ms={BOOKING_TIMES.freeCancellationMs} /> before the start.
            </Trans>
          </Free>
        </Group>
        <Group
          name={<Trans>For providers</Trans>}
          more={
            <ButtonLink to="/earnings" variant="secondary">
              <Trans>What you earn</Trans>
            </ButtonLink>
          }
        >
          <Free>
            <Trans>Joining, and the check of your documents.</Trans>
          </Free>
          <Free>
            <Trans>Your page, your offers and your calendar.</Trans>
          </Free>
          <Free>
            <Trans>Requests that you decline. We keep our commission only of work that is paid.</Trans>
          </Free>
        </Group>
      </div>
    </PageSection>
  );
}

function Group({ name, more, children }: { name: ReactNode; more: ReactNode; children: ReactNode }) {
  return (
    <Card className="flex flex-col items-start p-5 sm:p-8">
      <h3 className="text-l font-semibold text-ink-0">{name}</h3>
      <ul className="mt-4 mb-6 flex flex-col gap-3">{children}</ul>
      <div className="mt-auto">{more}</div>
    </Card>
  );
}

function Free({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3 text-ink-1">
      <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-ok" />
      <span>{children}</span>
    </li>
  );
}
