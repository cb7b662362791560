import type { ServiceCard } from '@hirfa/contract/providers';
import { Plural, Trans } from '@lingui/react/macro';
import { Money } from '../../ui/money.tsx';

export function PeopleCount({ count }: { count: number }) {
  return <Plural value={count} one="# person" other="# people" />;
}

/** "EGP 250 per hour": the amount in bold, what it is for after it. */
export function PriceTag({ amount, mode }: { amount: string; mode: ServiceCard['pricing_mode'] }) {
  const price = <Money amount={amount} />;
  return (
    <span className="text-xs text-ink-1 [&_bdi]:text-m [&_bdi]:font-bold [&_bdi]:text-ink-0">
      {mode === 'hourly' ? (
        <Trans>{price} per hour</Trans>
      ) : mode === 'visit' ? (
        <Trans>{price} for the visit</Trans>
      ) : (
        price
      )}
    </span>
  );
}
