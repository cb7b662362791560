import type { EarningsWeek } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/card.tsx';
import { MoreLink } from '../../../ui/link.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { WeekName } from '../earnings/week-name.tsx';
import { WholeMoney } from '../earnings/whole-money.tsx';

/** What the jobs of this week pay. */
export function WeekEarnings({ week }: { week: EarningsWeek }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="home-earnings">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id="home-earnings" className="section-text">
          <Trans>Earnings this week</Trans>
        </h2>
        <MoreLink to="/provider/dashboard" search={{ tab: 'earnings' }}>
          <Trans>All earnings</Trans>
        </MoreLink>
      </div>
      <Card className="flex flex-col gap-3 p-4 sm:p-5">
        <p className="text-xs text-ink-2">
          <WeekName week={week.week} />
        </p>
        <dl className="grid grid-cols-2 gap-4">
          <Stat label={t({ message: 'Settled', context: 'earnings' })} value={<WholeMoney amount={week.settled} />} />
          <Stat label={t({ message: 'Pending', context: 'earnings' })} value={<WholeMoney amount={week.pending} />} />
        </dl>
      </Card>
    </section>
  );
}
