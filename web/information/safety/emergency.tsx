import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/link.tsx';

/** Whom to call first; the numbers are those of Egypt. */
export function Emergency() {
  return (
    <section aria-labelledby="emergency-heading" className="rounded-l border border-sand-2 bg-card p-5 sm:p-8">
      <h2 id="emergency-heading" className="section-text">
        <Trans>If you do not feel safe</Trans>
      </h2>
      <p className="mt-2 max-w-2xl text-ink-1">
        <Trans>
          Leave, and call for help first. Then write to us: we stop the booking, speak with both of you, and suspend who
          is a danger for others.
        </Trans>
      </p>
      <dl className="mt-5 grid gap-3 sm:grid-cols-3">
        <Call name={<Trans>Police</Trans>} number="122" />
        <Call name={<Trans>Ambulance</Trans>} number="123" />
        <Call name={<Trans>Fire brigade</Trans>} number="180" />
      </dl>
      <ButtonLink to="/support" variant="secondary" className="mt-5 max-sm:w-full">
        <Trans>Write to support</Trans>
      </ButtonLink>
    </section>
  );
}

function Call({ name, number }: { name: ReactNode; number: string }) {
  return (
    <div className="flex items-center justify-between gap-4 rounded-m bg-sand-1 px-5 py-2">
      <dt className="text-ink-1">{name}</dt>
      <dd>
        <a
          href={`tel:${number}`}
          className="inline-flex min-h-11 min-w-11 items-center justify-end rounded-s text-xl font-bold text-clay-ink tabular-nums hover:underline"
        >
          <bdi>{number}</bdi>
        </a>
      </dd>
    </div>
  );
}
