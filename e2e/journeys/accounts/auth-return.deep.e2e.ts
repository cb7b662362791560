import { displayName, firstName } from '@hirfa/domain/accounts';
import { expect, expectAccessible, test } from '../../test.ts';
import { askFor, expectErased, log, expectLogged, isIn } from './auth-return-pages.ts';

const DEAD_CODE = 'd'.repeat(43);

test('a person who is signed in keeps their account when they open the link of another one', async ({
  openAs,
  openVisitor,
  world,
  site,
}) => {
  const { link } = await askFor(await openVisitor(), site.mailBox);
  const person = await world.user();
  const page = await openAs(person);
  let exchanges = 0;
  page.on('request', (request) => (exchanges += Number(request.url().endsWith('/auth/v1/exchange'))));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch accounts?');
  await expect(page.getByRole('main')).toContainText(`You are signed in as ${person.email}.`);
  await expectErased(page, link.slice(-43));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay in my account' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/auth/callback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  expect(exchanges).toBe(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName(displayName(person.full_name)));
});

test('tokens in the address of any page are erased and refused', async ({ page }) => {
  await page.goto(`/services?q=oud#access_token=stolen.from.somebody&refresh_token=stolen&type=signup`);
  await expect(page).toHaveURL('/auth/callback');
  await expectErased(page, 'stolen');
  await expect(page.getByRole('main')).toContainText('We discarded it.');
  await expectLogged(page, 'CONFIRMATION_EXPIRED');
  expect(await isIn(page)).toBe(false);
});

test.describe('expired links', () => {
  test.use({ expectedConsole: /status of 401|ERR_FAILED/ });

  test('the code of a redirect to any page is exchanged once, with the verifier of its tab', async ({ page }) => {
    await page.goto('/services');
    await page.evaluate(() => sessionStorage.setItem('hirfa.code-verifier', 'v'.repeat(43)));
    const asked = page.waitForRequest('**/auth/v1/exchange');
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/auth/v1/exchange', async (route) => {
      await waiting;
      await route.continue();
    });
    await page.goto(`/ar/services?code=${DEAD_CODE}&state=x`);
    await expect(page).toHaveURL('/ar/auth/callback');
    await expectErased(page, DEAD_CODE);
    expect((await asked).postDataJSON()).toEqual({ code: DEAD_CODE, code_verifier: 'v'.repeat(43) });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('لحظة واحدة');
    answer();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('لحظة واحدة');
    expect(await page.evaluate(() => sessionStorage.getItem('hirfa.code-verifier'))).toBeNull();
  });

  test('an expired link shows what to do next and is logged; a failed connection does not count as expired', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route('**/auth/v1/exchange', (route) => route.abort());
    await page.goto(`/ar/auth/callback?type=signup#code=${DEAD_CODE}`);
    await expect(page.getByRole('alert')).toContainText('تعذّر الوصول إلى الخادم');
    expect(await log(page)).not.toContain('CONFIRMATION_EXPIRED');
    await page.unroute('**/auth/v1/exchange');
    await page.getByRole('button', { name: 'حاول مرة أخرى' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('هذا الرابط لا يعمل');
    await expectLogged(page, 'CONFIRMATION_EXPIRED');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'تسجيل الدخول' }).click();
    await expect(page).toHaveURL('/ar/auth?mode=signin');
  });
});

test('a pending reset can be cancelled', async ({ page }) => {
  await page.goto(`/reset-password#code=${DEAD_CODE}`);
  await expect(page).toHaveURL('/reset-password');
  await page.goto('/');
  await expect(page).toHaveURL('/reset-password');
  await page.getByRole('button', { name: 'Keep my old password' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/services');
  await expect(page).toHaveURL('/services');
});
