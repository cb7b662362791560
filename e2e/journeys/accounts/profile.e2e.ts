import sharp from 'sharp';
import { expect, expectAccessible, test } from '../../test.ts';

/** A picture whose left half is red and right half blue. */
async function halves(): Promise<Buffer> {
  const half = (background: string) => ({ create: { width: 300, height: 300, channels: 3 as const, background } });
  const right = await sharp(half('#1030c0')).png().toBuffer();
  return sharp({ create: { width: 600, height: 300, channels: 3, background: '#c01010' } })
    .composite([{ input: right, left: 300, top: 0 }])
    .png()
    .toBuffer();
}

test('a name and a photo are changed by the keyboard alone, show at once and can be removed', async ({
  openAs,
  world,
  baseURL,
}) => {
  const page = await openAs(await world.user('Wagdy Fahmy'), { path: '/profile' });
  const main = page.getByRole('main');
  const beside = await page.context().newPage();
  const listens = beside.waitForResponse('**/api/v1/me');
  await beside.goto('/profile');
  await listens;
  await expect(main).toContainText('Others see you as Wagdy F.');
  await main.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('Full name').fill('Mohamed Salah');
  await expect(main).toContainText('Others see you as Salah M.');
  await page.getByRole('button', { name: 'Save name' }).press('Enter');
  await expect(page.getByText('Your name is saved')).toBeVisible();
  await expect(beside.getByRole('main')).toContainText('Others see you as Salah M.');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo' }).press('Enter');
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await halves() });
  const dialog = page.getByRole('dialog', { name: 'Place your photo' });
  await expect(dialog.getByRole('button', { name: 'Save photo' })).toBeEnabled();
  await expectAccessible(page);
  const place = dialog.getByRole('group', { name: /arrow keys move it/ });
  await place.focus();
  for (let press = 0; press < 40; press += 1) await place.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save photo' }).press('Enter');
  await expect(dialog).toBeHidden();

  const small = page.getByRole('banner').getByRole('link', { name: 'My profile' }).locator('img');
  await expect(small).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}-96\.webp$/);
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  const large = (await main.locator('img').getAttribute('src')) ?? '';
  const answer = await page.request.get(baseURL + large);
  const { dominant } = await sharp(await answer.body()).stats();
  expect(dominant.b, 'the picture was moved to the left, so its right half is seen').toBeGreaterThan(dominant.r);
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Mohamed Salah');
  await page.getByRole('button', { name: 'Remove photo' }).press('Enter');
  await expect(page.getByText('Your photo is removed')).toBeVisible();
  await expect(main.locator('img')).toHaveCount(0);
});

test('settings of language, digits, colours and mails are saved and take effect', async ({ openAs, world }) => {
  const page = await openAs(await world.user(), { language: 'ar', path: '/profile/settings' });
  const mails = page.getByRole('switch', { name: 'رسائل البريد' });
  await expect(mails).toBeChecked();
  await page.getByText('أرقام عربية').click();
  await page.getByRole('radio', { name: 'داكن' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await mails.press('Space');
  await saved;
  await page.reload();
  await expect(mails).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'أرقام عربية' })).toBeChecked();
  await page.goto('/ar');
  await expect(page.getByRole('main')).toContainText(/[٠-٩]+ مقدم/);
  // The name of an area has a digit.
  await expect(page.getByRole('main')).not.toContainText(/(?<![A-Z])[0-9](?! أكتوبر)/);
  await page.goto('/ar/profile/settings');
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/profile/settings');
  await expect(page.getByRole('group', { name: 'Digits' })).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText(/Here since \w+ 20\d\d/);
});
