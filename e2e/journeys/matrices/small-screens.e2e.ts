import { signInAs } from '../../session.ts';
import { test } from '../../test.ts';
import { expectFit } from './fit.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/ar'],
] as const)
  test(`${language}: the most used account pages fit a small screen, the keyboard and screen readers`, async ({
    page,
    site,
    world,
  }) => {
    await expectFit(page, `${prefix}/auth?mode=signup`);
    await signInAs(page.context(), site, await world.userWithPassword());
    for (const path of ['/profile', '/profile/settings']) await expectFit(page, prefix + path);
  });
