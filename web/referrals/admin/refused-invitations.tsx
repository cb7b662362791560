import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Api } from '../../kit/api-link.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Link } from '../../ui/link.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { refusedQuery } from '../queries.ts';

type Refused = Awaited<ReturnType<Api['referrals']['listRefusedInvitations']>>['items'][number];

const REASONS: Record<Refused['reason'], MessageDescriptor> = {
  oneself: msg`Invited themselves`,
  not_new: msg`Had an account before`,
  same_device: msg`Same browser as the inviter, or as somebody else whom they invited`,
  device_of_others: msg`Many accounts in one browser`,
  same_instrument: msg`Paid with a card or wallet of the inviter, or of somebody else whom they invited`,
  throwaway_mail: msg`Throw-away e-mail address`,
  ring: msg`Invited each other in a circle`,
};

/** Invitations that give nothing, and why. */
export function RefusedInvitations() {
  const { t, i18n } = useLingui();
  const query = useInfiniteQuery(refusedQuery(useOrpc()));
  return (
    <QueryList
      query={query}
      failed={t`The invitations could not be loaded`}
      skeleton={<RowsSkeleton count={3} lines={3} />}
      empty={
        <EmptyState
          scene="all-done"
          heading={t`No invitation was refused`}
          text={<Trans>An invitation that breaks a rule gives nothing, and stands here with its reason.</Trans>}
        />
      }
    >
      {(items, more) => (
        <SteadyRows more={more}>
          {items.map((item) => (
            <li key={item.invited_id} className="flex flex-col px-4 pt-4 pb-3 sm:px-5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <h3 className="text-s leading-normal font-semibold tracking-normal text-ink-0">
                  {i18n._(REASONS[item.reason])}
                </h3>
                <span className="text-xs text-ink-2">
                  <DateTime at={item.at} form="day" />
                </span>
              </div>
              {/* Where it takes two lines, each name has the height of a finger. */}
              <p className="-my-2 text-s leading-11 text-ink-1 sm:my-0 sm:leading-normal">
                <Trans>
                  <Who id={item.invited_id} name={item.invited_name} />, invited by{' '}
                  <Who id={item.inviter_id} name={item.inviter_name} />
                </Trans>
              </p>
            </li>
          ))}
        </SteadyRows>
      )}
    </QueryList>
  );
}

function Who({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  return (
    <Link
      to="/admin/people/$personId"
      params={{ personId: id }}
      className="-my-2.5 inline-flex min-h-11 items-center underline"
    >
      <bdi>{name || t`Without a name`}</bdi>
    </Link>
  );
}
