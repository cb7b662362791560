import type { PublicPath } from '../../web/routes.ts';
import { changesAtHydration, watchPressables } from '../pressables.ts';
import { signInAs } from '../session.ts';
import { expect, test } from '../test.ts';

/** Addresses of every public page; the page of the design system exists in development only. */
const addresses = (providerId: string): Record<Exclude<PublicPath, '/dev/ui'>, string[]> => ({
  '/': ['/'],
  '/services': ['/services', '/services?q=oud', '/services?category=plumbing'],
  '/service/$serviceSlug': ['/service/oud-lessons'],
  '/community/$categorySlug': ['/community/plumbing'],
  '/provider/$providerId': [`/provider/${providerId}`],
  '/booking/$target': ['/booking/oud-lessons', `/booking/${providerId}`],
  '/payment-return': ['/payment-return'],
  '/payment-result': ['/payment-result'],
  '/auth': ['/auth', '/auth?mode=signup'],
  '/auth/callback': ['/auth/callback'],
  '/email-confirmed': ['/email-confirmed'],
  '/reset-password': ['/reset-password'],
  '/undo-security': ['/undo-security'],
  '/unsubscribe': ['/unsubscribe'],
  '/support': ['/support'],
  '/sound-test': ['/sound-test'],
  '/topic-notifications': ['/topic-notifications'],
  $: ['/no/such/page'],
});

test.use({ expectedConsole: /status of 404/ });

// What signed-in people see differs in a few links only: one width for each language shows it.
const VIEWS = [
  { who: 'visitors', language: 'en', widths: [360, 1280] },
  { who: 'visitors', language: 'ar', widths: [360, 1280] },
  { who: 'signed-in people', language: 'en', widths: [1280] },
  { who: 'signed-in people', language: 'ar', widths: [360] },
] as const;

for (const { who, language, widths } of VIEWS)
  test(`${language}: hydration moves, removes and adds no link, button or field for ${who}`, async ({
    openVisitor,
    site,
    world,
    request,
  }) => {
    const category = await (await request.get('/community/plumbing')).text();
    const [, providerId = ''] = /\/provider\/([-\w]{36})/.exec(category) ?? [];
    const { '/auth': signIn, '/support': support, ...others } = addresses(providerId);
    // Signed-in people are redirected from the sign-in page, and have a chat with support instead of a card.
    const paths = [...Object.values(others).flat(), ...(who === 'visitors' ? [...signIn, ...support] : [])];

    async function compareAt(width: number): Promise<number> {
      const page = await openVisitor({ width });
      if (who === 'signed-in people') await signInAs(page.context(), site, await world.user());
      await watchPressables(page);
      let compared = 0;
      for (const path of paths) {
        const address = language === 'en' ? path : `/ar${path === '/' ? '' : path}`;
        const changes = await changesAtHydration(page, address);
        expect(changes, `${address} at ${width} px`).toEqual({ ...changes, moved: [], vanished: [], added: [] });
        compared += changes.compared;
      }
      return compared;
    }

    const compared = await Promise.all(widths.map(compareAt));
    for (const count of compared) expect(count).toBeGreaterThan(paths.length * 10);
  });

test('the choices of a booking show only with what was chosen before', async ({ page }) => {
  await watchPressables(page);
  await page.goto('/booking/oud-lessons');
  await page.getByRole('main').getByRole('radio').first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bookingFlowState'))).not.toBeNull();
  const { vanished, added } = await changesAtHydration(page, '/booking/oud-lessons');
  expect(vanished).toEqual([]);
  expect(added).not.toEqual([]);
});
