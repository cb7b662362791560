import type { WebhookRecord } from '@hirfa/contract/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import Webhook from 'lucide-react/icons/webhook';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { TextLink } from '../../ui/link.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { ListFileButton } from '../../ui/admin/file-button.tsx';
import { webhooksQuery } from '../queries.ts';

/** What the gateway told, newest first. */
export function Webhooks() {
  const { t } = useLingui();
  const query = useInfiniteQuery(webhooksQuery(useOrpc()));
  return (
    <QueryList
      query={query}
      failed={t`The webhooks could not be loaded`}
      skeleton={<RowsSkeleton hasBadge />}
      empty={<EmptyState icon={<Webhook aria-hidden />} heading={t`No webhooks yet`} />}
    >
      {(webhooks, more) => (
        <div className="flex flex-col gap-5">
          <ListFileButton list={{ table: 'webhooks' }} />
          <SteadyRows more={more}>
            {webhooks.map((webhook) => (
              <Row key={webhook.id} webhook={webhook} />
            ))}
          </SteadyRows>
        </div>
      )}
    </QueryList>
  );
}

function Row({ webhook: { adapter, event_id, booking_id, received_at, processed_at } }: { webhook: WebhookRecord }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 p-4 sm:px-5">
      <div className="min-w-0">
        <p className="text-s font-semibold wrap-anywhere text-ink-0">
          <bdi>{adapter}</bdi> · <DateTime at={received_at} form="day-and-time" />
        </p>
        <p className="mt-0.5 font-mono text-xs wrap-anywhere text-ink-1">
          <bdi dir="ltr">{event_id}</bdi>
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-s">
        {booking_id === null ? (
          <span className="text-ink-1">
            <Trans>Of no payment</Trans>
          </span>
        ) : (
          <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: booking_id }}>
            <Trans>Its booking</Trans>
          </TextLink>
        )}
        <StateBadge tone={processed_at === null ? 'warn' : 'ok'}>
          {processed_at === null ? (
            <Trans context="webhook">Waiting</Trans>
          ) : (
            <Trans context="webhook">Processed</Trans>
          )}
        </StateBadge>
      </p>
    </li>
  );
}
