import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { PriceSkeleton } from '../../../ui/feedback/price-skeleton.tsx';
import { NoDiscounts } from './no-discounts.tsx';
import type { Plan } from './plan.ts';
import { usePackageOffers, usePackagePreview } from './use-package.ts';
import { PriceParts } from '../../common/price-parts.tsx';
import { VisitNote } from '../../common/work-words.tsx';
import { LeastAmount } from '../make/too-little.tsx';
import { ownPriceQuery, priceQuery } from '../queries.ts';

/** The price of the current choices; nothing before an offer is chosen. */
export function usePlanPrice(plan: Plan) {
  const { card, choices, isSignedIn } = plan;
  const orpc = useOrpc();
  const id = card?.id ?? '';
  const isSingle = card !== null && choices.package === null;
  const price = useQuery({ ...priceQuery(orpc, id, choices), enabled: isSingle && !isSignedIn });
  const own = useQuery({ ...ownPriceQuery(orpc, id, choices), enabled: isSingle && isSignedIn });
  const offer = usePackageOffers(plan)?.find(({ kind }) => kind === choices.package);
  const preview = usePackagePreview(plan);
  const { isError, isFetching, refetch } = !isSingle && card !== null ? preview : isSignedIn ? own : price;
  if (choices.package !== null)
    return { data: preview.data?.price ?? offer?.price, codeRefused: null, least: null, isError, isFetching, refetch };
  return {
    data: isSignedIn ? own.data?.price : price.data,
    /** Why the promotion code that was entered gives nothing. */
    codeRefused: (isSignedIn && own.data?.code_refused) || null,
    /** The least amount that can be paid, where the price is below it. */
    least: (isSignedIn && own.data?.least) || null,
    isError,
    isFetching,
    refetch,
  };
}

export function PlanPrice({ plan }: { plan: Plan }) {
  const { card, choices } = plan;
  const { data: price, least, isError, refetch } = usePlanPrice(plan);
  if (card === null) return null;
  if (price !== undefined) {
    const halfHours = choices.package === null ? choices.halfHours : null;
    const hours = halfHours === null ? null : { minutes: halfHours * 30, rate: card.base_price };
    const isVisit = card.pricing_mode === 'visit';
    return (
      <>
        <PriceParts price={price} hours={hours} work={choices.package ?? (isVisit ? 'visit' : 'job')} />
        {least !== null && (
          <p className="mt-3 text-s font-semibold text-bad">
            <LeastAmount least={least} />
          </p>
        )}
        {choices.package !== null && plan.isSignedIn && <NoDiscounts />}
        {isVisit && choices.package === null && <VisitNote />}
      </>
    );
  }
  if (!isError)
    return (
      <div aria-busy>
        <PriceSkeleton />
      </div>
    );
  return (
    <p role="alert" className="text-s text-ink-1">
      <Trans>The price could not be loaded.</Trans>{' '}
      <button
        type="button"
        onClick={() => void refetch()}
        className="inline-flex min-h-11 items-center font-semibold text-clay-ink underline underline-offset-4"
      >
        <Trans>Try Again</Trans>
      </button>
    </p>
  );
}
