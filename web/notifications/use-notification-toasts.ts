import type { Notification } from '@hirfa/contract/notifications';
import { textIn } from '@hirfa/domain/market';
import { NOTIFICATIONS, type NotificationKind } from '@hirfa/domain/notifications';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOrpc } from '../kit/use-orpc.ts';
import { type Toast, toast } from '../ui/toasts/toast.ts';
import { useLanguage } from '../kit/use-language.ts';
import { createNotificationFilter } from './notification-filter.ts';

const LATEST = 10;

const TONES: Partial<Record<NotificationKind, Toast['tone']>> = {
  booking_confirmed: 'ok',
  booking_completed: 'ok',
  payment_received: 'ok',
  job_settled: 'ok',
  booking_declined: 'warn',
  booking_expired: 'warn',
  booking_cancelled: 'warn',
  job_cancelled: 'warn',
  request_withdrawn: 'warn',
  payment_failed: 'bad',
  provider_approved: 'ok',
  provider_reinstated: 'ok',
  change_approved: 'ok',
  provider_rejected: 'warn',
  provider_suspended: 'warn',
  change_rejected: 'warn',
};

/** What a notification is about, a booking or a provider, and the part of the reader in it. */
interface About {
  bookingId: string | undefined;
  providerId: string | undefined;
  to: (typeof NOTIFICATIONS)[NotificationKind]['to'];
}

/** Whether people see it and its changes: its pages have its id in their address, a booking request shows itself. */
function isOnPage(id: string): boolean {
  if (window.location.href.includes(id)) return true;
  const box = document.querySelector(`[data-shows-booking="${id}"]`)?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight && box.bottom > 0;
}

/** Shows new notifications as toasts; `open` opens what one is about, `onShow` is called for each. */
export function useNotificationToasts(open: (about: About) => void, onShow: () => void): void {
  const { notifications } = useOrpc();
  const language = useLanguage();
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const selectNew = useRef(createNotificationFilter());
  const { data } = useQuery(notifications.listNotifications.queryOptions({ input: { limit: LATEST } }));
  const { mutate: read } = useMutation(
    notifications.readNotifications.mutationOptions({
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: notifications.key() }),
    }),
  );

  const show = useEffectEvent((news: Notification) => {
    const { to, toastMs } = NOTIFICATIONS[news.type];
    const { booking_id: bookingId, provider_id: providerId } = news.metadata;
    const aboutId = bookingId ?? providerId;
    onShow();
    function press() {
      read({ ids: [news.id] });
      open({ bookingId, providerId, to });
    }
    toast({
      tone: TONES[news.type] ?? 'plain',
      title: textIn(news, 'title', language),
      text: textIn(news, 'message', language),
      durationMs: toastMs,
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
