import { cairoDay } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { expect, expectAccessible, test } from '../../test.ts';

test('an admin schedules a notification for one person, sees it counted and listed, and takes it back', async ({
  openAs,
  market,
  site,
}) => {
  const word = `w${market.customer.id.slice(-10)}`;
  await site.owner.execute(
    sql`update profiles set full_name = ${`Mona ${word}`} where user_id = ${market.customer.id}`,
  );
  const page = await openAs(market.admin, { path: '/admin/notifications' });
  const main = page.getByRole('main');
  await main.getByLabel('Who receives it').selectOption('One person');
  await main.getByLabel('Title in English').fill('A word to you');
  await main.getByLabel('Text in English').fill('Something is new.');
  await main.getByLabel('Title in Arabic').fill('كلمة لك');
  await main.getByLabel('Text in Arabic').fill('هناك جديد.');
  await page.reload();
  await expect(main.getByLabel('Text in English')).toHaveValue('Something is new.');
  await expect(main.getByLabel('Title in Arabic')).toHaveValue('كلمة لك');
  await main.getByLabel('Who receives it').selectOption('One person');
  await main.getByRole('button', { name: 'Look at it and send' }).click();
  await expect(main.getByText('Choose a person from the list.')).toBeVisible();
  const person = main.getByRole('combobox', { name: 'Person who receives it' });
  await expect(person).toBeFocused();
  await person.fill(`${word} mon`);
  await expect(main.getByRole('listbox', { name: 'What was found' }).getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await person.press('Enter');
  await expect(main.getByRole('button', { name: 'Choose someone else' })).toBeVisible();
  await main.getByLabel('Page that a tap opens').fill('https://elsewhere.example');
  await main.getByRole('button', { name: 'Look at it and send' }).click();
  await expect(main.getByText('Only pages of Hirfa can be opened, such as /services.')).toBeVisible();
  await main.getByLabel('Page that a tap opens').fill('/services');
  const day = cairoDay(new Date(site.clock.now.getTime() + 3 * 86_400_000));
  await main.getByLabel('When it is sent').fill(`${day}T10:30`);
  await main.getByRole('button', { name: 'Look at it and send' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 person finds it in their list.')).toBeVisible();
  await expect(dialog.getByText('10:30')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'In Arabic' }).getByText('كلمة لك')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('It is scheduled')).toBeVisible();
  await expect(main.getByLabel('Text in English')).toHaveValue('');
  const row = main.getByRole('listitem').filter({ hasText: word }).first();
  await expect(row).toContainText('Scheduled');
  await row.getByRole('button', { name: 'Take it back' }).click();
  await expect(row).toContainText('Taken back');
  const arabic = await openAs(market.admin, { language: 'ar', width: 360, path: '/admin/notifications' });
  const taken = arabic.getByRole('main').getByRole('listitem').filter({ hasText: 'كلمة لك' }).first();
  await expect(taken).toContainText('تم السحب');
  expect(await arabic.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(arabic);
});
