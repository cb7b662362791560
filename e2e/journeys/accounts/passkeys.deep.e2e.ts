import type { CDPSession, Page } from '@playwright/test';
import { expectNoSidewaysScroll, fillSignIn, signOut } from '../../people.ts';
import { signInAs } from '../../session.ts';
import { expect, expectAccessible, test } from '../../test.ts';

/** A device that stores passkeys and verifies its owner; `touch` sets whether a person confirms its prompts. */
async function withDevice(page: Page, { touched = true } = {}) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: touched,
    },
  });
  return {
    touch: (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    knowOwner: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    keys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

/** Adds a passkey of this name at /profile/security. */
async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(keyRow(page, name)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/**
 * The browser offers no passkeys in the e-mail field. The simulated device answers each offer at once, so after a
 * refused one it would be asked again and again.
 */
const onlyByButton = (page: Page) =>
  page.addInitScript(() => (PublicKeyCredential.isConditionalMediationAvailable = async () => false));

const keyRow = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const byPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

// A page that is left at once may not have opened its socket yet.
test.use({ expectedConsole: /WebSocket connection/ });

test('a passkey can be added once per device and signs in without a password', async ({ page, site, world }) => {
  await signInAs(page.context(), site, await world.user());
  const device = await withDevice(page);
  await onlyByButton(page);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Chrome on Linux');
  await page.getByLabel('Name', { exact: true }).fill(' ');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/^Please write a name\./);
  await page.getByLabel('Name', { exact: true }).fill('Desk');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your passkey is added.')).toBeVisible();
  await expect(keyRow(page, 'Desk')).toContainText('Only on the device that made it');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('This device already has a passkey for your account.');
  expect(await device.keys()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await signOut(page);
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('autocomplete', 'username webauthn');
  await byPasskey(page).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/profile/delete-account');
  await expect(page.getByText('Your device will ask for your passkey.')).toBeVisible();
  await page.getByLabel('Confirm').fill('DELETE');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Your account will be deleted on');
});

test.describe('refused', () => {
  test.use({ expectedConsole: /status of 401|ERR_FAILED|WebSocket connection/ });

  test('the e-mail field offers passkeys again before a challenge expires and after a failed sign-in', async ({
    page,
    site,
    world,
  }) => {
    const { id, email } = await world.userWithPassword();
    await signInAs(page.context(), site, { id });
    const device = await withDevice(page);
    await page.goto('/profile/security');
    await add(page, 'Lamp');
    await device.touch(false);
    await page.clock.install();
    // The offer exists after the browser's API is called, which is later than the request for the challenge.
    await page.addInitScript(() => {
      const get = navigator.credentials.get.bind(navigator.credentials);
      let offers = 0;
      navigator.credentials.get = (options) => {
        document.documentElement.dataset['offers'] = String((offers += 1));
        return get(options);
      };
    });
    const expectOffers = (count: number) => expect(page.locator('html')).toHaveAttribute('data-offers', String(count));
    await signOut(page);
    await expectOffers(1);
    await page.clock.fastForward('04:00');
    await expectOffers(1);
    await page.clock.fastForward('01:00');
    await expectOffers(2);
    await fillSignIn(page, { email, password: 'not mine' });
    await expect(page.getByRole('alert')).toContainText('is not right');
    await expectOffers(3);
    await device.touch(true);
    await page.clock.fastForward('05:00');
    await expect(page).toHaveURL('/dashboard');
  });

  test('a passkey can be renamed and removed, and a removed one no longer signs in', async ({ page, site, world }) => {
    const person = await world.userWithPassword();
    await signInAs(page.context(), site, person);
    const device = await withDevice(page);
    await onlyByButton(page);
    await page.goto('/profile/security');
    await add(page, 'Old phone');
    await page.getByRole('button', { name: 'Rename Old phone' }).click();
    await page.getByLabel('Name', { exact: true }).fill('New phone');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(keyRow(page, 'New phone')).toBeVisible();
    await expect(keyRow(page, 'Old phone')).toBeHidden();
    await page.getByRole('button', { name: 'Remove New phone' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('button', { name: 'Remove New phone' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove the passkey' }).click();
    await expect(page.getByText('The passkey is removed.')).toBeVisible();
    await expect(keyRow(page, 'New phone')).toBeHidden();
    await expect(page.locator(':focus')).toContainText('Add a passkey');
    await device.touch(false);
    await signOut(page);
    await device.touch(true);
    await byPasskey(page).click();
    await expect(page.getByRole('alert')).toContainText('This passkey is no longer known here.');
    await fillSignIn(page, person);
    await expect(page).toHaveURL('/dashboard');
  });

  test('a cancelled passkey prompt shows no error, a failed connection does', async ({ page }) => {
    const device = await withDevice(page, { touched: false });
    await device.knowOwner(false);
    await page.goto('/auth');
    await device.touch(true);
    await byPasskey(page).click();
    await expect(page.getByText('No passkey was used.')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(byPasskey(page)).toBeFocused();
    await page.route('**/auth/v1/passkeys/start', (route) => route.abort());
    await byPasskey(page).click();
    await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  });
});

test('in Arabic at 360 px, a passkey is added and signs in by the keyboard alone', async ({ page, site, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page.context(), site, await world.user());
  const device = await withDevice(page);
  await page.goto('/ar/profile/security');
  await expect(page.getByText('بمفتاح المرور تدخل ببصمتك')).toBeVisible();
  await page.getByRole('button', { name: 'إضافة مفتاح مرور' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('الاسم', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('موبايل سلمى');
  await page.keyboard.press('Enter');
  await expect(keyRow(page, 'موبايل سلمى')).toBeVisible();
  await expect(page.getByRole('button', { name: 'إضافة مفتاح مرور' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await device.touch(false);
  await signOut(page, 'ar');
  const button = page.getByRole('button', { name: 'الدخول بمفتاح مرور' });
  await device.knowOwner(false);
  await device.touch(true);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('لم يُستخدم أي مفتاح مرور.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await device.knowOwner(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ar/dashboard');
});
