import { SOUND_NAMES } from '@hirfa/domain/sounds';
import { hoursFrom } from '@hirfa/server/testing/market';
import type { Page } from '@playwright/test';
import { heard, recordSounds, notesOf } from '../../recorded-sounds.ts';
import { hydrated } from '../../hydration.ts';
import { fillSignIn } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test.use({ expectedConsole: /status of 503/ });

const pressPlay = (page: Page, name: string) =>
  page.getByRole('button', { name: `Play: ${name}`, exact: true }).click();
/** Until the last sound has begun. */
const soon = (page: Page) => expect.poll(() => page.evaluate(() => window.playedNotes.length)).toBeGreaterThan(0);
const silent = { notes: [], volume: 0 };

test('news is heard once, on one of two tabs that somebody has pressed, as loud as this browser wants', async ({
  openAs,
  market,
  site,
}) => {
  const page = await openAs(market.customer, { path: '/auth' });
  await recordSounds(page.context());
  const [beside, untouched] = [await page.context().newPage(), await page.context().newPage()];
  const tabs = [page, beside, untouched];
  for (const tab of tabs) await tab.goto('/profile');
  const counted = async (words: string) => {
    for (const tab of tabs)
      await expect(tab.getByRole('banner').getByRole('link', { name: /^Notifications/ })).toHaveAccessibleName(words);
  };
  await counted('Notifications');
  for (const tab of [page, beside]) await tab.getByRole('heading', { level: 1 }).click();
  await market.request();
  await counted('Notifications 1 unread');
  const all = () => Promise.all([page, beside].map((tab) => tab.evaluate(() => window.playedNotes.length)));
  await expect.poll(async () => (await all()).toSorted()).toEqual([0, notesOf('notification_1').length]);
  const one = (await all())[0] === 0 ? beside : page;
  expect(await heard(one)).toEqual({ notes: notesOf('notification_1'), volume: 0.7 });

  await one.goto('/sound-test');
  await one.getByRole('combobox', { name: 'Which sound' }).selectOption('Three notes');
  await soon(one);
  expect(await heard(one), 'as loud as before').toEqual({ notes: notesOf('notification_3'), volume: 0.7 });
  await one.getByRole('switch', { name: 'Bookings' }).click();
  await market.request({ starts_at: hoursFrom(site.clock.now, 72) });
  await counted('Notifications 2 unread');
  await pressPlay(one, 'Usual news');
  await soon(one);
  expect((await heard(one)).notes, 'what is switched off is heard only where it is asked for').toEqual(
    notesOf('notification_3'),
  );
  for (const tab of tabs) expect(await heard(tab)).toEqual(silent);
});

test('each sound is played by its button, in both languages; the volume and switches stay in the browser', async ({
  openAs,
  world,
}) => {
  const person = await world.user();
  const page = await openAs(person, { path: '/auth' });
  await recordSounds(page.context());
  await page.goto('/sound-test');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Press anywhere to switch sound on');
  const buttons = main.getByRole('button', { name: /^Play: / });
  const others = SOUND_NAMES.filter((sound) => !/^notification_[23]$/.test(sound));
  await expect(buttons).toHaveCount(others.length);
  for (const [index, sound] of others.entries()) {
    await buttons.nth(index).click();
    await soon(page);
    expect(await heard(page), sound).toEqual({ notes: notesOf(sound), volume: 0.7 });
  }
  await expect(main.getByRole('status')).toHaveText('Sound is on');

  await main.getByRole('switch', { name: 'Short notices' }).click();
  const failed = Promise.withResolvers<void>();
  await page.route('**/notification-preferences', async (route) => {
    await failed.promise;
    return route.fulfill({ status: 503, json: {} });
  });
  await main.getByRole('combobox', { name: 'Which sound' }).selectOption('One note');
  await soon(page);
  expect((await heard(page)).notes).toEqual(notesOf('notification_2'));
  failed.resolve();
  await soon(page);
  expect((await heard(page)).notes).toEqual(notesOf('toast_error'));
  await main.getByRole('slider', { name: 'Volume' }).press('Home');
  await page.reload();
  await expect(main.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '0%');
  await expect(main.getByRole('switch', { name: 'Short notices' })).toBeChecked();
  await expect(main.getByRole('status')).toHaveText('Sound is on after your next press');
  await pressPlay(page, 'It worked');
  await expect(main.getByRole('status')).toHaveText('Sound is on');
  await main.getByRole('switch', { name: 'Sounds in this browser' }).press('Space');
  await expect(main.getByRole('status')).toHaveText('Sound is off in this browser');
  await expectAccessible(page);
  expect(await heard(page), 'at volume 0').toEqual(silent);

  const phone = await openAs(person, { width: 360, path: '/auth' });
  await recordSounds(phone.context());
  await phone.goto('/ar/sound-test');
  await expect(phone.getByRole('main').getByRole('status')).toHaveText('اضغط في أي مكان لتشغيل الصوت');
  await expectAccessible(phone);
});

test('a visitor hears each kind of sound, sets how this browser sounds, and signs in where an account is needed', async ({
  openVisitor,
  world,
}) => {
  const page = await openVisitor();
  await recordSounds(page.context());
  await page.goto('/sound-test');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/ · Sounds · Hirfa$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(main.getByRole('status')).toHaveText('Press anywhere to switch sound on');
  await main.getByRole('heading', { level: 1 }).click();
  await expect(main.getByRole('status')).toHaveText('Sound is on');
  await pressPlay(page, 'Usual news');
  await soon(page);
  expect(await heard(page)).toEqual({ notes: notesOf('notification_1'), volume: 0.7 });
  await main.getByRole('switch', { name: 'Short notices' }).click();
  await expect(main.getByRole('combobox')).toBeHidden();
  await expectAccessible(page);

  // What was chosen holds on other pages, also after they are loaded anew.
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).click();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.getByText('Can I have a copy of it?').click();
  await page.getByRole('main').getByRole('link', { name: 'Your data' }).last().click();
  await expect(page.getByText('Sign in to see your profile.')).toBeVisible();
  await soon(page);
  expect(await heard(page)).toEqual({ notes: notesOf('toast_info'), volume: 0.7 });

  await page.goto('/ar/sound-test');
  await expect(page).toHaveTitle(/ · الأصوات · حِرفة$/);
  await main.getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL('/ar/auth?mode=signin');
  await fillSignIn(page, await world.userWithPassword(), 'ar');
  await expect(page).toHaveURL('/ar/sound-test');
  await expect(main.getByRole('combobox', { name: 'نغمة التنبيه' })).toBeEnabled();
});
