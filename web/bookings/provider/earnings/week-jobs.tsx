import type { EarningsLine } from '@hirfa/contract/bookings';
import { PACKAGES } from '@hirfa/domain/bookings';
import { type Day, textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Nothing } from '../../../ui/feedback/nothing.tsx';
import { DateTime } from '../../../ui/date-time.tsx';
import { Duration } from '../../../ui/duration.tsx';
import { QueryList } from '../../../ui/feedback/query-list.tsx';
import { BoxesSkeleton } from '../../../ui/feedback/rows-skeleton.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Money } from '../../../ui/money.tsx';
import { PriceLines } from '../../../ui/price-lines.tsx';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { WorkWords } from '../../common/work-words.tsx';
import { earningsLinesQuery } from './queries.ts';

/** The jobs of a week; each opens its price lines. */
export function WeekJobs({ week }: { week: Day }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(earningsLinesQuery(useOrpc(), week));
  return (
    <QueryList
      query={query}
      failed={t`These jobs could not be loaded`}
      skeleton={<BoxesSkeleton count={2} height="h-18" gap="gap-2" />}
      empty={
        <Nothing>
          <Trans>No job of this week pays anything.</Trans>
        </Nothing>
      }
    >
      {(lines, more) => (
        <>
          <ul className="flex flex-col gap-2">
            {lines.map((line) => (
              <li key={line.booking_id}>
                <Job line={line} />
              </li>
            ))}
          </ul>
          {more}
        </>
      )}
    </QueryList>
  );
}

function Job({ line }: { line: EarningsLine }) {
  const { subtotal, provider_commission, provider_payout } = line.earnings;
  return (
    <details className="group rounded-m border border-sand-2 bg-card">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-m px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="text-s font-semibold wrap-anywhere text-ink-0">{textIn(line, 'title', useLanguage())}</span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-1">
            <DateTime at={line.starts_at} form="short-day" />
            <State line={line} />
          </span>
        </span>
        <span className="text-s font-bold text-ink-0 tabular-nums">
          <Money amount={provider_payout} piastres />
        </span>
        <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-sand-2 p-4">
        <PriceLines
          lines={[
            { id: 'subtotal', label: <Work line={line} />, amount: subtotal },
            { id: 'commission', label: <Trans>Hirfa’s commission</Trans>, amount: `-${provider_commission}` },
            ...takenBack(line.charged_back),
            ...inCash(line.in_cash),
          ]}
          total={
            Number(line.in_cash) > 0 && provider_payout.startsWith('-')
              ? { label: <Trans>You owe</Trans>, amount: provider_payout.slice(1) }
              : { label: <Trans>You get</Trans>, amount: provider_payout }
          }
        />
        <p className="mt-4 text-s">
          <TextLink
            to="/provider/dashboard"
            search={{ tab: 'earnings', openBooking: line.booking_id }}
            resetScroll={false}
          >
            <Trans>Open the job</Trans>
          </TextLink>
        </p>
      </div>
    </details>
  );
}

/** What the bank of the customer took back, and the provider bears. */
const takenBack = (amount: string) =>
  Number(amount) === 0
    ? []
    : [{ id: 'charged_back', label: <Trans>Deducted after the bank took it back</Trans>, amount: `-${amount}` }];

/** What the provider has, or will have, from the customer. */
const inCash = (amount: string) =>
  Number(amount) === 0 ? [] : [{ id: 'cash', label: <Trans>Paid to you in cash</Trans>, amount: `-${amount}` }];

function State({ line }: { line: EarningsLine }) {
  return line.is_settled ? (
    <StateBadge tone="ok">
      <Trans context="earnings">Settled</Trans>
    </StateBadge>
  ) : (
    <StateBadge tone="warn">
      <Trans context="earnings">Pending</Trans>
    </StateBadge>
  );
}

function Work({ line }: { line: EarningsLine }) {
  const { is_late_cancellation, work, package: of, total_hours, hourly_rate } = line;
  if (is_late_cancellation) return <Trans>Late cancellation</Trans>;
  if (of !== null) return <Share {...of} />;
  if (total_hours === null || hourly_rate === null) return <WorkWords work={work} />;
  const time = <Duration minutes={Number(total_hours) * 60} />;
  const perHour = <Money amount={hourly_rate} />;
  return (
    <Trans>
      {time} × {perHour}
    </Trans>
  );
}

/** The price of one date of a package. */
function Share({ kind, number }: NonNullable<EarningsLine['package']>) {
  const { i18n } = useLingui();
  const [one, all] = [i18n.number(number), i18n.number(PACKAGES[kind].bookings)];
  return kind === 'monthly' ? (
    <Trans>
      Share of a monthly package ({one} of {all})
    </Trans>
  ) : (
    <Trans>
      Share of a yearly package ({one} of {all})
    </Trans>
  );
}
