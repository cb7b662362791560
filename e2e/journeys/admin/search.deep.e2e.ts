import { expectNoSidewaysScroll } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test('with the keyboard alone an admin finds a person, a booking and a page from anywhere, in both languages', async ({
  openAs,
  market,
}) => {
  const { id } = await market.book();
  const page = await openAs(market.admin, { path: '/admin/audit' });
  const navigation = page.getByRole('navigation', { name: 'Admin pages' });
  await expect(navigation.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Control+K');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeFocused();
  await box.fill(market.customer.id);
  const options = page.getByRole('option');
  await expect(page.getByRole('group', { name: 'People' }).getByRole('option')).toHaveText([market.customer.full_name]);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  const booking = page.getByRole('group', { name: 'Bookings' }).getByRole('option');
  await expect(booking).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await booking.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/bookings/${id}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(navigation.getByRole('link', { name: 'Bookings' })).toHaveAttribute('aria-current', 'page');

  await page.keyboard.press('Control+K');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await navigation.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeFocused();

  // Parameters that a page does not know, or whose value it refuses, change nothing.
  for (const [path, shown] of [
    ['/admin/dashboard?utm_source=mail&days=many', page.getByRole('table').first()],
    ['/admin/bookings?utm_source=mail&status=lost', page.locator(`a[href$="/admin/bookings/${id}"]`)],
    ['/admin/audit?utm_source=mail', page.getByRole('listitem').first()],
    ['/admin/people?utm_source=mail&only=nobody', page.locator(`a[href$="/admin/people/${market.customer.id}"]`)],
  ] as const) {
    await page.goto(path);
    await expect(shown).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ar/admin/people');
  await page.getByRole('button', { name: 'صفحات الإدارة' }).click();
  await expect(page.getByRole('link', { name: 'الحجوزات', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'بحث شامل' }).click();
  const arabic = page.getByRole('combobox', { name: 'بحث شامل' });
  await arabic.fill('إلغاء');
  await expect(page.getByRole('group', { name: 'صفحات' }).getByRole('option')).toHaveText(['الحجوزات']);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ar/admin/bookings');
  await expectNoSidewaysScroll(page);
});
