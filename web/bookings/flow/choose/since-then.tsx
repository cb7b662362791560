import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Money } from '../../../ui/money.tsx';
import type { Before, Choices } from '../choices.ts';
import { priceQuery } from '../queries.ts';
import { modesOf, type ProviderToBook } from './plan.ts';

/** What is no longer so since the booking that is made again: its offer, or its price for the same time. */
export function SinceThen({ before, cardId, halfHours }: { before: Before; cardId: string; halfHours: number | null }) {
  const { data: price } = useQuery(priceQuery(useOrpc(), cardId, halfHours));
  if (before.cardId !== cardId)
    return (
      <Notice tone="plain">
        <Trans>What you booked last time is no longer offered. This is what is offered now.</Trans>
      </Notice>
    );
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
