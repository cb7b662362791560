import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeptName } from '../../ui/one-line.tsx';

/** The code with which the provider starts the job, large enough to read from a distance. */
export function StartCode({ code, mode, provider }: { code: string; mode: Booking['mode']; provider: string }) {
  const { t } = useLingui();
  const name = <KeptName>{provider}</KeptName>;
  return (
    <section aria-label={t`Start code`} className="keep-clear rounded-l bg-deep px-6 py-7 text-center text-on-deep">
      <p className="text-s font-semibold text-balance">
        {mode === 'online' ? (
          <Trans>Say this code to {name} when you begin</Trans>
        ) : (
          <Trans>Show this code to {name} when they arrive</Trans>
        )}
      </p>
      <p
        dir="ltr"
        aria-label={[...code].join(' ')}
        className="mt-3 ps-[.28em] text-[3.25rem] leading-none font-bold tracking-[.28em] tabular-nums select-all"
      >
        {code}
      </p>
      <p className="mt-4 text-xs text-balance text-on-deep-quiet">
        <Trans>It starts the job. Please keep it to yourself until then.</Trans>
      </p>
    </section>
  );
}
