import { freePort } from '@hirfa/server/testing/free-port';
import { startSite } from '@hirfa/server/testing/site';
import { createWorld } from '@hirfa/server/testing/world';
import { fillSignIn } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';
import { codesOf, heading } from './second-factor-pages.ts';

test.use({ expectedConsole: /status of 40[13]|WebSocket connection/ });

/** A product without OAuth providers. */
const NO_OTHER_WAYS = Object.fromEntries(
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET']
    .concat(['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'])
    .map((name) => [name, '']),
);

test('in production an admin reaches the admin pages only after setting up a second factor', async ({ browser }) => {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const settings = {
    HIRFA_MODE: 'production',
    PORT: port,
    PUBLIC_URL: address,
    PAYMENT_GATEWAY: 'sandbox',
    MAIL_FROM: 'hirfa@example.com',
    ...NO_OTHER_WAYS,
  };
  const production = await startSite(process.env.HIRFA_TEST_POSTGRES ?? '', settings);
  const world = createWorld(production.owner, production.clock.now);
  const admin = await world.userWithPassword();
  await world.makeAdmin(admin.id);
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Continue by phone' })).toBeVisible();
  await expect(page.getByText('DEMO')).toHaveCount(0);
  await fillSignIn(page, admin);
  await page.waitForURL('/dashboard');
  await page.goto('/admin/dashboard');
  await expect(heading(page)).toHaveText('One step is missing');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Set up two-step verification' }).click();
  await expect(page).toHaveURL('/profile/security#two-step');
  await expect(page.getByText('As an admin you reach the admin pages only with a second step.')).toBeVisible();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const next = codesOf((await page.locator('code').innerText()).replaceAll(' ', ''));
  await page.getByLabel('Code').fill(next());
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.goto('/admin/dashboard');
  await expect(heading(page)).not.toHaveText(/missing|Denied/);
  await expect(page.getByRole('main')).toContainText('Revenue');
  await context.close();
  await production.stop();
});
