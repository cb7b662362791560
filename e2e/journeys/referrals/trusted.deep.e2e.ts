import type { RunningSite } from '@hirfa/server/testing/site';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { bookInArabic, chooseUpToReview } from '../../booking-flow.ts';
import { moneyOf } from '../../ledger.ts';
import { pay } from '../../paying.ts';
import { confirmEmail, fillSignUp } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';
import { bookingPage, requestsOf } from '../booking-pages.ts';

const SCRIPT = '<img src=x onerror=alert(1)>';
const formOf = (page: Page) => page.locator('#review');
const main = (page: Page) => page.getByRole('main');
const idIn = (page: Page) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url())?.[0] ?? '';

/** What of the platform's money is where: the person's credit by movements, and what it paid for a booking. */
async function creditIn({ owner }: RunningSite, userId: string): Promise<unknown> {
  const [row] = await owner.execute(sql`select balance::text, owed::text,
    (select json_agg(kind || ' ' || amount order by at, id) from credit_entries where user_id = ${userId}) as entries
    from credit_accounts where user_id = ${userId}`);
  return row;
}
async function promotionsIn({ owner }: RunningSite, bookingId: string): Promise<unknown> {
  const [row] = await owner.execute(sql`select sum(amount)::text as amount from ledger_entries
    where booking_id = ${bookingId} and account = 'promotions'`);
  return row?.amount;
}

test.describe('trusted and recommended', () => {
  test.use({ ownSite: true });

  test('somebody is invited, books with the discount, both review blind, and the inviter spends what they earned', async ({
    openAs,
    openVisitor,
    market,
    clock,
    site,
  }) => {
    test.slow();
    const { world, provider: profile } = market;
    const inviter = await world.user('Mona Adel Farid');
    const own = await openAs(inviter, { path: '/referrals', width: 360, language: 'ar' });
    const code =
      (await main(own)
        .getByText(/^[A-HJKMNP-Z2-9]{6}$/)
        .textContent()) ?? '';
    const guest = await openVisitor();
    const provider = await openAs(market.provider, { path: '/provider/dashboard' });

    const first =
      await test.step('a visitor opens the invitation, signs up and sees the discount before paying', async () => {
        await guest.goto(`/invite/${code}`);
        await expect(guest.getByRole('heading', { name: 'Mona F. invites you to Hirfa' })).toBeVisible();
        await main(guest).getByRole('link', { name: 'Create an account' }).click();
        const { email } = await fillSignUp(guest, { fullName: 'Omar Sameh' });
        await confirmEmail(guest, site, email);
        await expect(guest.getByText('Your invitation counts')).toBeVisible();
        await chooseUpToReview(guest, market);
        await expect(main(guest).getByText('Invitation by a friend').filter({ visible: true })).toBeVisible();
        await main(guest).getByRole('button', { name: 'Continue to payment' }).click();
        await guest.waitForURL(/\/payment\/[0-9a-f-]{36}$/);
        await expect(main(guest).getByText('Invitation by a friend').filter({ visible: true })).toBeVisible();
        const id = idIn(guest);
        await pay(guest);
        await expect.poll(() => moneyOf(site, id)).toMatchObject({ payment_status: 'authorized' });
        return id;
      });
    await test.step('the job is done and both agree', async () => {
      await requestsOf(provider).getByRole('button', { name: 'Accept' }).click();
      await guest.goto(bookingPage(first).path);
      const code = guest.getByRole('region', { name: 'Start code' }).locator('p[aria-label]');
      await expect(code).toHaveText(/^\d{4}$/);
      await clock.passTo((await market.read('provider', first)).starts_at);
      await provider.goto(`/provider/dashboard?openBooking=${first}`);
      const job = provider.getByRole('dialog');
      await job.getByLabel('The customer’s 4-digit code').fill(await code.innerText());
      await job.getByRole('button', { name: 'Start the job' }).click();
      await job.getByRole('button', { name: 'Finish the job' }).click();
      await provider.getByRole('button', { name: 'Yes, it is done' }).click();
      await guest.getByRole('button', { name: 'Confirm completion' }).click();
      await guest.getByRole('dialog').getByRole('button', { name: 'Yes, it is done' }).click();
      await expect(formOf(guest).getByRole('button', { name: 'Send the review' })).toBeVisible();
    });
    await test.step('both review, and neither reads the other before', async () => {
      await formOf(guest).getByText('5 stars of 5').click({ force: true });
      await formOf(guest).getByLabel('In your words (optional)').fill(`Calm and clear. ${SCRIPT}`);
      await formOf(guest).getByRole('button', { name: 'Send the review' }).click();
      await expect(formOf(guest).getByRole('button', { name: 'Change the review' })).toBeVisible();
      await provider.goto(`/provider/dashboard?openBooking=${first}`);
      await expect(formOf(provider).getByRole('button', { name: 'Send the review' })).toBeVisible();
      await expect(formOf(provider)).not.toContainText('Calm and clear.');
      await formOf(provider).getByText('4 stars of 5').click({ force: true });
      await formOf(provider).getByLabel('For other providers (optional)').fill('Everything was ready.');
      await expect(formOf(guest)).not.toContainText('Everything was ready.');
      await formOf(provider).getByRole('button', { name: 'Send the review' }).click();
      await expect(formOf(provider)).toContainText('Calm and clear.');
      await expect(formOf(guest)).toContainText('Everything was ready.');
    });
    await test.step('the provider replies, which visitors read as text', async () => {
      await formOf(provider).getByRole('button', { name: 'Reply', exact: true }).click();
      await formOf(provider).getByLabel('Your public reply').fill(`Thank you! ${SCRIPT}`);
      await formOf(provider).getByRole('button', { name: 'Publish the reply' }).click();
      await expect(formOf(provider)).toContainText('Thank you!');
      const visitor = await openVisitor({ width: 360 });
      await visitor.goto(`/ar/provider/${profile.id}`);
      const reviews = visitor.locator('#reviews');
      await expect(reviews).toContainText(`Calm and clear. ${SCRIPT}`);
      await expect(reviews).toContainText(`Thank you! ${SCRIPT}`);
      await expect(visitor.locator('img[src="x"]')).toHaveCount(0);
      await expectAccessible(visitor);
    });
    const second = await test.step('the inviter sees the credit in Arabic, and spends it', async () => {
      await own.goto('/ar/referrals');
      await expect(main(own)).toContainText('50.00');
      await expectAccessible(own);
      expect(await creditIn(site, inviter.id)).toEqual({ balance: '50.00', owed: '0.00', entries: ['earned 50.00'] });
      // So that the step of the area has something to choose from.
      await world.worksIn(profile, await world.area());
      const id = await bookInArabic(own, profile.id);
      await expect(main(own)).toContainText('رصيد');
      await pay(own);
      await expect.poll(() => moneyOf(site, id)).toMatchObject({ payment_status: 'authorized' });
      await market.step('provider', id, 'accept');
      await expect.poll(() => moneyOf(site, id)).toMatchObject({ payment_status: 'captured' });
      return id;
    });
    await test.step('ledger and credit agree to the piastre', async () => {
      expect(await creditIn(site, inviter.id)).toEqual({
        balance: '0.00',
        owed: '0.00',
        entries: ['earned 50.00', 'spent -50.00'],
      });
      for (const id of [first, second]) {
        expect(await promotionsIn(site, id)).toBe('50.00');
        const { sum, total, held, gateway } = await moneyOf(site, id);
        expect({ sum, held, gateway }).toEqual({ sum: '0.00', held: total, gateway: total });
      }
    });
  });
});
