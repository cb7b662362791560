import { expectNoSidewaysScroll } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test('in Arabic at 360 px, the self-check says that the site works, and its text for support has nothing private', async ({
  openAs,
  world,
}) => {
  const person = await world.user('Mona Adel');
  const page = await openAs(person, { language: 'ar', width: 360, path: '/test' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(page.getByRole('status').filter({ hasText: 'تعمل حِرفة في هذا المتصفح.' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'نسخ للدعم' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'تم النسخ.' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')).toHaveLength(12);
  expect(text).toMatch(/^live: ok \d+ ms$/m);
  for (const own of [person.id, person.email, 'Mona']) expect(text).not.toContain(own);
});

test.describe('blocked', () => {
  test.use({ expectedConsole: /ERR_FAILED|WebSocket/ });

  test('the self-check names what does not work, and finds it again once it works', async ({ page }) => {
    await page.route('**/api/v1/service-areas', (route) => route.abort());
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await page.goto('/test');
    await expect(page.getByRole('alert')).toHaveText('2 things do not work. They are marked below.');
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(row('Data of the site')).toContainText('Nothing can be loaded.');
    await expect(row('Live changes')).toContainText('Changes do not arrive by themselves.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(row('Data of the site')).toContainText('Services and bookings can be loaded.');
    await expect(page.getByRole('alert')).toHaveText('One thing does not work. It is marked below.');
  });
});
