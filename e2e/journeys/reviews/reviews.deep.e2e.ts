import { BookingReviews } from '@hirfa/contract/reviews';
import type { Page } from '@playwright/test';
import { cardPicture } from '@hirfa/server/testing/documents';
import { expect, expectAccessible, test } from '../../test.ts';
import { bookingPage } from '../booking-pages.ts';

const HOUR_MS = 3_600_000;
const formOf = (page: Page) => page.locator('#review');

test.describe('reviews', () => {
  test.use({ ownSite: true });

  test('customer and provider review each other blind, in two languages, and the provider replies', async ({
    openAs,
    market,
    clock,
  }) => {
    test.slow();
    const { id, starts_at, start_code } = await market.confirmed();
    await clock.passTo(starts_at);
    await market.step('provider', id, 'start', { code: start_code });
    await clock.pass(2 * HOUR_MS);
    await market.step('provider', id, 'finish');
    await market.step('customer', id, 'confirm-completion');

    const customer = await openAs(market.customer, { path: `/booking-confirmation/${id}?stars=4#review` });
    const provider = await openAs(market.provider, {
      language: 'ar',
      path: `/provider/dashboard?openBooking=${id}`,
    });
    await test.step('the link of a mail presses the stars, and arrow keys choose others', async () => {
      const four = formOf(customer).getByRole('radio', { name: '4 stars of 5' });
      await expect(four).toBeChecked();
      await four.press('ArrowRight');
      await expect(formOf(customer).getByRole('radio', { name: '5 stars of 5' })).toBeChecked();
      await expectAccessible(customer);
    });
    await test.step('contact details are refused in the form', async () => {
      await formOf(customer).getByLabel('In your words (optional)').fill('Call her on 01012345678');
      await formOf(customer).getByRole('button', { name: 'Send the review' }).click();
      await expect(formOf(customer)).toContainText('is a way to reach or pay somebody outside Hirfa');
      await formOf(customer).getByLabel('In your words (optional)').fill('Calm and clear.');
      await formOf(customer).getByText('Patient', { exact: true }).click();
      await formOf(customer).getByRole('button', { name: 'Send the review' }).click();
      await expect(formOf(customer).getByRole('button', { name: 'Change the review' })).toBeVisible();
    });
    await test.step('the customer adds a photo of the work, which the provider does not see yet', async () => {
      await formOf(customer).getByRole('button', { name: 'Change the review' }).click();
      const file = { name: 'lesson.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await cardPicture()) };
      await formOf(customer).getByLabel('Photo', { exact: true }).setInputFiles(file);
      await expect(formOf(customer).getByRole('status')).toHaveText('The photo is added.');
      await expectAccessible(customer);
      await formOf(customer).getByRole('button', { name: 'Save the changes' }).click();
      await expect(
        formOf(customer).getByRole('button', { name: 'Photo of the work, 1 of 1', exact: true }),
      ).toBeVisible();
      await expect(formOf(provider).getByRole('img')).toHaveCount(0);
    });
    await test.step('the provider reads nothing before they have written, in Arabic', async () => {
      await expect(formOf(provider).getByRole('button', { name: 'إرسال التقييم' })).toBeVisible();
      await expect(formOf(provider)).not.toContainText('Calm and clear.');
      await formOf(provider).getByText('5 نجوم من 5').click({ force: true });
      await formOf(provider).getByRole('button', { name: 'إرسال التقييم' }).click();
      await expect(formOf(provider)).toContainText('Calm and clear.');
      await expect(formOf(provider).getByRole('img', { name: 'صورة من العمل، 1 من 1' })).toBeVisible();
      await expectAccessible(provider);
    });
    await expect(formOf(customer)).toContainText('What Salma A. wrote');
    await test.step('the provider replies once, which everybody reads', async () => {
      await formOf(provider).getByRole('button', { name: 'رد', exact: true }).click();
      await formOf(provider).getByLabel('ردك الظاهر للجميع').fill('شكرًا جزيلًا!');
      await formOf(provider).getByRole('button', { name: 'نشر الرد' }).click();
      await expect(formOf(provider)).toContainText('رد مقدم الخدمة');
      await customer.goto(`/provider/${market.provider.id}`);
      const reviews = customer.getByRole('region', { name: 'Reviews' });
      await expect(reviews).toContainText('1 review');
      await expect(reviews).toContainText('Calm and clear.');
      await expect(reviews).toContainText('شكرًا جزيلًا!');
      await expectAccessible(customer);
      const photo = reviews.getByRole('button', { name: 'Photo of the work, 1 of 1', exact: true });
      await expect(photo.getByRole('img')).toHaveJSProperty('complete', true);
      await photo.click();
      const large = customer.getByRole('dialog', { name: 'Photo of the work, 1 of 1' });
      await expect(large.locator('img')).toHaveJSProperty('naturalWidth', 640);
      await customer.keyboard.press('Escape');
      await expect(photo).toBeFocused();
    });
    await test.step('another reader reports it', async () => {
      const reader = await openAs(await market.world.user('Omar Adel'), { path: `/provider/${market.provider.id}` });
      await reader.getByRole('region', { name: 'Reviews' }).getByRole('button', { name: 'Report' }).click();
      const dialog = reader.getByRole('alertdialog').or(reader.getByRole('dialog'));
      await dialog.getByLabel('Reason (required)').fill('It is about somebody else.');
      await dialog.getByRole('button', { name: 'Report' }).click();
      await expect(reader.getByText('Reported: our team looks at it')).toBeVisible();
    });
    await test.step('an admin shows it again after it was hidden', async () => {
      const { body } = await market.ask('customer', 'GET', `/api/v1/bookings/${id}/reviews`);
      const { own } = BookingReviews.parse(body);
      await market.ask('admin', 'POST', `/api/v1/admin/reviews/${own?.id}/hide`, { reason: 'It insults somebody.' });
      const admin = await openAs(market.admin, { path: '/admin/hidden-reviews' });
      const row = admin.getByRole('main').getByRole('listitem').filter({ hasText: 'Calm and clear.' });
      await expect(row).toContainText('It insults somebody.');
      await expect(row.getByRole('img', { name: 'Photo of the work, 1 of 1' })).toBeVisible();
      await expectAccessible(admin);
      await row.getByRole('button', { name: 'Show it again' }).click();
      const dialog = admin.getByRole('alertdialog').or(admin.getByRole('dialog'));
      await dialog.getByLabel('Reason').fill('It insults nobody.');
      await dialog.getByRole('button', { name: 'Show it again' }).click();
      await expect(admin.getByText('No review is hidden')).toBeVisible();
    });
    await customer.goto(bookingPage(id).path);
    await expect(formOf(customer).getByText('Everybody can read it.')).toBeVisible();
  });
});
