import type { Announcement } from '@hirfa/contract/notifications';
import { textIn } from '@hirfa/domain/market';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { StateBadge, type StateTone } from '../../ui/state-badge.tsx';
import { useCall } from '../../ui/use-call.ts';
import { ListFileButton } from '../../ui/admin/file-button.tsx';
import { announcementsQuery } from './queries.ts';
import { useAudiences } from './use-audiences.ts';

const TONES: Record<Announcement['state'], StateTone> = {
  scheduled: 'warn',
  sending: 'quiet',
  sent: 'ok',
  cancelled: 'bad',
};

/** What admins sent or will send, the newest first. */
export function AnnouncementHistory() {
  const { t } = useLingui();
  const query = useInfiniteQuery(announcementsQuery(useOrpc()));
  return (
    <QueryList
      query={query}
      failed={t`The history could not be loaded`}
      skeleton={<RowsSkeleton hasBadge />}
      empty={<EmptyState icon={<BellRing aria-hidden />} heading={t`Nothing was sent yet`} />}
    >
      {(items, more) => (
        <div className="flex flex-col gap-5">
          <ListFileButton list={{ table: 'announcements' }} />
          <Card>
            <ul className="divide-y divide-sand-2">
              {items.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </ul>
          </Card>
          {more}
        </div>
      )}
    </QueryList>
  );
}

function Row({ item }: { item: Announcement }) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = {
    scheduled: t({ message: 'Scheduled', context: 'announcements' }),
    sending: t({ message: 'Being sent', context: 'announcements' }),
    sent: t({ message: 'Sent', context: 'announcements' }),
    cancelled: t({ message: 'Taken back', context: 'announcements' }),
  };
  const to = useAudiences().find(({ value }) => value === item.topic)?.label ?? item.reader_name ?? t`One person`;
  const by = item.sender_name ?? t`A former admin`;
  return (
    <li className="flex flex-col gap-1 p-4 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="text-s font-semibold wrap-anywhere text-ink-0">
          <bdi>{textIn(item, 'title', language)}</bdi>
        </h3>
        <StateBadge tone={TONES[item.state]}>{words[item.state]}</StateBadge>
      </div>
      <p className="text-xs text-ink-1">
        <Trans>
          To: <bdi>{to}</bdi>. By: <bdi>{by}</bdi>.
        </Trans>{' '}
        <DateTime at={item.send_at ?? item.created_at} form="day-and-time" />
      </p>
      {item.state === 'scheduled' ? (
        <TakeBack id={item.id} />
      ) : (
        <p className="text-xs text-ink-1">
          <Plural value={item.readers} one="# person has it in their list." other="# people have it in their lists." />
        </p>
      )}
    </li>
  );
}

function TakeBack({ id }: { id: string }) {
  const { t } = useLingui();
  const { notifications } = useOrpc();
  const cancel = useCall(notifications.cancelAnnouncement.call, {
    done: t`It was taken back`,
    failed: t`It could not be taken back`,
    readAgain: [notifications.listAnnouncements.key()],
  });
  return (
    <Button
      variant="secondary"
      className="mt-1 self-start"
      pending={cancel.isPending}
      onClick={() => cancel.send({ id })}
    >
      <Trans>Take it back</Trans>
    </Button>
  );
}
