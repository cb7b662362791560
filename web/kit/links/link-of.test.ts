import { expect, test } from 'vitest';
import { linkOf } from './link-of.ts';

test('a link opens what its address would open: the place on the page and values as the router reads them', () => {
  expect(linkOf('/profile/settings#device')).toEqual({ to: '/profile/settings', search: {}, hash: 'device' });
  expect(linkOf('/services?q=oud%20lessons&rating=4')).toEqual({
    to: '/services',
    search: { q: 'oud lessons', rating: 4 },
  });
  const id = '019aa000-0000-7000-8000-000000000001';
  expect(linkOf(`/provider/dashboard?openBooking=${id}&tab=chat`)).toEqual({
    to: '/provider/dashboard',
    search: { openBooking: id, tab: 'chat' },
  });
});
