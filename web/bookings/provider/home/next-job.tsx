import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import Navigation from 'lucide-react/icons/navigation';
import { useLanguage } from '../../../kit/use-language.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Nothing } from '../../../ui/feedback/nothing.tsx';
import { Steady } from '../../../ui/steady/steady.tsx';
import { ProviderTile } from '../provider-tile.tsx';
import { wayTo } from './way-to.ts';

/** The job that is under way or begins next, with the way there. */
export function NextJob({ job }: { job: Booking | null }) {
  return (
    <section aria-labelledby="next-job">
      <h2 id="next-job" className="section-text mb-4">
        <Trans>Next job</Trans>
      </h2>
      <Steady>
        {job === null ? (
          <Nothing>
            <Trans>Nothing is booked yet. Jobs that you accept stand here.</Trans>
          </Nothing>
        ) : (
          <div className="flex flex-col gap-3">
            <ProviderTile booking={job} />
            <WayThere job={job} />
          </div>
        )}
      </Steady>
    </section>
  );
}

/** The address, which is known once the payment is captured, with a map of it. */
function WayThere({ job }: { job: Booking }) {
  const language = useLanguage();
  if (job.address === null) return null;
  const area = job.area === null ? null : textIn(job.area, 'name', language);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-m bg-sand-1 px-4 py-3 sm:px-5">
      <p className="min-w-0 grow basis-48 text-s wrap-anywhere whitespace-pre-line text-ink-0">
        <bdi>{job.address}</bdi>
      </p>
      <a
        href={wayTo(job.address, area)}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle({ variant: 'secondary' }, 'max-sm:w-full')}
      >
        <Navigation aria-hidden />
        <Trans>The way there</Trans>
      </a>
    </div>
  );
}
