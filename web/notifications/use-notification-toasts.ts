import type { Notification } from '@hirfa/contract/notifications';
import { textIn } from '@hirfa/domain/market';
import { NOTIFICATIONS } from '@hirfa/domain/notifications';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOrpc } from '../kit/use-orpc.ts';
import { toast } from '../ui/toasts/toast.ts';
import { useLanguage } from '../kit/use-language.ts';
import { createNotificationFilter } from './notification-filter.ts';
import { latestNotificationsQuery } from './queries.ts';
import { tapLink } from './tap-link.ts';
import { toneOf } from './tones.ts';
import { useReadNotifications } from './use-read.ts';

/** Whether people see it and its changes: its pages have its id in their address, a booking request shows itself. */
function isOnPage(id: string): boolean {
  if (window.location.href.includes(id)) return true;
  const box = document.querySelector(`[data-shows-booking="${id}"]`)?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight && box.bottom > 0;
}

/** Shows new notifications as toasts; `open` opens what one is about, `ring` is called for those to be heard. */
export function useNotificationToasts(open: (link: ReturnType<typeof tapLink>) => void, ring: () => void): void {
  const orpc = useOrpc();
  const language = useLanguage();
  const { t } = useLingui();
  const selectNew = useRef(createNotificationFilter());
  const { data } = useQuery(latestNotificationsQuery(orpc));
  const { mutate: read } = useReadNotifications();

  const show = useEffectEvent((news: Notification) => {
    if (news.channels.includes('sound')) ring();
    if (!news.channels.includes('toast')) return;
    const aboutId = news.metadata.booking_id ?? news.metadata.provider_id;
    function press() {
      read({ ids: [news.id] });
      open(tapLink(news));
    }
    toast({
      tone: toneOf(news.type),
      title: textIn(news, 'title', language),
      text: textIn(news, 'message', language),
      durationMs: NOTIFICATIONS[news.type].toastMs,
      ...(aboutId !== undefined && {
        action: { label: t`Open`, run: press },
        isOnPage: () => isOnPage(aboutId),
      }),
    });
  });

  useEffect(() => {
    if (data !== undefined) for (const news of selectNew.current(data.items, Date.now())) show(news);
  }, [data]);
}
