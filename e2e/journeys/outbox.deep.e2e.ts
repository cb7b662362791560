import { sql } from 'drizzle-orm';
import { expect, expectAccessible, test } from '../test.ts';

// What the frame forbids is reported; axe tries to reach into it.
test.use({ expectedConsole: /sandboxed|Content Security Policy|'postMessage'/ });

const HOSTILE = `<!doctype html><html><body><p>Good morning</p><script>document.body.textContent = 'run'</script>
  <img src="https://pictures.example/pixel.png" alt=""><a href="https://links.example/">Open</a></body></html>`;

test('an admin finds a mail by its address and opens it without scripts and pictures of others; one with a code stays closed', async ({
  openAs,
  market,
  site,
}) => {
  const { id, email } = market.customer;
  await site.owner.execute(sql`insert into mails (id, user_id, subject, text, html, event_key, created_at, sent_at)
    values (gen_random_uuid(), ${id}, 'Your booking · حجزك', E'Good morning\nصباح الخير', ${HOSTILE}, 'test', now(), now())`);
  await market.ask('customer', 'POST', '/auth/v1/request-password-reset', { email });
  await site.work();

  const page = await openAs(market.admin, { path: '/admin/dashboard' });
  const sent: string[] = [];
  await page.route(/\.example\//, async (route) => {
    sent.push(route.request().url());
    await route.abort();
  });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'E-mails and texts' }).click();
  await main.getByRole('searchbox', { name: 'E-mail or phone of the recipient' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/outbox?to=${encodeURIComponent(email)}`);
  const mails = main.getByRole('tabpanel').getByRole('listitem');
  await expect(mails).toHaveCount(2);
  const secret = mails.filter({ hasText: 'A new password for Hirfa' });
  await expect(secret).toContainText('Not kept, because it may have a code or a link');
  await expect(secret.getByRole('link')).toHaveCount(0);
  await main.getByRole('tab', { name: 'Not delivered' }).click();
  await expect(main).toContainText('No mail to this address');
  await main.getByRole('tab', { name: 'All' }).click();
  await expectAccessible(page);

  await mails.getByRole('link', { name: 'Your booking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking · حجزك');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Good morning')).toBeVisible();
  await frame.getByRole('link', { name: 'Open' }).click();
  await expect(frame.getByText('Good morning')).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  expect(sent).toEqual([]);
  await expect(main).toContainText('صباح الخير');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/ar${new URL(page.url()).pathname}`);
  await expect(main).toContainText('كنص فقط');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
  const looks = await site.owner.execute(sql`select action from audit_log where entity_id = ${id}`);
  expect(looks.map(({ action }) => action)).toEqual(['mail.look', 'mail.look']);
});
