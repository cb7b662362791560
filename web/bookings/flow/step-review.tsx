import { BOOKING_TIMES } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../ui/use-language.ts';
import { When } from '../../ui/when.tsx';
import { useNow } from '../use-now.ts';
import type { Plan } from './plan.ts';
import { PlanPrice } from './plan-price.tsx';

/** Before paying: every line of the price on a phone (beside the steps elsewhere), and what happens then. */
export function ReviewStep({ plan }: { plan: Plan }) {
  const language = useLanguage();
  const { provider, choices } = plan;
  if (provider === null || choices.slot === null) return null;
  return (
    <div className="flex flex-col gap-6">
      <div className="rounded-m bg-sand-1 p-4 lg:hidden">
        <PlanPrice plan={plan} />
      </div>
      <WhatHappens provider={textIn(provider, 'display_name', language)} startsAt={choices.slot.starts_at} />
      {choices.notes && (
        <div className="border-t border-sand-2 pt-4">
          <p className="text-xs text-ink-2">
            <Trans>Your notes</Trans>
          </p>
          <p dir="auto" className="mt-1 text-s whitespace-pre-line wrap-anywhere text-ink-0">
            {choices.notes}
          </p>
        </div>
      )}
    </div>
  );
}

/** What follows from here, so that nobody wonders about their money. */
export function WhatHappens({ provider, startsAt }: { provider: string; startsAt: string }) {
  const who = <bdi>{provider}</bdi>;
  return (
    <ol className="flex flex-col gap-4">
      <Point number={1} heading={<Trans>You pay on a secure page</Trans>}>
        <Trans>The amount is only held. Hirfa never sees your card’s number.</Trans>
      </Point>
      <Point number={2} heading={<Trans>{who} answers within 24 hours</Trans>}>
        <Trans>You are charged only if they accept. Otherwise the whole amount is released.</Trans>
      </Point>
      <Point number={3} heading={<Trans>You can still change your mind</Trans>}>
        <FreeCancellation startsAt={startsAt} />
      </Point>
    </ol>
  );
}

function FreeCancellation({ startsAt }: { startsAt: string }) {
  const now = useNow();
  const until = new Date(Date.parse(startsAt) - BOOKING_TIMES.freeCancellationMs);
  if (until <= now) return <Trans>Cancel free of charge within 30 minutes of being accepted, up to an hour before the start.</Trans>;
  const moment = <When at={until.toISOString()} form="day-and-time" />;
  return <Trans>Cancel free of charge until {moment}.</Trans>;
}

function Point({ number, heading, children }: { number: number; heading: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden
        className="mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-clay-soft text-xs font-bold text-clay-ink"
      >
        {number}
      </span>
      <div className="min-w-0">
        <p className="font-semibold text-ink-0">{heading}</p>
        <p className="text-s text-ink-1">{children}</p>
      </div>
    </li>
  );
}
