import type { AuditRecord } from '@hirfa/contract/admin';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DateTime } from '../../ui/date-time.tsx';

const ACTIONS: Record<string, MessageDescriptor> = {
  'provider.approve': msg`approved`,
  'provider.reject': msg`rejected`,
  'provider.reset': msg`put back to review`,
  'provider.suspend': msg`suspended`,
  'provider.reinstate': msg`reinstated`,
  'provider.change': msg`decided a change request`,
};

/** What admins did to this provider, newest first. */
export function AuditList({ entries }: { entries: readonly AuditRecord[] }) {
  const { i18n } = useLingui();
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
                <bdi className="font-semibold">{actor_name}</bdi>: {known ? i18n._(known) : <bdi>{action}</bdi>}
              </span>
              <span className="text-xs text-ink-2">
                <DateTime at={at} form="day-and-time" />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
