import { MAIL_PAGES } from '@hirfa/domain/accounts';
import { NOTIFICATION_TYPES, tapPath } from '@hirfa/domain/notifications';
import { expect, test } from 'vitest';
import { siteRoutes } from '../web/routes.ts';
import { opens, type Reader, READERS, routeOf } from './route-of.ts';
import { sentNotifications } from './sent-notifications.ts';

const ID = '019aa000-0000-7000-8000-000000000001';
const sent = sentNotifications({ booking_id: ID, provider_id: ID, session_id: ID, user_id: ID });

test('each address is that of its route, also where another route has a parameter in its place', () => {
  for (const route of siteRoutes) {
    const address = route.path === '$' ? '/no/such/page' : route.path.replaceAll(/\$\w+/g, ID);
    expect(routeOf(`${address}?tab=x#top`), route.path).toEqual(route);
  }
});

test.each(NOTIFICATION_TYPES)(
  'a list, a toast, a push and a mail of %s lead to a page that its reader may open',
  (type) => {
    expect(sent(type).length).toBeGreaterThan(0);
    for (const { to, about } of sent(type)) {
      const address = tapPath(type, about);
      const { path, guard } = routeOf(address);
      expect(path, address).not.toBe('$');
      expect(
        to.filter((reader) => !opens(guard, reader)),
        address,
      ).toEqual([]);
    }
  },
);

/** Mails of accounts reach their owner, with a session or without; an admin is told of what became theirs. */
test.each(Object.entries(MAIL_PAGES))('the mail %s leads to %s, which its reader may open', (kind, address) => {
  const { path, guard } = routeOf(address);
  const signedIn = READERS.filter((reader) => reader !== 'visitor');
  const readers: readonly Reader[] = kind === 'admin_granted' ? ['admin'] : signedIn;
  expect(path).not.toBe('$');
  expect(readers.filter((reader) => !opens(guard, reader))).toEqual([]);
});
