import { Plural, Trans } from '@lingui/react/macro';
import { Money } from '../../ui/money.tsx';

export function PeopleCount({ count }: { count: number }) {
  return <Plural value={count} one="# person" other="# people" />;
}

/** "EGP 250 per hour": the amount in bold, the unit after it. */
export function PriceTag({ amount, perHour }: { amount: string; perHour: boolean }) {
  const price = <Money amount={amount} />;
  return (
    <span className="text-xs text-ink-1 [&_bdi]:text-m [&_bdi]:font-bold [&_bdi]:text-ink-0">
      {perHour ? <Trans>{price} per hour</Trans> : price}
    </span>
  );
}
