import type { Market } from '@hirfa/server/testing/market';
import { hoursFrom } from '@hirfa/server/testing/market';
import { sql } from 'drizzle-orm';
import { pay } from '../../paying.ts';
import { countTaps } from '../../taps.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test.use({ ownSite: true });

const MINUTE = 60_000;

/** Another provider of the craft, who works at all hours and comes to the same area. */
async function addOther({ world, offer, area }: Market) {
  const category = { slug: offer.category_slug };
  const other = await world.provider(category, { display_name_ar: 'منى ف.', display_name_en: 'Mona F.' });
  await world.worksAlways(other);
  await world.worksIn(other, area);
  await world.card(other, category, { base_price: '460.00' });
  return other;
}

test('nobody comes, and a customer on a small Arabic phone books somebody else, who does the job on a wide screen', async ({
  openAs,
  market,
  site,
  clock,
}) => {
  test.slow();
  const other = await addOther(market);
  await site.owner.execute(sql`insert into settings (id, name, value, holds_from)
    values (uuidv7(), 'rescue_rate', 0.1, ${site.clock.now.toISOString()})`);
  const first = await market.confirmed({ starts_at: hoursFrom(site.clock.now, 24) });
  const page = await openAs(market.customer, {
    path: `/booking-confirmation/${first.id}`,
    language: 'ar',
    width: 360,
  });
  const main = page.getByRole('main');
  await expect(main).toContainText('مؤكد');
  await clock.passTo(new Date(Date.parse(first.starts_at) + 16 * MINUTE));
  await main.getByRole('button', { name: /^لم يحضر مقدم الخدمة/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'لم يحضر أحد' }).click();
  await expect(main.getByRole('heading', { name: 'أقرب المتاحين' })).toBeVisible();
  await expect(main).toContainText(/تتحمل حِرفة .*11\.97.* من فرق السعر/);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'الحجز مع منى ف.' }).click();

  // Everything is filled in.
  const next = main.getByRole('button', { name: 'المتابعة إلى الدفع' });
  await expect(next).toBeVisible();
  await expect(main).toContainText('12 Road 9, third floor');
  await expect(main).toContainText('ما تتحمله حِرفة من فرق السعر');
  await expect(main).toContainText('538.65');
  await expectAccessible(page);
  await next.click();
  await page.waitForURL(/\/ar\/payment\/[0-9a-f-]{36}$/);
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url())?.[0] ?? '';
  await pay(page);
  await expect(page).toHaveURL(/payment-result/);

  // The new provider answers, starts and finishes on their own screen; that of the customer follows.
  await page.goto(`/ar/booking-confirmation/${id}`);
  const provider = await openAs({ id: other.user_id }, { path: `/provider/dashboard?openBooking=${id}` });
  const job = provider.getByRole('dialog').first();
  const accept = job.getByRole('button', { name: 'Accept', exact: true });
  await expect(accept).toBeVisible();
  await expectAccessible(provider);
  await accept.click();
  const code = main.getByText(/^\d{4}$/);
  await expect(code).toBeVisible();
  await expect(main).toContainText('مؤكد');
  const rescuing = await market.read('customer', id);
  expect(rescuing.rescue).toEqual({ of: first.id, by: null });
  await clock.passTo(rescuing.starts_at);
  await job.getByLabel('The customer’s 4-digit code').fill(await code.innerText());
  await job.getByRole('button', { name: 'Start the job' }).click();
  await job.getByRole('button', { name: 'Finish the job' }).click();
  await provider.getByRole('dialog', { name: 'Is the work done?' }).getByRole('button', { name: /^Yes/ }).click();
  await main.getByRole('button', { name: 'تأكيد إتمام العمل' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'نعم، تم العمل' }).click();
  await expect(main.getByRole('link', { name: 'احجز مرة أخرى' })).toBeVisible();
  await expect(job.getByText('Your earnings are ready for the next payout.').first()).toBeVisible();

  // Both bookings lead to each other.
  await main.getByRole('link', { name: 'الحجز الذي جاء هذا بدلًا منه' }).click();
  await expect(page).toHaveURL(new RegExp(first.id));
  await expect(main.getByRole('link', { name: 'الحجز البديل' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'أقرب المتاحين' })).toBeHidden();
  const admin = await openAs(market.admin, { path: `/admin/bookings/${first.id}` });
  await expect(admin.getByRole('link', { name: 'The booking that was made instead' })).toBeVisible();
});

test('a job that is done is booked again in two taps, and a new price is said', async ({
  openAs,
  market,
  site,
  clock,
}) => {
  const { id, starts_at } = await market.confirmed({ starts_at: hoursFrom(site.clock.now, 24), people: 3 });
  await clock.passTo(starts_at);
  await market.step('customer', id, 'start');
  await market.step('provider', id, 'finish');
  await market.step('customer', id, 'confirm-completion');
  await site.owner.execute(sql`update service_cards set base_price = 500 where id = ${market.offer.id}`);
  const page = await openAs(market.customer, { path: '/bookings?list=past', width: 360 });
  const main = page.getByRole('main');
  const taps = countTaps();
  await taps.press(main.getByRole('link', { name: 'Book again' }));
  const times = main.getByRole('region', { name: 'The next free times' });
  await expect(times.getByRole('button')).toHaveCount(4);
  await expect(main).toContainText(/The price is EGP\s598.50 now. Last time it was EGP\s538.65./);
  await expectAccessible(page);
  await taps.press(times.getByRole('button').nth(1));
  await expect(main.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  expect(taps.count()).toBe(2);
  await expect(main).toContainText('12 Road 9, third floor');
  await expect(main).toContainText('3 people');

  // The step of the time is one entry back.
  await page.goBack();
  await expect(times.getByRole('button').first()).toBeVisible();
});

test('what can no longer be booked leads to others, from the list and from an old page', async ({
  openAs,
  market,
  site,
  console,
}) => {
  console.expect(/404 \(Not Found\) .*\/api\/v1\/providers\//);
  const other = await addOther(market);
  const { id } = await market.request({ starts_at: hoursFrom(site.clock.now, 48) });
  await market.step('customer', id, 'withdraw');
  const page = await openAs(market.customer, { path: `/booking-confirmation/${id}` });
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Book again' })).toBeVisible();
  await site.owner.execute(sql`update provider_profiles set is_active = false, suspension_reason = 'no reply'
    where id = ${market.provider.id}`);
  await main.getByRole('link', { name: 'Book again' }).click();
  await expect(
    main.getByRole('heading', { level: 1, name: 'This provider cannot be booked at the moment' }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: other.display_name_en })).toBeVisible();
  await page.goto(`/booking-confirmation/${id}`);
  await expect(main).toContainText('This offer can’t be booked any more.');
  await expect(main.getByRole('link', { name: 'Find another provider' })).toBeVisible();
  await page.goto('/bookings?list=past');
  await expect(main).toContainText('Withdrawn');
  await expect(main.getByRole('link', { name: 'Book again' })).toBeHidden();
});
