import type { NewAnnouncement } from '@hirfa/contract/notifications';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';

/** How many people would get it now, counted before it is sent. */
export function Recipients({ announcement: { topic, user_id } }: { announcement: NewAnnouncement }) {
  const input = { ...(topic !== undefined && { topic }), ...(user_id !== undefined && { user_id }) };
  const { data, isError } = useQuery(useOrpc().notifications.countRecipients.queryOptions({ input, staleTime: 0 }));
  return (
    <p className="text-s text-ink-0" aria-live="polite">
      {data === undefined ? (
        isError ? (
          <Trans>The recipients could not be counted.</Trans>
        ) : (
          <Trans>The recipients are being counted.</Trans>
        )
      ) : (
        <>
          <Plural value={data.people} one="# person finds it in their list." other="# people find it in their lists." />{' '}
          <Plural
            value={data.devices}
            one="It may ring on # device, if its owner wants that now."
            other="It may ring on # devices, where their owners want that now."
          />
        </>
      )}
    </p>
  );
}
