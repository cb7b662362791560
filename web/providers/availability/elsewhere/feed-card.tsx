import { Trans } from '@lingui/react/macro';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import LinkIcon from 'lucide-react/icons/link';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { FeedAddress } from './feed-address.tsx';
import { useFeed } from './use-calendars.ts';

/** The private feed: the provider's bookings in a calendar elsewhere. */
export function FeedCard({ address }: { address: string | null }) {
  const feed = useFeed();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const refusal = feed.renew.refusal ?? feed.remove.refusal;
  return (
    <CalendarCard
      icon={<CalendarSync aria-hidden />}
      heading={<Trans>Show my bookings in my calendar</Trans>}
      lead={
        <Trans>Accepted bookings appear in the calendar of your phone or computer, and stay up to date there.</Trans>
      }
    >
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {address === null ? (
        <Button
          ref={button}
          variant="secondary"
          className="self-start max-sm:w-full"
          pending={feed.renew.isPending}
          onClick={() => feed.renew.send({}, { onSuccess: () => void setTimeout(() => field.current?.focus()) })}
        >
          <LinkIcon aria-hidden />
          <Trans>Make a private address</Trans>
        </Button>
      ) : (
        <FeedAddress address={address} feed={feed} field={field} afterRemoval={button} />
      )}
      <p className="text-xs text-ink-1">
        <Trans>
          Whoever has the address sees when each booking is, its service, its area and the customer’s first name. Street
          addresses, full names and phone numbers are never in it.
        </Trans>
      </p>
    </CalendarCard>
  );
}
