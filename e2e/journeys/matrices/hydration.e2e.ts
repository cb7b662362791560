import { changesAtHydration, watchPressables } from '../../pressables.ts';
import { expect, test } from '../../test.ts';
import { expectSteadyHydration, someProvider } from './steady-hydration.ts';

for (const [language, width] of [
  ['en', 1280],
  ['ar', 360],
] as const)
  test(`${language}: hydration moves, removes and adds no link, button or field of the most used pages`, async ({
    openVisitor,
    site,
    world,
    request,
  }) => {
    const provider = `/provider/${await someProvider(request)}`;
    const paths = [
      '/',
      '/services',
      '/services?q=plumer',
      '/service/oud-lessons',
      provider,
      '/booking/oud-lessons',
      '/earnings',
      '/auth?mode=signup',
    ];
    await expectSteadyHydration({ openVisitor, site, world }, { who: 'visitors', language, widths: [width] }, paths);
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
