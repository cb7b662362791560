import type { RunningSite } from '@hirfa/server/testing/site';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { changesAtHydration, watchPressables } from '../../pressables.ts';
import { expect, expectAccessible, test } from '../../test.ts';

/** Notifications of a person, one an hour: of bookings, money and the account in turn. */
async function notify({ owner, clock }: RunningSite, userId: string, count: number): Promise<void> {
  await owner.execute(sql`insert into notifications (id, user_id, type, title_en, title_ar, message_en, message_ar, event_key, created_at)
    select gen_random_uuid(), ${userId}, (array['provider_approved', 'booking_confirmed', 'payment_received'])[n % 3 + 1],
      'News ' || n, 'خبر ' || n, 'Something has happened.', 'حدث شيء جديد.', 'test:' || n,
      ${clock.now.toISOString()}::timestamptz - n * interval '1 hour'
    from generate_series(1, ${count}::int) as n`);
}

const bellOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const listOf = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

test('sixty notifications are read page by page, and one count holds in two tabs and on two devices', async ({
  openAs,
  world,
  site,
}) => {
  const person = await world.user();
  await notify(site, person.id, 60);
  const page = await openAs(person, { path: '/notifications' });
  const beside = await page.context().newPage();
  await beside.goto('/profile');
  const phone = await openAs(person, { path: '/notifications?show=money', width: 360 });
  const counted = async (name: string) => {
    for (const each of [page, beside, phone]) await expect(bellOf(each)).toHaveAccessibleName(name);
  };
  await counted('Notifications 60 unread');
  for (const shown of [20, 40, 60]) {
    await expect(listOf(page)).toHaveCount(shown);
    if (shown < 60) await page.getByRole('button', { name: 'Show more' }).click();
  }
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(phone.getByRole('tab', { name: 'Money' })).toHaveAttribute('aria-selected', 'true');
  await expect(listOf(phone).first()).toContainText('News 2');

  await page.getByRole('button', { name: 'Mark “News 60” as read' }).click();
  await counted('Notifications 59 unread');
  await phone.getByRole('button', { name: 'Mark all as read' }).click();
  await counted('Notifications 39 unread');
  await expect(phone.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(listOf(page)).toHaveCount(60);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await counted('Notifications');
});

test('filters have an address, by keys too, and each that is empty leads on', async ({ openAs, world }) => {
  const page = await openAs(await world.user(), { width: 360, path: '/notifications?show=news' });
  const main = page.getByRole('main');
  const chosen = main.getByRole('tab', { selected: true });
  await expect(chosen).toHaveText('News');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await expect(main).toContainText('Nothing of this kind yet');
  await expectAccessible(page);

  const walk = async (keys: readonly (readonly [key: string, name: string, address: string])[]) => {
    for (const [key, name, address] of keys) {
      await page.keyboard.press(key);
      await expect(main.getByRole('tab', { name, exact: true })).toBeFocused();
      await expect(chosen).toHaveText(name);
      await expect(page).toHaveURL(address);
    }
  };
  await chosen.focus();
  await walk([
    ['ArrowRight', 'All', '/notifications'],
    ['ArrowLeft', 'News', '/notifications?show=news'],
  ]);
  await main.getByRole('link', { name: 'Show all notifications' }).click();
  await expect(main.getByRole('link', { name: 'Find a service' })).toHaveAttribute('href', '/services');

  await page.goto('/ar/notifications?show=unread');
  await expect(main).toContainText('قرأت كل الإشعارات');
  await chosen.focus();
  await walk([['ArrowLeft', 'الحجوزات', '/ar/notifications?show=bookings']]);
  await expectAccessible(page);
});

test('nothing in sight moves when the pages of notifications and choices are hydrated', async ({
  openAs,
  world,
  site,
}) => {
  const person = await world.user();
  await notify(site, person.id, 3);
  const page = await openAs(person, { width: 360 });
  await watchPressables(page);
  for (const path of ['/notifications', '/ar/notifications?show=money', '/profile/settings', '/ar/profile/settings']) {
    const changes = await changesAtHydration(page, path);
    // Texts below the first screen are as long as their language makes them.
    const moved = changes.moved.filter((each) => Number(/from \S+ (\d+)/.exec(each)?.[1]) < 800);
    expect({ ...changes, moved }, path).toEqual({ ...changes, moved: [], vanished: [], added: [] });
  }
});

test('the pages of somebody without notifications and messages have nothing that filters or searches', async ({
  openAs,
  world,
}) => {
  const page = await openAs(await world.user(), { path: '/notifications' });
  const main = page.getByRole('main');
  await expect(main).toContainText('No notifications yet');
  await expect(main.getByRole('tab')).toHaveCount(0);
  await page.goto('/messages');
  await expect(main).toContainText('No messages yet');
  await expect(main.getByRole('searchbox')).toHaveCount(0);
});
