import { PUSH_KEY, pushServiceAt } from '@hirfa/server/testing/push/push-service';
import { bookInArabic } from '../../booking-flow.ts';
import { pay } from '../../paying.ts';
import { allowPush, PushReceiver, subscriptionOf } from '../../push.ts';
import { signInAs } from '../../session.ts';
import { expect, expectAccessible, test } from '../../test.ts';
import { devicesOf } from './push-pages.ts';

test.use({ expectedConsole: /ERR_FAILED/ });

test('in Arabic on a phone, a customer books, is asked, and hears of the answer while the product is closed', async ({
  openVisitor,
  market,
  site,
}) => {
  const { subscribe } = pushServiceAt(site.calendars, () => PUSH_KEY);
  const browser = subscribe();
  const page = await openVisitor({ width: 360 });
  const context = page.context();
  await signInAs(context, site, market.customer);
  await allowPush(context, { permission: 'default', device: browser.device });
  const receiver = await PushReceiver.open(context);
  // So that the steps of the offer and the area have something to choose from.
  await market.world.card(market.provider, { slug: market.offer.category_slug }, { title_ar: 'عرض آخر' });
  await market.world.worksIn(market.provider, await market.world.area());
  const id = await bookInArabic(page, market.provider.id);
  await pay(page);
  await site.work();
  await page.goto(`/ar/booking-confirmation/${id}`);
  const offer = page.getByRole('region', { name: 'هل نخبرك بكل جديد في حجزك؟' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  expect(await subscriptionOf(page), 'without the permission there is no token').toBeNull();
  await offer.getByRole('button', { name: 'نعم، أخبروني' }).click();
  await expect(offer).toBeHidden();
  const { fcm_token } = browser.device;
  await expect
    .poll(() => devicesOf(site, market.customer))
    .toEqual([expect.objectContaining({ language: 'ar', hides_text: false, fcm_token })]);
  await page.close();
  await market.ask('customer', 'PATCH', '/api/v1/me/notification-preferences', { quiet_hours: false });
  // What the product sends to the push service of the browser arrives at its worker.
  await market.step('provider', id, 'accept');
  await expect.poll(() => browser.received.map(({ payload }) => payload.type)).toContain('booking_confirmed');
  const confirmed = browser.received.find(({ payload }) => payload.type === 'booking_confirmed')?.payload;
  const path = `/ar/booking-confirmation/${id}`;
  await receiver.deliver(confirmed ?? {});
  await expect
    .poll(() => receiver.shown())
    .toEqual([{ title: confirmed?.title, body: confirmed?.text, tag: confirmed?.tag, lang: 'ar', dir: 'rtl', path }]);
  expect(await receiver.tap()).toBe(path);
  const booking = await context.newPage();
  await booking.goto(path);
  await expect(booking.getByRole('heading', { level: 1 })).toBeVisible();
});
