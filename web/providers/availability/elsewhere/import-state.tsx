import type { Availability } from '@hirfa/contract/providers';
import { formatMoment } from '@hirfa/domain/market';
import type { ImportProblem } from '@hirfa/domain/providers';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useLocale } from '../../../kit/use-locale.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { StateBadge } from '../../../ui/state-badge.tsx';

export type Imported = NonNullable<Availability['import']>;

/** What went wrong, and what to do about it. */
const PROBLEMS: Record<ImportProblem, MessageDescriptor> = {
  unreachable: msg`There is no calendar at this address now. Copy it from your calendar again: it may have changed.`,
  refused: msg`We do not read this address: it does not lead to a calendar on the public internet. Copy it from your calendar again.`,
  too_large: msg`This calendar is too large for us: more than 10 MB, or thousands of busy times. Import one with less in it.`,
  not_a_calendar: msg`What is at this address is not a calendar. Copy the address for other programs (iCal or ICS), not that of the page.`,
  too_slow: msg`The server of this calendar took too long to answer. We try again by ourselves.`,
};

/** Whether the imported calendar could be read, when, and when it is read again. */
export function ImportState({ stored }: { stored: Imported }) {
  const { i18n } = useLingui();
  const { problem, last_read_at, next_read_at } = stored;
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const moment = (at: string) => <bdi>{formatMoment(new Date(at), now, locale)}</bdi>;
  const read = last_read_at !== null && moment(last_read_at);
  const next = next_read_at !== null && new Date(next_read_at) > now && moment(next_read_at);
  return (
    <div aria-live="polite" className="flex flex-col items-start gap-2 text-s text-ink-1">
      <Badge stored={stored} />
      {problem !== null && next_read_at !== null && <p className="text-ink-0">{i18n._(PROBLEMS[problem])}</p>}
      <OddEvents stored={stored} />
      {read && (
        <p>
          <Trans>Last read: {read}.</Trans> {problem !== null && <Trans>The busy times from then still hold.</Trans>}
        </p>
      )}
      {next && (
        <p>
          <Trans>Next: {next}.</Trans>
        </p>
      )}
    </div>
  );
}

/** What could not be read of a calendar that could: people look at it, and close those times themselves. */
function OddEvents({ stored: { unread_events, guessed_events } }: { stored: Imported }) {
  return (
    <>
      {unread_events > 0 && (
        <p className="text-ink-0">
          <Plural
            value={unread_events}
            one="# event could not be read, or not whole. You can be booked at its time, unless you close it here."
            other="# events could not be read, or not whole. You can be booked at their times, unless you close them here."
          />
        </p>
      )}
      {guessed_events > 0 && (
        <p className="text-ink-0">
          <Plural
            value={guessed_events}
            one="# event is in a time zone that we don’t know. We took that of your calendar, or Cairo’s: please check its time."
            other="# events are in a time zone that we don’t know. We took that of your calendar, or Cairo’s: please check their times."
          />
        </p>
      )}
    </>
  );
}

function Badge({ stored: { problem, next_read_at, unread_events } }: { stored: Imported }) {
  if (next_read_at === null)
    return (
      <StateBadge tone="quiet" icon={<Spinner />}>
        <Trans>Reading it now…</Trans>
      </StateBadge>
    );
  if (problem !== null)
    return (
      <StateBadge tone="warn" icon={<TriangleAlert aria-hidden />}>
        <Trans>It could not be read</Trans>
      </StateBadge>
    );
  if (unread_events > 0)
    return (
      <StateBadge tone="warn" icon={<TriangleAlert aria-hidden />}>
        <Trans>Some of it could not be read</Trans>
      </StateBadge>
    );
  return (
    <StateBadge tone="ok" icon={<CircleCheck aria-hidden />}>
      <Trans>Its busy times can’t be booked</Trans>
    </StateBadge>
  );
}
