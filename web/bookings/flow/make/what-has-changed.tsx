import { Plural, Trans } from '@lingui/react/macro';
import { Money } from '../../../ui/money.tsx';

/** What is promised now, at the same price. */
export function PromiseNow({ days }: { days: number | null }) {
  if (days === null)
    return (
      <Trans>A free second visit is no longer promised. Nothing is booked yet, and everything you chose is kept.</Trans>
    );
  const within = <Plural value={days} one="within # day" other="within # days" />;
  return (
    <Trans>
      A free second visit is now promised only {within}. Nothing is booked yet, and everything you chose is kept.
    </Trans>
  );
}

/** `becomes`: what the price is for now, where it was for something else. */
export function WhatHasChanged({ total, becomes }: { total: string | null; becomes: 'visit' | 'job' | null }) {
  const amount = total !== null && <Money amount={total} piastres />;
  if (total === null)
    return <Trans>The promotion code no longer counts. Nothing is booked yet, and everything you chose is kept.</Trans>;
  if (becomes === 'visit')
    return (
      <Trans>
        It is a visit now: {amount} is the visit fee, and you get a quote for the work there. Nothing is booked yet, and
        everything you chose is kept.
      </Trans>
    );
  if (becomes === 'job')
    return (
      <Trans>
        The price is for the whole job now: {amount} in total. Nothing is booked yet, and everything you chose is kept.
      </Trans>
    );
  return <Trans>The total is {amount} now. Nothing is booked yet, and everything you chose is kept.</Trans>;
}
