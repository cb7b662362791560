import { expect, expectAccessible, test } from '../test.ts';

const DENIED = 'Admin privileges required to access this area. Please contact support if you believe this is an error.';

test('visitors, customers and admins are each redirected to the pages that they may see', async ({
  openAs,
  world,
  page,
  console,
}) => {
  // After a redirect Chromium takes the font of the style that it has in its memory, and not the preloaded one.
  console.expect(/was preloaded using link preload but not used/);
  for (const path of ['/bookings', '/my-bookings', '/payment/new', '/provider/home', '/admin/dashboard']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
  await page.goto('/ar/auth');
  await expect(page.getByRole('main')).toContainText('سجّل الدخول بحساب الإدارة.');
  const admin = await openAs(await world.admin(), { path: '/provider/dashboard' });
  await expect(admin).toHaveURL('/admin/dashboard');
  await expect(admin.getByText('Here is your admin dashboard.')).toBeVisible();
  // From now on the account is cached, so that the guard decides before the page is hydrated.
  await admin.goto('/provider/dashboard');
  await expect(admin).toHaveURL('/admin/dashboard');
  await expect(admin.getByText('Here is your admin dashboard.')).toBeVisible();
  await admin.goto('/provider/home');
  await expect(admin).toHaveURL('/admin/dashboard');
  await admin.goto('/my-bookings');
  await expect(admin).toHaveURL('/bookings');
  const customer = await openAs(await world.user());
  await customer.goto('/admin/dashboard');
  await expect(customer.getByRole('main')).toContainText(DENIED);
  await expect(customer.getByRole('main')).toContainText('You are signed in as');
  await expect(customer.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(customer.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
  await expectAccessible(customer);
  await customer
    .getByRole('main')
    .getByRole('link', { name: 'Go Back' })
    .or(customer.getByRole('button', { name: 'Go Back' }))
    .click();
  await expect(customer).not.toHaveURL(/admin/);
  await customer.goto('/provider/home');
  await expect(customer).toHaveURL(/^[^?]*\/onboarding\/community/);
  await expect(customer.getByRole('heading', { name: 'Become a provider' })).toBeVisible();
});

test('an admin who opens the link of a booking at the desk of its provider is led to their own page of it', async ({
  openAs,
  market,
  console,
}) => {
  console.expect(/was preloaded using link preload but not used/);
  const { id } = await market.request();
  const page = await openAs(market.admin, { path: `/provider/dashboard?openBooking=${id}&tab=chat` });
  await expect(page).toHaveURL(`/admin/bookings/${id}`);
  await expect(page.getByText('Here is your admin dashboard.')).toBeHidden();
});

test('the three addresses of the onboarding form show it', async ({ openAs, openVisitor, world }) => {
  const visitor = await openVisitor();
  const person = await openAs(await world.user());
  for (const path of ['/onboarding/provider', '/onboarding/community', '/provider/onboarding', '/become-provider']) {
    await visitor.goto(path);
    await expect(visitor, path).toHaveURL('/');
    await person.goto(path);
    await expect(person.getByRole('heading', { level: 1, name: 'Become a provider' }), path).toBeVisible();
    const shown = path === '/onboarding/provider' ? '/onboarding/community' : path;
    await expect(person, path).toHaveURL(`${shown}?step=type`);
  }
});

test('the dashboard of the bottom bar is that of community providers, and trusted ones have a link to theirs', async ({
  openAs,
  world,
}) => {
  const category = await world.category();
  const bar = { width: 360 };
  const community = await openAs(await world.provider(category), bar);
  const firm = await openAs(await world.provider(category, { provider_type: 'trusted_essential' }), bar);
  const link = { name: 'Dashboard', exact: true };
  const quick = { name: 'Quick links' };
  await expect(community.getByRole('navigation', quick).getByRole('link', link)).toHaveAttribute(
    'href',
    '/provider/dashboard',
  );
  await firm.getByRole('navigation', quick).getByRole('link', link).click();
  await expect(firm).toHaveURL('/dashboard');
  // Their own desk is the first part of it.
  await expect(firm.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Waiting for your answer');
  await firm.getByRole('main').getByRole('link', { name: 'Provider dashboard' }).click();
  await expect(firm).toHaveURL('/provider/dashboard');
});

test('the admin page shows that it verifies access until the role is known', async ({ openAs, world }) => {
  const admin = await world.admin();
  for (const [language, text] of [
    ['en', 'Verifying admin access'],
    ['ar', 'جارٍ التحقق من صلاحيات الإدارة'],
  ] as const) {
    const page = await openAs(admin, { language });
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
  }
});

test('an admin sees the statistics of sign-ins', async ({ openAs, world }) => {
  const admin = await openAs(await world.admin(), { language: 'ar', width: 360, path: '/admin/dashboard' });
  await admin.getByRole('button', { name: 'صفحات الإدارة' }).click();
  await admin.getByRole('link', { name: 'إحصاءات تسجيل الدخول' }).click();
  await expect(admin).toHaveURL('/ar/admin/sign-ins');
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('تسجيلات الدخول');
  await expect(admin.getByText('لم تحدث أي مشكلة في الجلسات هنا.')).toBeVisible();
  await expectAccessible(admin);
});

test('only customers are asked to become a provider: providers and admins are not', async ({ openAs, market }) => {
  const { customer, provider, admin } = market;
  for (const [person, count] of [
    [customer, 2],
    [{ user_id: provider.user_id }, 0],
    [admin, 0],
  ] as const) {
    const page = await openAs(person, { path: '/services' });
    await expect(page.getByRole('link', { name: 'Become a provider' })).toHaveCount(count);
  }
});
