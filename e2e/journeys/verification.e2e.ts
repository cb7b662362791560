import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../test.ts';

const REASON = 'The picture of the card is not readable.';

/** The key takes effect once the application has been on the page for a second. */
async function press(page: Page, key: string, effect: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await effect();
  }).toPass();
}

test('an admin decides about applicants by keyboard alone, in either language', async ({ openAs, world, market }) => {
  const category = await world.category();
  const tail = category.slug.slice(-6);
  const applicant = (name: string) =>
    world.provider(category, { full_name: `${name} ${tail}`, verification_status: 'pending' });
  // The newest comes first.
  await applicant('Karim Hassan');
  await applicant('Mona Adel');
  await applicant('Salma Kamal');
  const page = await openAs(market.admin, { path: '/admin/dashboard?tab=providers' });
  const heading = page.locator('main h2:focus');
  await page.getByLabel('Search by name').fill(tail);
  await expect(page.getByRole('tab', { name: 'Pending · 3' })).toBeVisible();
  await expectAccessible(page);
  // The letters are typed in the field, and decide nothing.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Salma Kamal' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(`Salma Kamal ${tail}`);
  await expectAccessible(page);
  await press(page, 'a', () => expect(page.getByText('Provider approved successfully')).toBeVisible({ timeout: 1000 }));
  await expect(heading).toHaveText(`Mona Adel ${tail}`);

  const dialog = page.getByRole('dialog');
  await press(page, 'r', () => expect(dialog).toBeVisible({ timeout: 1000 }));
  await expectAccessible(page);
  await dialog.getByLabel('Reason').focus();
  await page.keyboard.type(REASON);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Provider rejected')).toBeVisible();
  await expect(heading).toHaveText(`Karim Hassan ${tail}`);

  // The search leaves out whoever else is waiting: after the last decision nobody else is opened.
  await page.goto('/ar/admin/dashboard?tab=providers');
  await page.getByLabel('البحث بالاسم').fill(tail);
  await page.getByRole('link', { name: 'Karim Hassan' }).press('Enter');
  await expect(heading).toHaveText(`Karim Hassan ${tail}`);
  await press(page, 'p', () =>
    expect(page.getByText('تم قبول مقدم الخدمة: احتراف معتمد')).toBeVisible({ timeout: 1000 }),
  );
  await expect(page.getByText('اختر اسمًا من القائمة لعرض طلبه.')).toBeVisible();
});

test('a decision of another admin shows by itself', async ({ openAs, world, market }) => {
  const applicant = await world.provider(await world.category(), { verification_status: 'pending' });
  const page = await openAs(market.admin, {
    path: `/admin/dashboard?tab=providers&id=${applicant.id}`,
    width: 360,
  });
  await expect(page.getByText('Waiting for a decision')).toBeVisible();
  await market.ask('admin', 'POST', `/api/v1/admin/providers/${applicant.id}/reject`, { reason: REASON });
  await expect(page.getByText('Reason of the rejection')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to review' })).toBeVisible();
});
