import { typeInto } from '../../keyboard.ts';
import { expect, expectAccessible, test } from '../../test.ts';
import { askForHelp, rowOf } from './desk-pages.ts';

test.use({ expectedConsole: /status of 409|status of 50\d|ERR_FAILED|WebSocket/ });

test('with the keyboard alone, an admin opens a chat, takes it, answers and goes on; in Arabic, too', async ({
  openAs,
  market,
}) => {
  const booking = await market.book();
  const id = await askForHelp(market, 'Where is my refund?');
  const page = await openAs(market.admin, { language: 'ar', path: '/admin/support?show=all' });
  const row = rowOf(page, id, 'صندوق الوارد').getByRole('link');
  const chat = page.getByRole('region', { name: /^محادثة مع / });
  const { keyboard } = page;
  // Without a press on anything before.
  // The letters of the Arabic layout are in the same places.
  await expect(async () => {
    await keyboard.press('j');
    await expect(row).toBeFocused({ timeout: 200 });
  }).toPass();
  await keyboard.press('Enter');
  await expect(chat.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(chat.getByText('Where is my refund?').first()).toBeVisible();
  await expectAccessible(page);
  await keyboard.press('Enter');
  const box = chat.getByLabel('ردك');
  await expect(box).toBeFocused();
  await expect(chat.getByText('معك', { exact: true })).toBeVisible();
  await typeInto(box, 'On its way');
  await keyboard.press('Control+Enter');
  await expect(box).toHaveValue('');
  await expect(chat.getByRole('log').getByRole('listitem').filter({ hasText: 'On its way' })).toHaveCount(1);
  await keyboard.type('j');
  await expect(box, 'letters are words here').toHaveValue('j');
  await keyboard.press('Escape');
  await expect(chat.getByRole('heading', { level: 2 })).toBeFocused();
  await chat.getByRole('button', { name: /^الحجوزات/ }).click();
  await chat.locator(`a[href$="/admin/bookings/${booking.id}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/ar/admin/bookings/${booking.id}$`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ar/admin/support?show=ended');
  await expect(page.getByRole('tab', { name: /^في الانتظار · / })).toBeAttached();
  await expect(page.getByRole('tab', { name: /^انتهت/ })).toBeInViewport({ ratio: 1 });
});
