import { PUSH_CLIENT } from '@hirfa/domain/notifications';
import type { PushTap } from '../../kit/push-tap.ts';
import { howToShow } from './how-to-show.ts';
import { readPush } from './read-push.ts';

declare const self: ServiceWorkerGlobalScope;

/** An open page that does not answer within this time, such as a frozen one, is left alone. */
const ANSWER_MS = 1000;

// A new version works at once. No page reloads for it: they use no file of the worker.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(open(notification.data));
});

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function show(text: string | undefined): Promise<void> {
  const how = howToShow({ pages: await openPages(), userAgent: self.navigator.userAgent });
  if (how === 'not') return;
  const { id, tag, title, text: body, language, path, isSilent } = readPush(text, self.location.origin);
  const data: PushTap = { id, path };
  await self.registration.showNotification(title, {
    body,
    // One event is shown once: a repeat replaces it, and does not ring again.
    tag,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    icon: '/icon-192.png',
    silent: isSilent,
    data,
  });
  if (how === 'until tapped') return;
  await new Promise((resolve) => setTimeout(resolve, PUSH_CLIENT.closeAfterMs));
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

/** Opens a path in an open page, which keeps what is typed there, or in a new one. */
async function open(tap: PushTap): Promise<void> {
  for (const page of await openPages()) {
    if (!(await isTaken(page, tap))) continue;
    // A browser that refuses the focus still shows the right page.
    await page.focus().catch(() => undefined);
    return;
  }
  await self.clients.openWindow(tap.path);
}

/** Whether the page goes there. Asked before the focus, because a browser allows one window for each tap. */
function isTaken(page: WindowClient, tap: PushTap): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve(true);
    });
    port1.start();
    page.postMessage(tap, [port2]);
  });
}
