import { sql } from 'drizzle-orm';
import { expect, expectAccessible, test } from '../../test.ts';

test('a form that creates an account names what its reader accepts, and leads there', async ({ openVisitor }) => {
  const page = await openVisitor({ width: 360 });
  await page.goto('/ar/auth?mode=signup');
  const main = page.getByRole('main');
  await expect(main).toContainText('بإنشاء حساب توافق على شروط الاستخدام.');
  await main.getByRole('link', { name: 'سياسة الخصوصية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'بياناتك وخصوصيتك' })).toBeVisible();
});

test('after a material change a person is asked on every page until they accept, and can go on meanwhile', async ({
  openAs,
  market,
  site,
}) => {
  await site.owner.execute(
    sql`update accepted_agreements set version = '0' where user_id = ${market.customer.id} and agreement = 'terms'`,
  );
  const page = await openAs(market.customer, { path: '/bookings', width: 360 });
  const other = await page.context().newPage();
  await other.goto('/');
  const noticeOn = (of: typeof page) => of.getByRole('region', { name: 'Changed terms' });
  await expect(noticeOn(page)).toBeVisible();
  await expectAccessible(page);
  await noticeOn(page).getByRole('link', { name: 'terms of use' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await expect(noticeOn(other)).toBeVisible();
  await noticeOn(page).getByRole('button', { name: 'Accept' }).click();
  await expect(noticeOn(page)).toBeHidden();
  await expect(noticeOn(other)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await expect(noticeOn(page)).toBeHidden();
});
