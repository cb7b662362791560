import { useEffect, useEffectEvent } from 'react';
import { plainPath } from '../kit/i18n.ts';
import { linkOf } from '../kit/links/link-of.ts';
import { isPushTap } from '../kit/push-tap.ts';
import { isPushPossible } from './permission.ts';
import { keepRegistered } from './keep-registered.ts';
import { useRegistrant } from './use-registrant.ts';

/**
 * While somebody is signed in: keeps this device registered, and opens what a tapped notification is about, in the
 * language of the page. 2.63
 */
export function usePush(open: (link: ReturnType<typeof linkOf>) => void): void {
  const registrant = useRegistrant();
  const start = useEffectEvent(() => keepRegistered(registrant()));
  const answer = useEffectEvent(({ data, ports }: MessageEvent<unknown>) => {
    if (!isPushTap(data)) return;
    const link = linkOf(data.path);
    ports[0]?.postMessage('taken');
    open({ ...link, to: plainPath(link.to) });
    // The list of notifications shows it as unread until the next visit.
    if (data.id !== '')
      void registrant()
        .orpc.notifications.readNotifications.call({ ids: [data.id] })
        .catch(() => undefined);
  });
  useEffect(() => {
    if (!isPushPossible()) return undefined;
    const { serviceWorker } = navigator;
    const listen = (event: MessageEvent) => answer(event);
    serviceWorker.addEventListener('message', listen);
    const stop = start();
    return () => {
      serviceWorker.removeEventListener('message', listen);
      stop();
    };
  }, []);
}
