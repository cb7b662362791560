import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Money } from './money.tsx';

type PriceLine = { label: ReactNode; amount: string };

/** `id` names the part of the price: "subtotal", "vat"; `isSum` is what the lines above add up to. */
type PriceLinesProps = { lines: readonly (PriceLine & { id: string; isSum?: true })[]; total: PriceLine };

/** The parts of a price, one per line, the total last. */
export function PriceLines({ lines, total }: PriceLinesProps) {
  return (
    <dl className="flex flex-col gap-2.5 text-s">
      {lines.map((line) => (
        <div
          key={line.id}
          className={classNames(
            'flex items-baseline justify-between gap-2',
            line.isSum && 'border-t border-dashed border-sand-2 pt-2.5 font-semibold',
          )}
        >
          <dt className={line.isSum ? 'text-ink-0' : 'text-ink-1'}>{line.label}</dt>
          <dd className="text-ink-0 tabular-nums">
            <Money amount={line.amount} piastres />
          </dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-dashed border-sand-2 pt-3.5 text-m font-bold text-ink-0">
        <dt>{total.label}</dt>
        <dd className="tabular-nums">
          <Money amount={total.amount} piastres />
        </dd>
      </div>
    </dl>
  );
}
