import { fillSignIn, openAs, salmasId } from '../people.ts';
import { expect, expectAccessible, test } from '../test.ts';

const DENIED = 'Admin privileges required to access this area. Please contact support if you believe this is an error.';

test('each is led to the dashboard that is theirs', async ({ browser, site, page }) => {
  for (const path of ['/bookings', '/my-bookings', '/payment/new', '/provider/dashboard', '/admin/dashboard']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
  const admin = await openAs(browser, site.address, 'admin');
  await admin.page.goto('/provider/dashboard');
  await expect(admin.page).toHaveURL('/admin/dashboard');
  await admin.page.goto('/my-bookings');
  await expect(admin.page).toHaveURL('/bookings');
  const customer = await openAs(browser, site.address, 'customer');
  await customer.page.goto('/admin/dashboard');
  await expect(customer.page.getByRole('main')).toContainText(DENIED);
  await expectAccessible(customer.page);
  await customer.page
    .getByRole('main')
    .getByRole('link', { name: 'Go Back' })
    .or(customer.page.getByRole('button', { name: 'Go Back' }))
    .click();
  await expect(customer.page).not.toHaveURL(/admin/);
  await customer.page.goto('/provider/dashboard');
  await expect(customer.page).not.toHaveURL(/provider/);
  await expect(customer.page.getByText('This needs a verified and active provider profile.')).toBeVisible();
  for (const { complaints, close } of [admin, customer]) {
    expect(complaints).toEqual([]);
    await close();
  }
});

test('while it is found out who is an admin, the page says so', async ({ browser, site }) => {
  for (const [language, text] of [
    ['en', 'Verifying admin access'],
    ['ar', 'جارٍ التحقق من صلاحيات الإدارة'],
  ] as const) {
    const { page, close } = await openAs(browser, site.address, 'admin', language);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/rest/v1/rpc/get_current_user_role', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`${language === 'ar' ? '/ar' : ''}/admin/dashboard`);
    await expect(page.getByText(text)).toBeVisible();
    answer();
    await expect(page.getByText(text)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await close();
  }
});

test('what was chosen survives a reload and a sign-in in the middle', async ({ page, site }) => {
  await page.goto(`/booking/${await salmasId(site.databaseUrl)}`);
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Next' });
  await main.getByRole('radio').first().check();
  await next.click();
  await main.getByLabel('Area').selectOption({ index: 1 });
  await main.getByLabel('Address').fill('12 Hassan Sabry Street, third floor');
  await next.click();
  await main
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click();
  await next.click();
  await page.reload();
  await expect(main).toContainText('12 Hassan Sabry Street');
  await next.click();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await main.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, 'customer');
  await expect(page).toHaveURL(/\/payment\/[0-9a-f-]{36}$/);
  await expect(main).toContainText('12 Hassan Sabry Street');
  await expectAccessible(page);
  await main.getByRole('button', { name: /withdraw/i }).click();
});

test('an admin sees how signing in goes', async ({ browser, baseURL }) => {
  const admin = await openAs(browser, baseURL ?? '', 'admin', 'ar', 360);
  await admin.page.goto('/ar/admin/dashboard');
  await admin.page.getByRole('link', { name: 'حالة تسجيل الدخول' }).click();
  await expect(admin.page).toHaveURL('/ar/admin/sign-ins');
  await expect(admin.page.getByRole('heading', { level: 1 })).toHaveText('تسجيلات الدخول');
  await expect(admin.page.getByText('لم تحدث أي مشكلة في الجلسات هنا.')).toBeVisible();
  await expectAccessible(admin.page);
  expect(admin.complaints).toEqual([]);
  await admin.close();
});
