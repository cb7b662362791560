import { expect, test } from '../../test.ts';

test.describe('settings over a bad connection', () => {
  test.use({ expectedConsole: /ERR_FAILED|WebSocket connection/ });

  test('settings that fail to load three times are shown after the third retry', async ({ openAs, world }) => {
    const page = await openAs(await world.user(), { path: '/profile' });
    let asked = 0;
    await page.route('**/api/v1/me/notification-preferences', (route) => {
      asked += 1;
      return asked <= 3 ? route.abort() : route.continue();
    });
    await page.goto('/profile/settings');
    await expect(page.getByRole('switch', { name: 'Quiet at night' })).toBeVisible();
    expect(asked).toBe(4);
  });
});
