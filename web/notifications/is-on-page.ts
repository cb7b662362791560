import type { Notification } from '@hirfa/contract/notifications';

type About = Pick<Notification, 'type' | 'metadata'>;

/**
 * Whether people see what a notification is about, so that it needs no toast: its pages have its id in their address, a
 * booking request shows itself. A message needs its chat to be open.
 */
export function isOnPage({ type, metadata }: About): boolean {
  if (type === 'support_reply') return /^(\/ar)?\/support$/.test(window.location.pathname);
  const id = metadata.session_id ?? metadata.booking_id ?? metadata.provider_id ?? metadata.user_id;
  if (id === undefined) return false;
  if (type === 'new_message') return isChatOpen(window.location, id);
  if (window.location.href.includes(id)) return true;
  const box = document.querySelector(`[data-shows-booking="${id}"]`)?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight && box.bottom > 0;
}

/** Whether a page shows the chat of this booking: the page of the chat, or the panel of the booking. */
export function isChatOpen({ pathname, search }: Pick<Location, 'pathname' | 'search'>, id: string): boolean {
  if (pathname.endsWith(`/messages/${id}`)) return true;
  const given = new URLSearchParams(search);
  return given.get('openBooking') === id && given.get('tab') === 'chat';
}
