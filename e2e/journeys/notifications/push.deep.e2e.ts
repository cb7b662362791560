import type { Page } from '@playwright/test';
import type { RunningSite } from '@hirfa/server/testing/site';
import { pay } from '../../paying.ts';
import { signIn } from '../../people.ts';
import { allowPush, pushOf, PushReceiver, subscriptionOf } from '../../push.ts';
import { signInAs, type Person } from '../../session.ts';
import { expect, expectAccessible, test } from '../../test.ts';
import { devicesOf } from './push-pages.ts';

test.use({ expectedConsole: /ERR_FAILED/ });

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

test('a new version of the worker leaves an open page and what is typed there alone', async ({ page, site, world }) => {
  const person = await world.user();
  await openRegistered(page, site, person, '/profile/edit');
  const name = page.getByLabel('Full name');
  await name.fill('Mona Adel Far');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    // The browser takes another address as another version of the script.
    const registration = await navigator.serviceWorker.register('/sw.js?next');
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    const look = () => worker?.state === 'activated' && resolve();
    worker?.addEventListener('statechange', look);
    look();
    await promise;
  });
  await expect(name).toHaveValue('Mona Adel Far');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  const { headers, status } = await page.evaluate(async () => {
    const answer = await fetch('/sw.js');
    return { status: answer.status, headers: Object.fromEntries(answer.headers) };
  });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'self'; object-src 'none'",
    'content-type': expect.stringContaining('javascript'),
  });
});

test('of two people who use one browser in turn, each hears only of their own', async ({ page, site, world }) => {
  const [first, second] = [await world.user(), await world.userWithPassword()];
  await openRegistered(page, site, first, '/profile');
  const tokenOfFirst = await subscriptionOf(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth?mode=signin');
  // What was shown for the first is taken away.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test.closed'))).toBe('yes');
  await expect.poll(() => devicesOf(site, first)).toEqual([]);
  await signIn(page, second);
  await expect.poll(async () => (await devicesOf(site, second)).length).toBe(1);
  const tokenOfSecond = await subscriptionOf(page);
  expect(tokenOfSecond).not.toBe(tokenOfFirst);
  expect(await devicesOf(site, second)).toEqual([expect.objectContaining({ fcm_token: tokenOfSecond })]);
  expect(await devicesOf(site, first)).toEqual([]);
});

test.describe('providers', () => {
  for (const [language, heading, yes] of [
    ['en', 'Shall we tell you about new requests?', 'Tell me'],
    ['ar', 'هل نخبرك بالطلبات الجديدة؟', 'نعم، أخبروني'],
  ] as const)
    test(`a provider who has been online is asked on their home: ${language}`, async ({
      openVisitor,
      market,
      site,
    }) => {
      const page = await openVisitor({ width: 360 });
      await signInAs(page.context(), site, market.provider);
      await allowPush(page.context(), { permission: 'default' });
      await page.goto(language === 'ar' ? '/ar/provider/home' : '/provider/home');
      const offer = page.getByRole('region', { name: heading });
      await expect(offer).toBeVisible();
      await expectAccessible(page);
      await offer.getByRole('button', { name: yes }).click();
      await expect(offer).toBeHidden();
      await expect
        .poll(() => devicesOf(site, { id: market.provider.user_id }))
        .toEqual([expect.objectContaining({ language })]);
    });
});

test('a customer is offered pushes when the request is on its way, and not on a booking that is cancelled', async ({
  openVisitor,
  market,
  site,
}) => {
  const { id } = await market.book();
  const page = await openVisitor({ width: 360 });
  await signInAs(page.context(), site, market.customer);
  await allowPush(page.context(), { permission: 'default' });
  await page.goto(`/payment/${id}`);
  const offer = page.getByRole('region', { name: 'Shall we tell you what happens next?' });
  await pay(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your request is on its way');
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/booking-confirmation/${id}`);
  await expect(offer).toBeVisible();
  await market.step('customer', id, 'withdraw');
  await expect(page.getByRole('main')).toContainText('You withdrew the request');
  await expect(offer).toBeHidden();
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
  await page.route('**/api/v1/push/devices', (route) => route.abort());
  await hides.click();
  await expect(page.getByText('This was not saved')).toBeVisible();
  await expect(hides).not.toBeChecked();
  await page.unroute('**/api/v1/push/devices');
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

test('texts stay hidden for somebody who was told so, although the server has saved the opposite', async ({
  page,
  site,
  world,
}) => {
  const person = await world.user();
  await openRegistered(page, site, person, '/profile/settings');
  const hides = page.getByRole('switch', { name: 'Hide message texts on the lock screen' });
  const hidden = async () => (await devicesOf(site, person)).map(({ hides_text }) => hides_text);
  await hides.click();
  await expect.poll(hidden).toEqual([true]);
  // The server saves it, and every answer is lost on the way.
  await page.route('**/api/v1/push/devices', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await hides.click();
  await expect(page.getByText('This was not saved')).toBeVisible();
  await expect(hides).toBeChecked();
  expect(await hidden()).toEqual([false]);
  await page.unroute('**/api/v1/push/devices');
  await page.reload();
  await expect.poll(hidden).toEqual([true]);
  await expect(hides).toBeChecked();
});
