import type { Notification } from '@hirfa/contract/notifications';
import { textIn } from '@hirfa/domain/market';
import { NOTIFICATIONS, tapPath } from '@hirfa/domain/notifications';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { linkOf } from '../kit/links/link-of.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useOrpc } from '../kit/use-orpc.ts';
import { toast } from '../ui/toasts/toast.ts';
import { isOnPage } from './is-on-page.ts';
import { createNotificationFilter } from './notification-filter.ts';
import { latestNotificationsQuery } from './queries.ts';
import { createToastTurns, type RunOnce, takeOnce } from './toast-turns.ts';
import { toneOf } from './tones.ts';
import { useReadNotifications } from './use-read.ts';

const isVisible = () => document.visibilityState === 'visible';

/**
 * Shows new notifications as toasts; `open` opens what one is about. `ring` is called for those to be heard, and lets
 * one of the open pages sound with `once`.
 */
export function useNotificationToasts(
  open: (link: ReturnType<typeof linkOf>) => void,
  ring: (news: Notification, once: RunOnce) => void,
): void {
  const orpc = useOrpc();
  const language = useLanguage();
  const { t } = useLingui();
  const selectNew = useRef(createNotificationFilter());
  const turns = useRef(createToastTurns((id, run) => takeOnce(`toast:${id}`, run)));
  const { data } = useQuery(latestNotificationsQuery(orpc));
  const { mutate: read } = useReadNotifications();

  const show = useEffectEvent((news: Notification) => {
    const { id, type, metadata } = news;
    function press() {
      read({ ids: [id] });
      open(linkOf(tapPath(type, metadata)));
    }
    toast({
      tone: toneOf(type),
      isNews: true,
      title: textIn(news, 'title', language),
      text: textIn(news, 'message', language),
      durationMs: NOTIFICATIONS[type].toastMs,
      action: { label: t`Open`, run: press },
      isOnPage: () => isOnPage(news),
    });
  });
  const showWaiting = useEffectEvent(() => {
    const read = new Set(data?.items.filter((item) => item.read_at !== null).map((item) => item.id));
    if (isVisible()) turns.current.showWaiting((id) => !read.has(id));
  });
  const offer = useEffectEvent((news: Notification) => {
    if (news.channels.includes('sound')) ring(news, (run) => takeOnce(`ring:${news.id}`, run));
    if (news.channels.includes('toast')) turns.current.offer(news.id, isVisible(), () => show(news));
  });

  useEffect(() => {
    document.addEventListener('visibilitychange', showWaiting);
    return () => document.removeEventListener('visibilitychange', showWaiting);
  }, []);
  useEffect(() => {
    if (data !== undefined) for (const news of selectNew.current(data.items, Date.now())) offer(news);
  }, [data]);
}
