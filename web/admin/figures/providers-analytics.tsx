import type { ProviderAnalytics } from '@hirfa/contract/admin';
import type { Period } from '@hirfa/domain/admin';
import type { VerificationStatus } from '@hirfa/domain/providers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/card.tsx';
import { RankBars } from '../../ui/charts/rank-bars.tsx';
import { TYPE_WORDS } from '../../ui/admin/provider-words.ts';
import { FigureTable } from './figure-table.tsx';

const STATUS_WORDS: Record<VerificationStatus, MessageDescriptor> = {
  pending: msg({ message: 'Waiting', context: 'providers' }),
  verified: msg({ message: 'Verified', context: 'providers' }),
  rejected: msg({ message: 'Rejected', context: 'providers' }),
};

type Rows = readonly ProviderAnalytics[];

/** How many providers there are by status and type, and what they have completed. 3.19 */
export function ProvidersAnalytics({ rows, period }: { rows: Rows; period: Period }) {
  const { i18n, t } = useLingui();
  const nameOf = ({ status, type }: ProviderAnalytics) =>
    `${i18n._(STATUS_WORDS[status])} · ${i18n._(TYPE_WORDS[type])}`;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Card className="p-5 sm:p-6">
        <h2 className="card-text mb-3">
          <Trans>Providers by status and type</Trans>
        </h2>
        <RankBars
          title={<Trans>Providers, as of now</Trans>}
          note={<Trans>The table has every figure.</Trans>}
          bars={rows.map((row) => ({ key: row.status + row.type, label: nameOf(row), value: row.providers }))}
        />
      </Card>
      <FigureTable
        label={t`Providers by status and type`}
        file={{ table: 'providers', period }}
        words={1}
        columns={[
          <Trans key="status">Status</Trans>,
          <Trans key="type">Type</Trans>,
          <Trans key="providers">Providers</Trans>,
          <Trans key="jobs">Completed jobs, of all time</Trans>,
        ]}
        rows={rows.map((row) => ({
          key: row.status + row.type,
          name: i18n._(STATUS_WORDS[row.status]),
          cells: [i18n._(TYPE_WORDS[row.type]), i18n.number(row.providers), i18n.number(row.completedJobs)],
        }))}
      />
    </div>
  );
}
