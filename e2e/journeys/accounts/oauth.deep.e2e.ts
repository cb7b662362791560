import { displayName, firstName } from '@hirfa/domain/accounts';
import type { Page } from '@playwright/test';
import { confirmEmail, expectNoSidewaysScroll, signIn } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';
import { somebody, google, heading, expectErased } from './oauth-pages.ts';

test.afterEach(({ site }) => {
  site.identityProvider.wrong = {};
});

test('Google signs in to the account with that e-mail, which keeps its password and can unlink Google', async ({
  page,
  openVisitor,
  world,
  site,
}) => {
  const person = await world.userWithPassword();
  site.identityProvider.person = somebody(person.email);
  await page.goto('/auth');
  await google(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page)).toContainText(firstName(displayName(person.full_name)));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile/security');
  await expect(page.getByRole('heading', { name: 'Linked accounts' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Unlink Google' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Google will no longer open your account');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink Google' }).press('Enter');
  await expect(page.getByText('Google is unlinked.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Linked accounts' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const other = await openVisitor();
  await signIn(other, person);
  await expect(other).toHaveURL('/dashboard');
});

test('an e-mail that Google has not verified signs nobody in, a verified one does', async ({ page, site }) => {
  site.identityProvider.person = { ...somebody(), email_verified: false };
  await page.goto('/auth');
  await google(page).click();
  await expect(page).toHaveURL('/auth/callback');
  await expect(heading(page)).toHaveText('Your e-mail is not confirmed there');
  await expectErased(page);
  await expectAccessible(page);
  site.identityProvider.person = somebody();
  await google(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a person signs up with Apple, which returns them by a form', async ({ page, site }) => {
  const person = somebody();
  site.apple.person = person;
  await page.goto('/auth?mode=signup');
  await page.getByRole('main').getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expectErased(page);
  await expect(heading(page)).toContainText(firstName(displayName(person.name)));
});

test('Facebook sign-up needs a code by e-mail first; from then on Facebook alone signs in', async ({
  page,
  openVisitor,
  site,
}) => {
  const { sub: id, name, email } = somebody();
  site.facebook.person = { id, name, email };
  const button = (on: Page) => on.getByRole('main').getByRole('button', { name: 'Continue with Facebook' });
  await page.goto('/profile/edit');
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await button(page).click();
  await expect(heading(page)).toHaveText('Check your e-mail');
  await expect(page).toHaveURL(/\/auth\/callback(#_=_)?$/);
  await expectErased(page);
  await expectAccessible(page);
  await confirmEmail(page, site, email);
  await expect(page).toHaveURL('/profile/edit');
  await expect(page.getByLabel('Full name')).toHaveValue(name);
  const other = await openVisitor();
  await other.goto('/auth');
  await button(other).click();
  await expect(other).toHaveURL('/dashboard');
});

test('in Arabic at 360 px, the page offers other sign-in methods while Google does not answer', async ({
  page,
  site,
}) => {
  site.identityProvider.person = somebody();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ar/profile/edit');
  await expect(page).toHaveURL('/ar');
  await page.goto('/ar/auth');
  const inArabic = page.getByRole('main').getByRole('button', { name: 'المتابعة بحساب Google' });
  await expect(inArabic).toBeEnabled();
  expect((await inArabic.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  site.identityProvider.wrong = { down: 'tokens' };
  const hold = Promise.withResolvers<void>();
  await page.route('**/auth/v1/oauth/google/start?*', (route) => hold.promise.then(() => route.continue()));
  // Evaluated in the page, because Playwright waits while a page is leaving.
  const isBusy = await inArabic.evaluate(async (button) => {
    const busy: boolean[] = [];
    const changes = new MutationObserver(() => busy.push(button.ariaBusy === 'true'));
    changes.observe(button, { attributeFilter: ['aria-busy'] });
    const until = async (count: number) => {
      while (busy.length < count) await new Promise(requestAnimationFrame);
    };
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await until(1);
    // The back-forward cache shows a page as it was when the person left it.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(2);
    return busy;
  });
  expect(isBusy).toEqual([true, false]);
  hold.resolve();
  await expect(heading(page)).toHaveText('الموقع الآخر لا يستجيب');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'طرق أخرى لتسجيل الدخول' }).click();
  await expect(page).toHaveURL('/ar/auth?mode=signin');
  site.identityProvider.wrong = {};
  await inArabic.click();
  await expect(page).toHaveURL('/ar/profile/edit');
  await expectErased(page);
});
