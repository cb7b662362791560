import type { Availability } from '@hirfa/contract/providers';
import { Trans } from '@lingui/react/macro';
import Zap from 'lucide-react/icons/zap';
import { FeedCard } from './feed-card.tsx';
import { ImportCard } from './import-card.tsx';

/** The id of the part, for links to it. */
export const CALENDARS = 'calendars';

/** The provider's calendars outside of the product. Unlike the hours above, a change holds at once. */
export function CalendarsElsewhere({ stored }: { stored: Availability }) {
  return (
    <section
      id={CALENDARS}
      aria-labelledby="calendars-heading"
      className="flex scroll-mt-6 flex-col gap-6 border-t border-sand-2 pt-10"
    >
      <div>
        <h2 id="calendars-heading" className="section-text">
          <Trans>Your other calendars</Trans>
        </h2>
        <p className="mt-1 flex items-start gap-2 text-s text-ink-1">
          <Zap aria-hidden className="mt-[.2em] size-4.5 shrink-0 text-clay-ink" />
          <Trans>These work on their own: a change here takes effect at once, with nothing to save.</Trans>
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <FeedCard address={stored.feed_address} />
        <ImportCard stored={stored.import} />
      </div>
    </section>
  );
}
