import { expect, expectAccessible, test } from '../test.ts';
import { signUp } from '../onboarding.ts';

const HEADING = 'حوّل مهارتك إلى دخل.';

test('in Arabic on a phone, a visitor reads what they would earn, asks about a price, and applies', async ({
  openVisitor,
  site,
}) => {
  const page = await openVisitor({ width: 360 });
  const main = page.getByRole('main');
  await page.goto('/ar');
  await main.getByRole('link', { name: 'انضم كمقدم خدمة' }).click();
  await expect(page).toHaveURL('/ar/earnings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  const earn = main.getByRole('region', { name: 'كم تكسب' });
  await expect(earn).toContainText('يدفع العميل ‎478.80 ج.م شاملًا كل شيء.');
  await expect(main).toContainText('نرد عليك خلال 48 ساعة');
  await expectAccessible(page);

  const price = earn.getByLabel('سعرك بالجنيه');
  await price.fill('كثير');
  await price.press('Enter');
  await expect(earn).toContainText('اكتب سعرك بالأرقام، من ‎20 ج.م إلى ‎10,000 ج.م.');
  await price.fill('٥٠٠');
  await earn.getByRole('button', { name: 'احسب' }).click();
  await expect(page).toHaveURL(/\/ar\/earnings\?price=/);
  await expect(earn).toContainText('تحصل على‎375.00 ج.م');
  await expect(earn).toContainText('يدفع العميل ‎598.50 ج.م');

  await main.getByRole('link', { name: 'بدء طلب الانضمام' }).first().click();
  await expect(page).toHaveURL('/ar/auth?mode=signup');
  await signUp(page, site, 'نور حسن');
  await expect(page.getByRole('heading', { level: 1, name: 'انضم كمقدم خدمة' })).toBeVisible();
});

test('without scripts the server answers what becomes of a price', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/earnings');
  const earn = page.getByRole('region', { name: 'What you earn' });
  await earn.getByLabel('Your price, in pounds').fill('٢٥٠');
  await earn.getByRole('button', { name: 'Calculate' }).click();
  await expect(page).toHaveURL(/\/earnings\?price=.+#earn$/);
  await expect(earn).toContainText('EGP 187.50');
  await expect(earn.getByLabel('Your price, in pounds')).toHaveValue('٢٥٠');
  await context.close();
});

test('“Become a provider” leads visitors to what they earn, and people with an account to the form', async ({
  openVisitor,
  openAs,
  world,
}) => {
  const visitor = await openVisitor();
  const person = await openAs(await world.user(), { path: '/services' });
  await visitor.goto('/services');
  for (const place of ['banner', 'contentinfo'] as const) {
    const link = { name: 'Become a provider' };
    await expect(visitor.getByRole(place).getByRole('link', link)).toHaveAttribute('href', '/earnings');
    await expect(person.getByRole(place).getByRole('link', link)).toHaveAttribute('href', '/onboarding/community');
  }
});

test('the answer to a price may be stored and is asked for again, as every public page is', async ({ request }) => {
  const { etag, 'cache-control': cache } = (await request.get('/earnings?price=400')).headers();
  expect(cache).toBe('public, no-cache');
  const again = await request.get('/earnings?price=400', { headers: { 'if-none-match': etag ?? '' } });
  expect(again.status()).toBe(304);
});
