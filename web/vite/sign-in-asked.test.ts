import { expect, test } from 'vitest';
import { siteRoutes } from '../routes.ts';
import { ASKS_SIGN_IN, PATHS_BY_REASON } from './sign-in-asked.ts';

const ID = '0198c3d2-6a5e-7b1f-8c2d-3e4f5a6b7c8d';
const GUARDS = ['signed-in', 'provider', 'admin'];
const addresses = (path: string) => {
  const plain = path.replaceAll(/\$\w+/g, ID).replace('$', 'no-such-page');
  return [plain, `/ar${plain === '/' ? '' : plain}`, `${plain}?from=x`, `${plain}#top`];
};
const reasonsFor = (address: string) =>
  PATHS_BY_REASON.flatMap(([reason, paths]) => (paths.test(address) ? [reason] : []));

test('every page behind a guard asks for sign-in, and no public page but a booking that is being made', () => {
  const asked = siteRoutes.filter(({ guard }) => GUARDS.includes(guard)).map(({ path }): string => path);
  expect(asked.length).toBeGreaterThan(40);
  for (const { path, guard } of siteRoutes) {
    for (const address of addresses(path))
      expect(ASKS_SIGN_IN.test(address), address).toBe(GUARDS.includes(guard) || path === '/booking/$target');
  }
});

test('every page that asks for sign-in gives the one reason that its route states', () => {
  for (const route of siteRoutes) {
    const stated = 'signIn' in route ? [route.signIn] : [];
    if (GUARDS.includes(route.guard)) expect(stated, route.path).toHaveLength(1);
    for (const address of addresses(route.path)) expect(reasonsFor(address), address).toEqual(stated);
  }
});

test('a page whose name only begins like that of one behind a guard does not ask', () => {
  for (const path of ['/paymentx', '/bookings-of-others', '/ar/adminx', '/arabic/admin', '/auth?next=/admin']) {
    expect(ASKS_SIGN_IN.test(path), path).toBe(false);
    expect(reasonsFor(path), path).toEqual([]);
  }
});
