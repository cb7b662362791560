import { ChangeRequest } from '@hirfa/contract/providers';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { expectNoSidewaysScroll } from '../people.ts';
import { expect, expectAccessible, test } from '../test.ts';

const BIO = 'أعلّم الفخار للكبار والصغار في ورشتي بالزمالك منذ خمس سنوات.';
const REASON = 'الاسم في البطاقة مختلف. أرسل صورة البطاقة الجديدة من فضلك.';
const Answer = z.object({ change_request: ChangeRequest });

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

test('in Arabic on a phone, a provider changes the page with a preview, and asks for another name', async ({
  openAs,
  openVisitor,
  market,
}) => {
  const phone = await openAs(market.provider, { language: 'ar', path: '/provider/dashboard', width: 360 });
  await press(phone, 'المزيد');
  await phone.getByRole('link', { name: 'تعديل صفحتي' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'صفحتك' })).toBeVisible();
  const bio = phone.getByRole('textbox', { name: 'نبذة عنك' });
  await bio.fill(BIO);
  await phone.getByRole('textbox', { name: 'المهارات' }).fill('تزجيج');
  await phone.getByRole('textbox', { name: 'المهارات' }).press('Enter');
  await phone.reload();
  await expect(bio).toHaveValue(BIO);
  await expect(phone.getByText('لم يُحفظ بعد')).toBeVisible();
  await expectNoSidewaysScroll(phone);

  const preview = phone.getByRole('dialog', { name: 'كما يراها العملاء' });
  await press(phone, 'معاينة');
  await expect(preview.getByText(BIO)).toBeVisible();
  await preview.getByRole('tab', { name: 'English' }).click();
  await expect(preview.getByText('Services and prices')).toBeVisible();
  await expect(preview.getByText('تزجيج', { exact: true })).toBeVisible();
  await expectAccessible(phone);
  await phone.keyboard.press('Escape');
  await press(phone, 'حفظ التعديلات');
  await expect(phone.getByText('تم الحفظ. يراه العملاء الآن.')).toBeVisible();
  const customer = await openVisitor();
  await customer.goto(`/ar/provider/${market.provider.id}`);
  await expect(customer.getByText(BIO)).toBeVisible();
  await expect(customer.getByText('تزجيج', { exact: true })).toBeVisible();

  await press(phone, 'طلب تعديل');
  await phone.getByLabel('الاسم الكامل', { exact: true }).fill('سلمى كمال نور');
  await press(phone, 'إرسال إلى فريقنا');
  await expect(phone.getByText('وصلنا طلب تعديلك')).toBeVisible();
  await expect(phone.getByText('سلمى كمال نور')).toBeVisible();
  await expectAccessible(phone);
  const { change_request } = Answer.parse(
    (await market.ask('provider', 'GET', '/api/v1/provider/change-request')).body,
  );
  const decision = { approve: false, reason: REASON };
  await market.ask('admin', 'POST', `/api/v1/admin/change-requests/${change_request.id}`, decision);
  await expect(phone.getByRole('main').getByText(REASON)).toBeVisible();
  await expect(phone.getByRole('button', { name: 'طلب تعديل' })).toBeVisible();
});

test('a provider who writes a telephone number into their page reads which one it is, and saves without it', async ({
  openAs,
  market,
}) => {
  const page = await openAs(market.provider, { path: '/provider/profile/edit' });
  const [bio, links] = [
    page.getByLabel('About you', { exact: true }),
    page.getByRole('textbox', { name: 'Links to your work' }),
  ];
  await bio.fill('I teach pottery in Zamalek, call ٠١٠ 1234 5678 any day.');
  await links.fill('wa.me/201012345678');
  await links.press('Enter');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(bio).toBeFocused();
  await expect(bio).toHaveAccessibleDescription(/“\u2068٠١٠ 1234 5678\u2069” is a way to reach you outside Hirfa\./);
  await expect(links).toHaveAccessibleDescription(/“\u2068https:\/\/wa\.me\/201012345678\u2069” is a way to reach you/);
  await expectAccessible(page);
  await bio.fill('I teach pottery in Zamalek, and answer any day.');
  await page.getByRole('button', { name: 'Remove wa.me/201012345678' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved. Customers see it now.')).toBeVisible();
});

test('a suspended provider reads why, and can still ask for a change', async ({ openAs, market, console }) => {
  // Their public page is gone.
  console.expect(/status of 404/);
  const page = await openAs(market.provider, { path: '/provider/profile/edit' });
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  const suspension = { reason: 'Your ID card has expired.', bookings: 'keep' };
  await market.ask('admin', 'POST', `/api/v1/admin/providers/${market.provider.id}/suspend`, suspension);
  await expect(page.getByRole('main').getByText(suspension.reason)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await page.getByRole('button', { name: 'Ask for a change' }).click();
  await expect(page.getByRole('heading', { name: 'What should change?' })).toBeFocused();
});
