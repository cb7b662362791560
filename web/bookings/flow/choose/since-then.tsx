import type { ProviderPage } from '@hirfa/contract/discovery';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Money } from '../../../ui/money.tsx';
import type { Before, Choices } from '../choices.ts';
import { priceQuery } from '../queries.ts';
import { modesOf, type ProviderToBook } from './plan.ts';

type SinceThenProps = {
  before: Before;
  card: ProviderPage['cards'][number];
  also: readonly string[];
  halfHours: number | null;
};

/** What is no longer so since the booking that is made again: its offer, what that is, or its price. */
export function SinceThen({ before, card: { id, pricing_mode }, also, halfHours }: SinceThenProps) {
  const { data: price } = useQuery(priceQuery(useOrpc(), id, { also, halfHours }));
  const isVisit = pricing_mode === 'visit';
  if (before.cardId !== id)
    return (
      <Notice tone="plain">
        <Trans>What you booked last time is no longer offered. This is what is offered now.</Trans>
      </Notice>
    );
  if (before.isVisit !== isVisit)
    return (
      <Notice tone="plain">
        {isVisit ? (
          <Trans>This is a visit now: its price is the visit fee. Last time the price was for the job.</Trans>
        ) : (
          <Trans>The price is for the whole job now. Last time it was a visit fee.</Trans>
        )}
      </Notice>
    );
  if (before.also.some((other) => !also.includes(other)))
    return (
      <Notice tone="plain">
        <Trans>This is not all that you booked together last time.</Trans>
      </Notice>
    );
  if (also.length > before.also.length) return null;
  if (price === undefined || halfHours !== before.halfHours || price.customer_total === before.total) return null;
  const now = <Money amount={price.customer_total} piastres />;
  const then = <Money amount={before.total} piastres />;
  return (
    <Notice tone="plain">
      <Trans>
        The price is {now} now. Last time it was {then}.
      </Trans>
    </Notice>
  );
}

/** Why the place is asked for again: the provider does not work there any more. */
export function PlaceSinceThen({ provider, choices: { before } }: { provider: ProviderToBook; choices: Choices }) {
  if (before === null || isStillServed(before, provider)) return null;
  return (
    <Notice tone="plain">
      {modesOf(provider).includes(before.mode) ? (
        <Trans>This provider no longer comes to the area of last time.</Trans>
      ) : before.mode === 'online' ? (
        <Trans>This provider no longer works online.</Trans>
      ) : (
        <Trans>This provider no longer comes to customers.</Trans>
      )}
    </Notice>
  );
}

const isStillServed = ({ mode, areaId }: Before, provider: ProviderToBook) =>
  modesOf(provider).includes(mode) && (mode === 'online' || provider.areas.some(({ id }) => id === areaId));
