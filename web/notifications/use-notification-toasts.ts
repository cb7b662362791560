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
};

/** The booking of a notification, and the part of the reader in it. */
interface AboutBooking {
  bookingId: string;
  to: (typeof NOTIFICATIONS)[NotificationKind]['to'];
}

/** Whether people see the booking and its changes: its pages have its id in their address, a request shows itself. */
function isOnPage(bookingId: string): boolean {
  if (window.location.href.includes(bookingId)) return true;
  const box = document.querySelector(`[data-shows-booking="${bookingId}"]`)?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight && box.bottom > 0;
}

/** Shows new notifications as toasts; `open` opens the booking of one, `onShow` is called for each. */
export function useNotificationToasts(open: (about: AboutBooking) => void, onShow: () => void): void {
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
    const bookingId = news.metadata.booking_id;
    onShow();
    function press(about: AboutBooking) {
      read({ ids: [news.id] });
      open(about);
    }
    toast({
      tone: TONES[news.type] ?? 'plain',
      title: textIn(news, 'title', language),
      text: textIn(news, 'message', language),
      durationMs: toastMs,
      ...(bookingId !== undefined && {
        action: { label: t`Open`, run: () => press({ bookingId, to }) },
        isOnPage: () => isOnPage(bookingId),
      }),
    });
  });

  useEffect(() => {
    if (data !== undefined) for (const news of selectNew.current(data.items, Date.now())) show(news);
  }, [data]);
}
