import { signInAs } from '../../session.ts';
import { test } from '../../test.ts';
import { expectFit } from './fit.ts';

const OF_VISITORS = [
  '/earnings',
  '/earnings?price=much',
  '/auth?mode=signin',
  '/auth?mode=signup',
  '/reset-password',
  '/auth/callback',
];
const OF_INFORMATION = ['/pricing', '/refund-policy', '/terms', '/privacy', '/contact', '/areas', '/safety', '/about'];
const OF_PEOPLE = [
  '/profile',
  '/profile/edit',
  '/profile/addresses',
  '/profile/settings',
  '/profile/security',
  '/profile/delete-account',
  '/email-confirmed',
];

test.use({ viewport: { width: 360, height: 740 } });

for (const language of ['en', 'ar'] as const) {
  const inLanguage = (path: string) => (language === 'en' ? path : `/ar${path}`);

  test(`${language}: account pages of visitors, and what they read before they join, fit a small screen, the keyboard and screen readers`, async ({
    page,
  }) => {
    for (const path of OF_VISITORS) await expectFit(page, inLanguage(path));
  });

  test(`${language}: pages of information fit a small screen, the keyboard and screen readers`, async ({ page }) => {
    for (const path of OF_INFORMATION) await expectFit(page, inLanguage(path));
  });

  test(`${language}: account pages of signed-in people fit a small screen, the keyboard and screen readers`, async ({
    page,
    site,
    world,
  }) => {
    await signInAs(page.context(), site, await world.userWithPassword());
    for (const path of OF_PEOPLE) await expectFit(page, inLanguage(path));
  });
}
