import type { Reconciliation } from '@hirfa/contract/reconciliation';
import { startOfDay } from '@hirfa/domain/market';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { TextLink } from '../../ui/link.tsx';
import { StateBadge, type StateTone } from '../../ui/state-badge.tsx';
import { reconciliationsQuery } from '../queries.ts';

/** Whether the books of the last days agree with the payment services. */
export function LastNights() {
  const { t } = useLingui();
  const query = useQuery(reconciliationsQuery(useOrpc()));
  return (
    <section aria-labelledby="nights-heading" className="flex flex-col gap-4">
      <header>
        <h2 id="nights-heading" className="section-text">
          <Trans>Compared with the payment service</Trans>
        </h2>
        <p className="mt-1 max-w-2xl text-s text-ink-1">
          <Trans>Every night the books of the day are compared with what the payment service lists.</Trans>
        </p>
      </header>
      <QueryView
        query={query}
        failed={t`The comparisons could not be loaded`}
        skeleton={<RowsSkeleton count={3} hasBadge />}
        isPart
      >
        {({ items, open_differences }) => (
          <>
            <OpenDifferences count={open_differences} />
            {items.length === 0 ? (
              <p className="text-s text-ink-1">
                <Trans>No day was compared yet. Comparisons begin tonight.</Trans>
              </p>
            ) : (
              <ol className="divide-y divide-sand-2 rounded-m border border-sand-2 bg-card">
                {items.map((night) => (
                  <Night key={night.day} night={night} />
                ))}
              </ol>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

function OpenDifferences({ count }: { count: number }) {
  if (count === 0)
    return (
      <p className="text-s text-ink-1">
        <Trans>No difference is open.</Trans>
      </p>
    );
  return (
    <p className="text-s">
      <TextLink to="/admin/queue" search={{ kind: 'difference' }}>
        <Plural value={count} one="# open difference" other="# open differences" />
      </TextLink>
    </p>
  );
}

const TONES: Record<Reconciliation['state'], StateTone> = {
  first: 'quiet',
  waiting: 'warn',
  failed: 'bad',
  done: 'ok',
};

function Night({ night: { day, state, tries, error, compared } }: { night: Reconciliation }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 p-4 sm:px-5">
      <div className="min-w-0">
        <p className="text-s font-semibold text-ink-0">
          <DateTime at={startOfDay(day).toISOString()} form="day" />
        </p>
        {state === 'done' && (
          <p className="mt-0.5 text-xs text-ink-1">
            <Plural value={compared} one="# payment compared" other="# payments compared" />
          </p>
        )}
        {state === 'failed' && (
          <p className="mt-0.5 text-xs text-ink-1">
            <Plural value={tries} one="Tried once" other="Tried # times" />
          </p>
        )}
        {error !== null && (
          <p dir="ltr" className="mt-0.5 text-start text-xs wrap-anywhere text-ink-1">
            {error}
          </p>
        )}
      </div>
      <StateBadge tone={TONES[state]}>
        {state === 'first' && <Trans context="reconciliation">Begins after this day</Trans>}
        {state === 'waiting' && <Trans context="reconciliation">Being compared</Trans>}
        {state === 'failed' && <Trans context="reconciliation">Failed, is tried again</Trans>}
        {state === 'done' && <Trans context="reconciliation">Compared</Trans>}
      </StateBadge>
    </li>
  );
}
