import { cardPicture } from '@hirfa/server/testing/documents';
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '../../test.ts';

test.use({ expectedConsole: /ERR_FAILED|WebSocket/ });

async function choosePhoto(chat: Locator, seed: number): Promise<void> {
  const buffer = Buffer.from(await cardPicture(seed));
  await chat.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
}

test('a customer on a phone sends support a photo in Arabic, and an admin answers with one', async ({
  openAs,
  market,
}) => {
  const phone = await openAs(market.customer, { language: 'ar', width: 360, path: '/support' });
  const chat = phone.getByRole('region', { name: 'محادثة مع الدعم' });
  await expect(chat.getByText('جارٍ بدء المحادثة')).toBeVisible();
  // The first attempts do not arrive: the photo stays, and is sent again by hand.
  await phone.route('**/photos/*', (route) => route.abort());
  await choosePhoto(chat, 11);
  await expect(chat.getByRole('img', { name: 'صورتك' })).toBeVisible();
  await expect(chat.getByText('لم يُرسل')).toBeVisible();
  await phone.unroute('**/photos/*');
  const again = chat.getByRole('button', { name: 'إعادة المحاولة' });
  await expect(again).toBeInViewport({ ratio: 1 });
  await again.click();
  await expect(chat.getByRole('listitem').filter({ hasText: 'أنت:' }).getByRole('img')).toBeVisible();
  await expect(chat.getByRole('img', { name: 'صورتك' })).toHaveCount(1);
  await expectAccessible(phone);

  const active = await market.ask('customer', 'GET', '/api/v1/support/active-session');
  const { id } = (active.body as { session: { id: string } }).session;
  const desk = await openAs(market.admin, { path: `/admin/support?show=all&id=${id}` });
  const row = desk.getByRole('listitem').filter({ has: desk.locator(`a[href*="${id}"]`) });
  await expect(row).toContainText('A photo');
  const opened = desk.getByRole('region', { name: /^Chat with / });
  const seen = opened.getByRole('button', { name: 'A photo', exact: true });
  await expect(seen.getByRole('img')).toHaveJSProperty('complete', true);
  await seen.press('Enter');
  await expect(desk.getByRole('dialog').getByRole('img', { includeHidden: true })).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press('Escape');
  await expect(seen).toBeFocused();
  await choosePhoto(opened, 12);
  await expect(opened.getByRole('img', { name: 'Your photo' })).toBeVisible();
  const answer = chat.getByRole('listitem').filter({ hasText: 'فريق الدعم' });
  await expect(answer.getByRole('img', { name: 'صورة' })).toBeVisible();
});

test('a file that is no photo is refused before it is sent', async ({ openAs, market }) => {
  const page = await openAs(market.customer, { path: '/support' });
  const chat = page.getByRole('region', { name: 'Chat with support' });
  await expect(chat.getByPlaceholder('Type your message...')).toBeVisible();
  const file = { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') };
  await chat.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('This file can’t be sent as a photo. Please choose another one.')).toBeVisible();
  await expect(chat.getByText('Sending…')).toBeHidden();
});
