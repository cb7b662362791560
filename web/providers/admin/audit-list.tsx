import type { AuditRecord } from '@hirfa/contract/audit';
import { LAST_AUDIT_ENTRIES } from '@hirfa/domain/providers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ShowMore } from '../../ui/feedback/show-more.tsx';
import { auditLogQuery } from './queries.ts';

const ACTIONS: Record<string, MessageDescriptor> = {
  'provider.approve': msg`approved`,
  'provider.reject': msg`rejected`,
  'provider.reset': msg`put back to review`,
  'provider.suspend': msg`suspended`,
  'provider.reinstate': msg`reinstated`,
  'provider.make_founding': msg`marked a founding provider`,
  'provider.remove_founding': msg`removed the mark of a founding provider`,
  'provider.change': msg`decided a change request`,
  'provider.contacts': msg`decided about contact details on a page`,
};

type AuditListProps = {
  providerId: string;
  /** The last ones. */
  entries: readonly AuditRecord[];
};

/** What admins did to this provider, newest first; a press shows what is older than the last entries. */
export function AuditList({ providerId, entries: last }: AuditListProps) {
  const { t, i18n } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const log = useInfiniteQuery({ ...auditLogQuery(useOrpc(), providerId), enabled: isWhole });
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? last;
  const more = () => (isWhole ? void log.refetch() : setIsWhole(true));
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="audit-heading">
      <h3 id="audit-heading" className="card-text mb-2">
        <Trans>What admins did</Trans>
      </h3>
      <ul className="divide-y divide-sand-2 text-s">
        {entries.map(({ id, at, actor_name, action }) => {
          const known = ACTIONS[action];
          return (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
              <span>
                <bdi className="font-semibold">{actor_name}</bdi> · {known ? i18n._(known) : <bdi>{action}</bdi>}
              </span>
              <span className="text-xs text-ink-2">
                <DateTime at={at} form="day-and-time" />
              </span>
            </li>
          );
        })}
      </ul>
      {log.data ? (
        <LoadMore list={log} />
      ) : (
        <ShowMore hasMore={last.length >= LAST_AUDIT_ENTRIES} pending={log.isFetching} onMore={more} />
      )}
      {log.isLoadingError && <Notice tone="bad">{t`The older entries could not be loaded.`}</Notice>}
    </section>
  );
}
