import type { JobKind } from '@hirfa/contract/admin';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { TextLink } from '../../ui/link.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { ListFileButton } from '../../ui/admin/file-button.tsx';
import { jobsQuery } from '../queries.ts';

/** The work that is not done, by name; it is counted again now and then. */
export function Jobs() {
  const { t } = useLingui();
  const query = useQuery(jobsQuery(useOrpc()));
  return (
    <QueryView query={query} failed={t`The jobs could not be loaded`} skeleton={<RowsSkeleton hasBadge />}>
      {(jobs) => <JobList jobs={jobs} />}
    </QueryView>
  );
}

function JobList({ jobs }: { jobs: readonly JobKind[] }) {
  const { t } = useLingui();
  if (jobs.length === 0)
    return (
      <EmptyState
        icon={<ListChecks aria-hidden />}
        heading={t`No work waits`}
        text={<Trans>What has to be done at a later time is listed here, too.</Trans>}
      />
    );
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        <ListFileButton list={{ table: 'jobs' }} label={t({ message: 'Jobs', context: 'background work' })} />
        {jobs.some(({ failing }) => failing > 0) && (
          <ListFileButton list={{ table: 'failed_jobs' }} label={t`Jobs that failed six times or more`}>
            <Trans>Those that failed six times or more</Trans>
          </ListFileButton>
        )}
      </div>
      <Card>
        <ul className="divide-y divide-sand-2">
          {jobs.map((job) => (
            <Row key={job.name} job={job} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Row({ job: { name, waiting, running, failing, due_at } }: { job: JobKind }) {
  const at = due_at === null ? null : <DateTime at={due_at} form="day-and-time" />;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 p-4 sm:px-5">
      <div className="min-w-0">
        <h2 className="font-mono text-s font-semibold wrap-anywhere text-ink-0">
          <bdi dir="ltr">{name}</bdi>
        </h2>
        {at !== null && (
          <p className="mt-0.5 text-xs text-ink-1">
            <Trans>Next: {at}</Trans>
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-s text-ink-1">
        {waiting > 0 && <Plural value={waiting} one="# waits" other="# wait" />}
        {running > 0 && (
          <StateBadge tone="ok">
            <Plural value={running} one="# runs" other="# run" />
          </StateBadge>
        )}
        {failing > 0 && (
          <StateBadge tone="warn">
            <Plural value={failing} one="# failed" other="# failed" />
          </StateBadge>
        )}
        {failing > 0 && (
          <TextLink to="/admin/queue">
            <Trans>Work queue</Trans>
          </TextLink>
        )}
      </p>
    </li>
  );
}
