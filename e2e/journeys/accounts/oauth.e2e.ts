import sharp from 'sharp';
import { expect, test } from '../../test.ts';
import { somebody, google, heading, expectErased } from './oauth-pages.ts';

test.afterEach(({ site }) => {
  site.identityProvider.wrong = {};
});

test('a new person signs up with Google, gets name and photo, lands on the wanted page and signs in again', async ({
  openVisitor,
  site,
}) => {
  const { identityProvider } = site;
  identityProvider.person = { ...somebody(), picture: `${identityProvider.issuer}/picture` };
  const photo = sharp({ create: { width: 96, height: 96, channels: 3, background: '#c01010' } });
  identityProvider.picture = { status: 200, bytes: await photo.png().toBuffer() };
  for (const visit of ['first', 'second']) {
    const page = await openVisitor();
    await page.goto('/profile/edit');
    await expect(page).toHaveURL('/');
    await page.goto('/auth?mode=signup');
    await google(page).click();
    await expect(page, visit).toHaveURL('/profile/edit');
    await expectErased(page);
    await expect(page.getByLabel('Full name')).toHaveValue('Laila Hassan');
    await page.goto('/dashboard');
    await expect(heading(page)).toContainText('Laila');
    const shown = page.getByRole('banner').getByRole('link', { name: 'My profile' }).locator('img');
    // The photo is copied after the sign-in.
    await expect(async () => {
      await page.reload();
      await expect(shown).toHaveAttribute('src', /^\/files\//, { timeout: 5000 });
      expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(96);
    }).toPass();
  }
});

test('a person who cancels at Google returns to sign-in, and the wanted page is still remembered', async ({
  page,
  site,
}) => {
  site.identityProvider.person = somebody();
  site.identityProvider.wrong = { answer: 'cancelled' };
  await page.goto('/profile/edit');
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await google(page).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('You came back without signing in.')).toBeVisible();
  await expectErased(page);
  site.identityProvider.wrong = {};
  await google(page).click();
  await expect(page).toHaveURL('/profile/edit');
});
