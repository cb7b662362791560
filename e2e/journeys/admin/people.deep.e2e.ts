import { codesLater, shownCode } from '@hirfa/server/testing/authenticator-app';
import { sql } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import { callAs } from '../../calls.ts';
import { expectNoSidewaysScroll } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

// The other person's page is refused what it reads.
test.use({ expectedConsole: /status of 40[13]|WebSocket connection/ });

/** Sets an app up by the calls of its page; returns the next code that it shows, and the recovery codes. */
async function setUpApp(page: Page) {
  const ask = (verb: string, body: object) => callAs(page, `/api/v1/me/second-factor/${verb}`, body);
  const { secret } = await ask('start', {});
  const began = new Date();
  const { recovery_codes } = await ask('confirm', { code: shownCode(secret, began) });
  return { code: shownCode(secret, codesLater(began, 1)), recoveryCodes: recovery_codes as string[] };
}

test('an admin finds a person, reads their phone number, makes them an admin and removes them while their page is open', async ({
  openAs,
  world,
  market,
  site,
}) => {
  const phone = `+2012${String(Date.now()).slice(-8)}`;
  const person = await world.userWithPassword(`إيمان الصاوى ${phone.slice(5)}`);
  await site.owner.execute(
    sql`update auth.users set phone_number = ${phone}, phone_number_verified = true where id = ${person.id}`,
  );
  const page = await openAs(market.admin, { path: '/admin/dashboard' });
  const { code, recoveryCodes } = await setUpApp(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'People', exact: true }).click();
  await main.getByRole('searchbox', { name: 'Name, e-mail, phone or id' }).fill(`ايمان ${phone.slice(5)}`);
  await page.keyboard.press('Enter');
  const found = main.getByRole('tabpanel').getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expectAccessible(page);
  await found.getByRole('link', { name: person.full_name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.full_name);
  await expect(main).toContainText(`+20•••${phone.slice(-2)}`);
  await expect(main).not.toContainText(phone);
  await main.getByRole('button', { name: 'Show the phone number' }).click();
  await expect(main).toContainText(phone);
  await expect(main).not.toContainText(person.email);
  await expectAccessible(page);

  const theirs = await openAs(person, { path: '/admin/dashboard' });
  await expect(theirs.getByRole('main')).toContainText('Access Denied');
  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: 'Make an admin' }).click();
  await dialog.getByRole('button', { name: 'Make an admin' }).click();
  await expect(dialog).toContainText('Please type a code.');
  await dialog.getByLabel('Code of the app, or a recovery code').fill('000000');
  await dialog.getByRole('button', { name: 'Make an admin' }).click();
  await expect(dialog).toContainText('This code is not right');
  await dialog.getByLabel('Code of the app, or a recovery code').fill(code);
  await dialog.getByRole('button', { name: 'Make an admin' }).click();
  await expect(main.getByText('Admin', { exact: true })).toBeVisible();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();

  await main.getByRole('button', { name: 'Remove as admin' }).click();
  await dialog.getByLabel('Code of the app, or a recovery code').fill(recoveryCodes[0] ?? '');
  await dialog.getByRole('button', { name: 'Remove as admin' }).click();
  await expect(main.getByRole('button', { name: 'Make an admin' })).toBeVisible();
  await expect(theirs.getByRole('main')).toContainText('Access Denied');
  await site.work();
  const mail = await site.owner.execute(
    sql`select kind from auth.account_messages where recipient = ${person.email} order by kind`,
  );
  expect(mail.map(({ kind }) => kind)).toEqual(['admin_granted', 'admin_removed']);

  await main.getByRole('link', { name: 'What admins did here' }).click();
  await expect(main.getByRole('heading', { name: 'removed an admin' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'read an address of a person' })).toBeVisible();
  await main.getByLabel('Action').selectOption('made someone an admin');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/action=person.grant_admin/);
  const entries = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(/Admin\s*before: no\s*after: yes/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ar/admin/audit');
  await expect(main.getByRole('heading', { name: 'سحب صلاحية الإدارة من شخص' })).toBeVisible();
  await expect(main.getByText(/_id|[0-9a-f]{8}-/), 'no ids').toHaveCount(0);
  await expect(main.locator('dt bdi'), 'each field is named in words').toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
