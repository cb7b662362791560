import { ACCOUNT_LIMITS } from '@hirfa/domain/accounts';
import { tokenIn } from '@hirfa/server/testing/mail-box';
import { expectNoSidewaysScroll, fillSignIn, freshPhone, signIn, signOut, texted } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test('a new phone number is asked for a name first; in Arabic it is skipped and not asked for again', async ({
  page,
  openVisitor,
  site,
}) => {
  const [named, nameless] = [freshPhone(), freshPhone()];
  await page.goto('/profile/settings');
  await expect(page).toHaveURL('/');
  await page.goto('/auth?mode=signin');
  await page.getByRole('button', { name: 'Continue by phone' }).click();
  await page.getByLabel('Mobile number').fill(named);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByLabel('Code').fill(await texted(site.phones, named));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is your name?');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Mona Adel');
  await expect(page.getByRole('main')).toContainText('Others see you as Mona A.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile/settings');
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText('Mona Adel');

  const phone = await openVisitor({ width: 360 });
  for (const count of [1, 2]) {
    await phone.goto('/ar/auth?mode=signin');
    await phone.getByRole('button', { name: 'المتابعة برقم الموبايل' }).click();
    await phone.getByLabel('رقم الموبايل').fill(nameless);
    await phone.getByRole('button', { name: 'إرسال الرمز' }).click();
    await phone.getByLabel('الرمز').fill(await texted(site.phones, nameless, count));
    await phone.keyboard.press('Enter');
    if (count === 1) {
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText('ما اسمك؟');
      await expectAccessible(phone);
      await expectNoSidewaysScroll(phone);
      await phone.getByRole('button', { name: 'ليس الآن' }).click();
    }
    await expect(phone).toHaveURL('/ar/dashboard');
    await signOut(phone, 'ar');
  }
});

test.describe('somebody else keeps trying', () => {
  test.use({ expectedConsole: /status of (401|429)/ });

  test('a known device still signs in, and a new password by mail lets the owner in on another one', async ({
    page,
    openVisitor,
    world,
    site,
  }) => {
    const person = await world.userWithPassword();
    await signIn(page, person);
    await expect(page).toHaveURL('/dashboard');
    await signOut(page);
    for (let tries = 0; tries < ACCOUNT_LIMITS.sign_in_pair.times; tries += 1)
      await fetch(`${site.address}/auth/v1/sign-in`, {
        method: 'POST',
        headers: { origin: site.address, 'content-type': 'application/json' },
        body: JSON.stringify({ email: person.email, password: 'not the password' }),
      });
    const other = await openVisitor({ width: 360 });
    await signIn(other, person);
    await expect(other.getByRole('alert')).toContainText('Too many tries.');
    await expectAccessible(other);
    await signIn(page, person);
    await expect(page).toHaveURL('/dashboard');
    await other.getByRole('alert').getByRole('link', { name: 'Choose a new password by e-mail' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('A new password');
    await expect(other.getByLabel('E-mail', { exact: true })).toHaveValue(person.email);
    await other.getByRole('button', { name: 'Send the link' }).click();
    await expect.poll(async () => (await site.mailBox.latest(person.email)).text).toContain('/reset-password#code=');
    await other.goto(`/reset-password#code=${tokenIn(await site.mailBox.latest(person.email))}`);
    await other.getByLabel('New password', { exact: true }).fill('three green kettles');
    await other.getByRole('button', { name: 'Save the password' }).click();
    await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(other, { ...person, password: 'three green kettles' });
    await expect(other).toHaveURL('/dashboard');
  });
});
