import type { PackagePreview } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../kit/use-language.ts';
import { SmallError } from '../../../ui/feedback/small-error.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Money } from '../../../ui/money.tsx';
import { Dates, LeftOut } from '../../packages/dates.tsx';
import type { Plan } from './plan.ts';
import { StepProblem } from './step-problem.tsx';
import { usePackagePreview } from './use-package.ts';

/** All times of the chosen package, those that it leaves out, and its price; nothing before a start is chosen. */
export function PackageTimes({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { package: kind, slot } = plan.choices;
  const { data, isError, isFetching, refetch } = usePackagePreview(plan);
  if (kind === null || slot === null || plan.provider === null) return null;
  const name = <bdi>{textIn(plan.provider, 'display_name', language)}</bdi>;
  return (
    <section aria-label={t`All meetings`} aria-live="polite" className="rounded-m bg-sand-1 p-4">
      {data !== undefined ? (
        data.is_complete ? (
          <>
            <h3 className="mb-1 text-s font-semibold text-ink-0">
              <Trans>All meetings</Trans>
            </h3>
            <Dates dates={data.dates} />
            <LeftOut dates={data.left_out} name={name} />
            <Cost preview={data} />
          </>
        ) : (
          <TooFew preview={data} />
        )
      ) : isError && !isFetching ? (
        <SmallError heading={t`The meetings could not be loaded`} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy>
          <TextSkeleton lines={5} />
        </div>
      )}
    </section>
  );
}

function Cost({ preview: { price, dates } }: { preview: PackagePreview }) {
  const all = <Money amount={price.customer_total} piastres />;
  // The shares differ by a piastre at most.
  const one = <Money amount={dates.at(-1)?.customer_total ?? price.customer_total} piastres />;
  return (
    <p className="mt-3 border-t border-sand-2 pt-3 text-s text-ink-1">
      <Trans>
        {all} in all, about {one} each
      </Trans>
    </p>
  );
}

/** Too few weeks are free at this time. */
function TooFew({ preview: { dates, bookings } }: { preview: PackagePreview }) {
  const { i18n } = useLingui();
  const [free, all] = [i18n.number(dates.length), i18n.number(bookings)];
  return (
    <StepProblem>
      <Trans>
        Only {free} of {all} meetings are free at this time of the week. Please choose another day or time.
      </Trans>
    </StepProblem>
  );
}
