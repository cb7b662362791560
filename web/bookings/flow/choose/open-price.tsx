import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What a price will be made of, as high as its parts: the button below keeps its place when they are known. */
export function OpenPrice({ children }: { children: ReactNode }) {
  return (
    <dl className="flex flex-col gap-2.5 text-s text-ink-2">
      <Part name={<Trans>Price of the job</Trans>} />
      <Part name={<Trans>Service fee</Trans>} />
      <Part name={<Trans>VAT</Trans>} />
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-dashed border-sand-2 pt-3.5 text-m font-bold text-ink-0">
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{children}</dd>
      </div>
    </dl>
  );
}

const Part = ({ name }: { name: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-2">
    <dt>{name}</dt>
    <dd>–</dd>
  </div>
);
