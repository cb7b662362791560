import { sql } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import type { RunningSite } from '@hirfa/server/testing/site';
import { allowPush, pushOf, PushReceiver, subscriptionOf } from '../../push.ts';
import { signInAs, type Person } from '../../session.ts';
import { expect, expectAccessible, test } from '../../test.ts';

const devicesOf = async ({ owner }: RunningSite, person: { id: string }) =>
  owner.execute(sql`select d.fcm_token, d.language, d.hides_text, d.platform
    from device_tokens d join auth.sessions s on s.id = d.session_id where d.user_id = ${person.id}`);

/** A page of a person whose browser allows pushes and has registered. */
async function openRegistered(page: Page, site: RunningSite, person: Person & { id: string }, path: string) {
  await signInAs(page.context(), site, person);
  await allowPush(page.context());
  const receiver = await PushReceiver.open(page.context());
  await page.goto(path);
  await expect.poll(async () => (await devicesOf(site, person)).length).toBe(1);
  return receiver;
}

test('a push shows once for each event, and a tap leads an open page there without a reload', async ({
  page,
  site,
  world,
}) => {
  const person = await world.user();
  const receiver = await openRegistered(page, site, person, '/profile/edit');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  const first = await subscriptionOf(page);
  expect(await devicesOf(site, person)).toEqual([
    { fcm_token: first, language: 'en', hides_text: false, platform: 'web' },
  ]);
  await receiver.deliver(pushOf({ tag: 'seen' }));
  await receiver.look(false);
  const booked = { language: 'ar', title: 'تأكد الحجز', text: 'مع سلمى', path: '/ar/notifications?show=money' };
  await receiver.deliver(pushOf(booked));
  await receiver.deliver(pushOf(booked));
  await expect
    .poll(() => receiver.shown())
    .toEqual([{ title: 'تأكد الحجز', body: 'مع سلمى', tag: 'event-1', lang: 'ar', dir: 'rtl', path: booked.path }]);
  expect(await receiver.tap()).toBeUndefined();
  await expect(page).toHaveURL('/notifications?show=money');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  expect(await receiver.shown()).toEqual([]);
  // On a computer where a page is open, it is shown for five seconds.
  await receiver.deliver(pushOf());
  await expect.poll(async () => (await receiver.shown()).length).toBe(1);
  await receiver.passTime();
  await expect.poll(() => receiver.shown()).toEqual([]);
  // A sign-out ends the subscription of the browser.
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth?mode=signin');
  await expect.poll(() => subscriptionOf(page)).toBeNull();
});

test('in Arabic on a phone, a customer is asked after booking, and a push of the closed product leads to the booking', async ({
  openVisitor,
  market,
  site,
}) => {
  const { id } = await market.request();
  const page = await openVisitor({ width: 360 });
  const context = page.context();
  await signInAs(context, site, market.customer);
  await allowPush(context, { permission: 'default' });
  const receiver = await PushReceiver.open(context);
  await page.goto(`/ar/booking-confirmation/${id}`);
  const offer = page.getByRole('region', { name: 'هل نخبرك بكل جديد في حجزك؟' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  expect(await subscriptionOf(page), 'without the permission there is no token').toBeNull();
  await offer.getByRole('button', { name: 'نعم، أخبروني' }).click();
  await expect(offer).toBeHidden();
  await expect
    .poll(() => devicesOf(site, market.customer))
    .toEqual([expect.objectContaining({ language: 'ar', hides_text: false })]);
  await page.close();
  const push = { language: 'ar', title: 'قبلت سلمى طلبك', path: `/ar/booking-confirmation/${id}` };
  await receiver.deliver(pushOf(push));
  await expect
    .poll(() => receiver.shown())
    .toEqual([expect.objectContaining({ title: push.title, lang: 'ar', path: push.path })]);
  const opened = (await receiver.tap()) ?? '';
  expect(opened).toBe(push.path);
  const booking = await context.newPage();
  await booking.goto(opened);
  await expect(booking.getByRole('heading', { level: 1 })).toBeVisible();
});

test('somebody who declines is not asked again; the settings switch this device on, off and its texts away', async ({
  openVisitor,
  market,
  site,
}) => {
  const { id } = await market.request();
  const page = await openVisitor();
  await signInAs(page.context(), site, market.customer);
  await allowPush(page.context(), { permission: 'default' });
  await page.goto(`/booking-confirmation/${id}`);
  const offer = page.getByRole('region', { name: 'Shall we tell you what happens next?' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await page.goto('/profile/settings');
  const [onDevice, hides] = [
    page.getByRole('switch', { name: 'Notifications on this device' }),
    page.getByRole('switch', { name: 'Hide message texts on the lock screen' }),
  ];
  await expect(hides).toBeDisabled();
  await onDevice.click();
  await expect(onDevice).toBeChecked();
  await expect.poll(async () => (await devicesOf(site, market.customer)).length).toBe(1);
  await hides.click();
  await expect
    .poll(() => devicesOf(site, market.customer))
    .toEqual([expect.objectContaining({ hides_text: true, fcm_token: await subscriptionOf(page) })]);
  await onDevice.click();
  await expect(onDevice).not.toBeChecked();
  await expect.poll(() => devicesOf(site, market.customer)).toEqual([]);
  await expect.poll(() => subscriptionOf(page)).toBeNull();
  await expectAccessible(page);
});
