import type { EarningsWeek } from '@hirfa/contract/bookings';
import { addDays, cairoDay, type Day, weekOf } from '@hirfa/domain/market';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { Steady } from '../../../ui/steady/steady.tsx';
import { useNow } from '../../common/use-now.ts';
import { EarningsChart } from './earnings-chart.tsx';
import { EarningsSkeleton } from './earnings-skeleton.tsx';
import { FileButton } from './file-button.tsx';
import { earningsQuery } from './queries.ts';
import { WeekJobs } from './week-jobs.tsx';
import { WeekName } from './week-name.tsx';
import { WeeksTable } from './weeks-table.tsx';
import { WholeMoney } from './whole-money.tsx';

const WEEKS = 8;
/** How many of the weeks are after the present one: jobs that are confirmed for them are pending. */
const AHEAD = 2;

type EarningsProps = { notice: ReactNode; payouts: ReactNode };

/** A provider's earnings, eight weeks at a time; `notice` is what else is to be known of them, `payouts` the list. */
export function Earnings({ notice, payouts }: EarningsProps) {
  const { t } = useLingui();
  const [from, setFrom] = useState<Day>(() => addDays(weekOf(cairoDay(new Date())), 7 * (1 + AHEAD - WEEKS)));
  const query = useQuery({ ...earningsQuery(useOrpc(), from, WEEKS), placeholderData: keepPreviousData });
  return (
    <QueryView query={query} failed={t`Your earnings could not be loaded`} skeleton={<EarningsSkeleton />}>
      {({ items }) => (
        <section aria-labelledby="earnings" className="flex flex-col gap-4 sm:gap-6">
          <h2 id="earnings" className="section-text">
            <Trans>Earnings</Trans>
          </h2>
          <Weeks weeks={items} notice={notice} otherWeeks={<OtherWeeks from={from} onChange={setFrom} />} />
          {payouts}
        </section>
      )}
    </QueryView>
  );
}

type OtherWeeksProps = { from: Day; onChange: (from: Day) => void };

/** Leads to the weeks before and after the shown ones, and downloads these. */
function OtherWeeks({ from, onChange }: OtherWeeksProps) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      <Button variant="secondary" onClick={() => onChange(addDays(from, -7 * WEEKS))}>
        <Trans>Earlier</Trans>
      </Button>
      <Button variant="secondary" onClick={() => onChange(addDays(from, 7 * WEEKS))}>
        <Trans>Later</Trans>
      </Button>
      <FileButton from={from} to={addDays(from, 7 * WEEKS - 1)} />
    </div>
  );
}

type WeeksProps = { weeks: readonly EarningsWeek[]; notice: ReactNode; otherWeeks: ReactNode };

/** The figures come first. */
function Weeks({ weeks, notice, otherWeeks }: WeeksProps) {
  const { t } = useLingui();
  const jobsId = useId();
  const [chosen, setChosen] = useState<Day>();
  const now = weekOf(cairoDay(useNow()));
  const week = weeks.find((each) => each.week === chosen) ?? usualWeek(weeks, now);
  if (week === undefined) {
    return (
      <>
        {notice}
        <EmptyState
          scene="no-earnings"
          heading={t`No earnings in these weeks`}
          text={<Trans>A job stands here as pending once you have accepted it, and as settled once it is done.</Trans>}
        />
        {otherWeeks}
      </>
    );
  }
  return (
    <Steady className="flex flex-col gap-6">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <div className="grid grid-cols-2 gap-3">
            <Total label={t`Settled in these weeks`} amounts={weeks.map(({ settled }) => settled)} />
            <Total label={t`Pending in these weeks`} amounts={weeks.map(({ pending }) => pending)} />
          </div>
          {notice}
          <Card className="flex grow flex-col justify-center p-5 sm:p-6">
            <EarningsChart weeks={weeks} />
          </Card>
        </div>
        <WeeksTable weeks={weeks} chosen={week.week} jobsId={jobsId} onChoose={setChosen} />
      </div>
      {otherWeeks}
      <div id={jobsId} aria-live="polite" className="flex flex-col gap-4">
        <h3 className="card-text">
          <JobsOf week={week.week} />
        </h3>
        <WeekJobs key={week.week} week={week.week} />
      </div>
      <p className="text-xs text-ink-2">
        <Trans>A job counts in the week of its start; weeks begin on Sunday. Sums are rounded to whole pounds.</Trans>
      </p>
    </Steady>
  );
}

function JobsOf({ week }: { week: Day }) {
  const name = <WeekName week={week} />;
  return <Trans>Jobs of {name}</Trans>;
}

/** The present week, or the last one before it that has jobs, or the first one after it; undefined if none has any. */
function usualWeek(weeks: readonly EarningsWeek[], now: Day): EarningsWeek | undefined {
  const withJobs = weeks.filter(({ jobs }) => jobs > 0);
  return withJobs.findLast(({ week }) => week <= now) ?? withJobs[0];
}

function Total({ label, amounts }: { label: string; amounts: readonly string[] }) {
  const sum = toDecimal(piastres(amounts.reduce((total, amount) => total + fromDecimal(amount), 0)));
  return (
    <Card className="min-w-0 px-4 py-3">
      <dl>
        <Stat label={label} value={<WholeMoney amount={sum} />} />
      </dl>
    </Card>
  );
}
