import type { OwnMetrics } from '@hirfa/contract/providers';
import { METRICS_DAYS, METRICS_FROM_JOBS, RESPONSE_RATE } from '@hirfa/domain/providers';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Duration } from '../../ui/duration.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Rating } from '../../ui/rating.tsx';
import { Stat } from '../../ui/stat.tsx';
import { ownMetricsQuery } from '../queries.ts';

/** The figures of the provider's own work; they change by themselves. */
export function OwnFigures() {
  const { t } = useLingui();
  const query = useQuery(ownMetricsQuery(useOrpc()));
  if (query.isPending) return <Skeleton className="h-88 rounded-m sm:h-48 md:h-32" />;
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="sr-only">
        <Trans>Your figures</Trans>
      </h2>
      {query.data === undefined ? (
        <div className="flex flex-wrap items-center gap-3">
          <Notice tone="bad">{t`Your figures could not be loaded.`}</Notice>
          <Button variant="secondary" pending={query.isFetching} onClick={() => void query.refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        </div>
      ) : (
        <Figures metrics={query.data} />
      )}
    </Card>
  );
}

function Figures({ metrics }: { metrics: OwnMetrics }) {
  const { t } = useLingui();
  const { fromRequests, percent } = RESPONSE_RATE;
  const notEnough = t`Not enough yet`;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 md:grid-cols-5">
        <Stat
          label={t`Response rate`}
          value={<Percent value={metrics.response_rate} />}
          {...(metrics.recent_requests < fromRequests && {
            hint: t`${plural(fromRequests, { one: `${percent}% until you have # request`, other: `${percent}% until you have # requests` })}`,
          })}
        />
        <Figure label={t`Usual response time`} missing={t`No answers yet`}>
          {metrics.response_time_avg_minutes !== null && <Duration minutes={metrics.response_time_avg_minutes} />}
        </Figure>
        <Figure label={t`Acceptance rate`} missing={notEnough}>
          {metrics.acceptance_rate !== null && <Percent value={metrics.acceptance_rate} />}
        </Figure>
        <Figure label={t`Completion rate`} missing={notEnough}>
          {metrics.completion_rate !== null && <Percent value={metrics.completion_rate} />}
        </Figure>
        <Figure label={t`Rating out of 5`} missing={t`No reviews yet`}>
          {metrics.average_rating !== null && <Rating value={metrics.average_rating} count={metrics.rating_count} />}
        </Figure>
      </dl>
      <p className="mt-4 text-xs text-ink-2">
        <Days /> <FromJobs jobs={metrics.total_jobs} />
      </p>
    </>
  );
}

/** A figure, or a dash with the reason why there is none. */
function Figure({ label, missing, children }: { label: string; missing: string; children: ReactNode }) {
  return children === false ? (
    <Stat label={label} value={<span aria-hidden>–</span>} hint={missing} />
  ) : (
    <Stat label={label} value={children} />
  );
}

function Days() {
  return (
    <Plural value={METRICS_DAYS} one="Rates and times of the last # day." other="Rates and times of the last # days." />
  );
}

function FromJobs({ jobs }: { jobs: number }) {
  if (jobs >= METRICS_FROM_JOBS) return null;
  return (
    <Plural
      value={METRICS_FROM_JOBS}
      one="Customers see them from # settled job on."
      other="Customers see them from # settled jobs on."
    />
  );
}

function Percent({ value }: { value: number }) {
  const { i18n } = useLingui();
  return <bdi dir="ltr">{i18n.number(value)}%</bdi>;
}
