import { SESSION } from '@hirfa/domain/accounts';
import { tokenIn } from '@hirfa/server/testing/mail-box';
import type { Page } from '@playwright/test';
import { callAs } from '../../calls.ts';
import { expectNoSidewaysScroll, fillSignIn, signIn, signOut } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';
import { codesOf, heading } from './second-factor-pages.ts';

test.use({ expectedConsole: /status of 40[13]|WebSocket connection/ });

const wrong = (code: string) => (code === '123456' ? '654321' : '123456');

/** Sets an app up by the calls of its page; returns the codes that it shows, and the recovery codes. */
async function setUpApp(page: Page) {
  const ask = (verb: string, body: object) => callAs(page, `/api/v1/me/second-factor/${verb}`, body);
  const next = codesOf((await ask('start', {})).secret);
  const { recovery_codes } = await ask('confirm', { code: next() });
  return { next, recoveryCodes: recovery_codes as string[] };
}

test('an authenticator app is set up, required at sign-in and turned off with a recovery code', async ({
  openAs,
  world,
}) => {
  const person = await world.userWithPassword();
  const page = await openAs(person, { path: '/profile/security', signedInAgoMs: SESSION.freshMs });
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(
    page.getByText('So that nobody else can do this, please sign in once more; then you have 10 minutes.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/auth?mode=signin');
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/profile/security');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const next = codesOf((await page.locator('code').innerText()).replaceAll(' ', ''));
  await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', /^otpauth:\/\/totp\/Hirfa/);
  await expectAccessible(page);
  // In the dark theme, too, cameras need a dark code on a light background.
  await expect(page.getByRole('main').locator('svg[shape-rendering=crispEdges]')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  const first = next();
  await page.getByLabel('Code').fill(wrong(first));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/^This is not the code that the app shows now/);
  await page.getByLabel('Code').fill(first);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { name: 'It is on. Save these recovery codes' })).toBeFocused();
  const codes = await page.getByRole('main').locator('li code').allInnerTexts();
  expect(codes).toHaveLength(10);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('hirfa-recovery-codes.txt');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();

  await signOut(page);
  await signIn(page, person);
  await expect(heading(page)).toHaveText('One more step');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription('Please type the six digits.');
  await page.getByLabel('Code').fill(first);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This code is not right, or was used before. Type the one that is shown now.',
  );
  await page.getByLabel('Code').fill(next());
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/profile/delete-account');
  const [password, code] = [page.getByLabel('Your password', { exact: true }), page.getByLabel('Code of the app')];
  await password.fill(person.password);
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription('Please type a code.');
  await expect(code).toBeFocused();
  await code.fill(first);
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^This code is not right, or was used before/);
  await expectAccessible(page);
  await code.fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Your account will be deleted on');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays')).toBeVisible();

  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByLabel('Code of the app, or a recovery code').fill(codes[0] ?? '');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  await signOut(page);
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
});

test('in Arabic, a reset needs a recovery code, a late code begins again and the mail undoes the app', async ({
  openAs,
  openVisitor,
  world,
  site,
}) => {
  const person = await world.userWithPassword();
  const page = await openAs(person);
  const { recoveryCodes } = await setUpApp(page);
  await page.goto('/reset-password');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page)).toHaveText('Check your e-mail');
  const mail = () => site.mailBox.latest(person.email);
  await expect.poll(async () => (await mail()).text).toContain('/reset-password#code=');
  const phone = await openVisitor({ width: 360 });
  await phone.goto(`/ar/reset-password#code=${tokenIn(await mail())}`);
  await phone.getByLabel('كلمة المرور الجديدة', { exact: true }).fill('three green kettles');
  await phone.keyboard.press('Enter');
  await expect(heading(phone)).toHaveText('تم تغيير كلمة مرورك');
  await signIn(phone, { ...person, password: 'three green kettles' }, 'ar');
  await expect(heading(phone)).toHaveText('خطوة أخرى');
  await expect(phone.getByLabel('الرمز')).toBeFocused();
  await phone.keyboard.press('Tab');
  await phone.keyboard.press('Tab');
  await phone.keyboard.press('Enter');
  await expect(phone.getByLabel('رمز الاسترداد')).toBeFocused();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.keyboard.type((recoveryCodes[0] ?? '').toUpperCase());
  await phone.keyboard.press('Enter');
  await expect(phone).toHaveURL('/ar/dashboard');

  await page.clock.install();
  await signIn(page, { ...person, password: 'three green kettles' });
  await expect(heading(page)).toHaveText('One more step');
  await page.clock.fastForward('05:00');
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('That took longer than 5 minutes. Please begin again.');
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(person.email);

  // As if somebody else had set up the app: the link of the mail about it signs in without the app.
  const told = site.mailBox.mails.find(
    ({ to, subject }) => to === person.email && subject.includes('A second factor was set up'),
  );
  const link = `/ar/undo-security#code=${tokenIn({ text: told?.text ?? '' })}`;
  await phone.goto(link);
  await expect(heading(phone)).toHaveText('ألم تكن أنت؟');
  await expect(phone.getByRole('main')).toContainText('Chrome');
  await expectAccessible(phone);
  expect(await phone.evaluate(() => [location.hash, document.documentElement.scrollWidth])).toEqual(['', 360]);
  await phone.getByRole('button', { name: 'تراجع عن ذلك' }).press('Enter');
  await expect(phone).toHaveURL('/ar/reset-password');
  await expect(phone.getByRole('main')).toContainText('تم التراجع عن ذلك');
  await phone.getByLabel('كلمة المرور الجديدة', { exact: true }).fill('four blue kettles');
  await phone.keyboard.press('Enter');
  await expect(heading(phone)).toHaveText('تم تغيير كلمة مرورك');
  await signIn(phone, { ...person, password: 'four blue kettles' }, 'ar');
  await expect(phone).toHaveURL('/ar/dashboard');
  await phone.goto('/ar/profile/security');
  await expect(phone.getByRole('button', { name: 'تفعيل تطبيق مصادقة' })).toBeVisible();
  await phone.goto(link);
  await expect(heading(phone)).toHaveText('لا يوجد هنا ما يمكن التراجع عنه');
  await expectAccessible(phone);
});
