import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../test.ts';

test.use({ expectedConsole: /status of 503/ });

/** The address of links that are about notifications. */
const PATH = '/profile/settings#notifications';

const choice = (page: Page, group: string, channel: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name: channel });

/** What the page sends when this is done, once it is saved. */
async function saved(page: Page, change: () => Promise<void>): Promise<unknown> {
  const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await change();
  return (await answer).request().postDataJSON();
}

test('choices by kind and channel are saved at once and stay, on another device too', async ({ openAs, world }) => {
  const person = await world.user();
  const page = await openAs(person, { path: PATH });
  const push = choice(page, 'Money', 'Push');
  expect(await saved(page, () => push.press('Space'))).toEqual({ groups: { money: { push: false } } });
  expect(await saved(page, () => choice(page, 'Bookings', 'E-mail').click())).toEqual({
    groups: { bookings: { email: false } },
  });
  const sound = page.getByRole('switch', { name: 'Sound', exact: true });
  expect(await saved(page, () => sound.press('Space'))).toEqual({ sound_enabled: false });
  await expect(choice(page, 'Account', 'Sound')).toBeDisabled();

  await page.reload();
  const phone = await openAs(person, { language: 'ar', width: 360, path: PATH });
  for (const [device, money, bookings, pushName, mailName] of [
    [page, 'Money', 'Bookings', 'Push', 'E-mail'],
    [phone, 'المدفوعات', 'الحجوزات', 'على الجهاز', 'البريد'],
  ] as const) {
    await expect(choice(device, money, pushName)).not.toBeChecked();
    await expect(choice(device, bookings, pushName)).toBeChecked();
    await expect(choice(device, bookings, mailName)).not.toBeChecked();
    await expect(choice(device, money, mailName), 'these mails always come').toBeChecked();
    await expect(choice(device, money, mailName)).toBeDisabled();
  }
  await expect(sound).not.toBeChecked();
  for (const kind of ['Bookings', 'Money', 'Account']) await expect(choice(page, kind, 'Sound')).toBeDisabled();
  await expectAccessible(page);
  await expectAccessible(phone);
});

test('a choice that is not saved is put back and said, and one that is saved meanwhile stays', async ({
  openAs,
  world,
}) => {
  const page = await openAs(await world.user(), { path: PATH });
  const [push, sound] = [choice(page, 'Bookings', 'Push'), choice(page, 'Bookings', 'Sound')];
  await expect(push).toBeChecked();
  const failed = Promise.withResolvers<void>();
  await page.route('**/notification-preferences', async (route) => {
    if (!String(route.request().postData()).includes('"push"')) return route.fallback();
    await failed.promise;
    return route.fulfill({ status: 503, json: {} });
  });
  await push.click();
  await expect(push).not.toBeChecked();
  await saved(page, () => sound.click());
  failed.resolve();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await expect(push).toBeChecked();
  await expect(sound).not.toBeChecked();
});

test('the quiet hours are said in plain words, in both languages', async ({ openAs, world }) => {
  const page = await openAs(await world.user(), { path: '/profile/settings' });
  await expect(page.getByRole('switch', { name: 'Quiet at night' })).toHaveAccessibleDescription(
    /^No push, no sound and no text message from 10:00\sPM to 8:00\sAM in Cairo, except for money and for jobs that are under way or start within two hours\.$/,
  );
  await page.goto('/ar/profile/settings');
  await expect(page.getByRole('switch', { name: 'هدوء الليل' })).toHaveAccessibleDescription(
    /من 10:00\sم إلى 8:00\sص بتوقيت القاهرة، إلا للمدفوعات وللأعمال الجارية أو التي تبدأ خلال ساعتين/,
  );
});
