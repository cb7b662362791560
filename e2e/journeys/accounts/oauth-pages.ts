import type { Page } from '@playwright/test';
import { freshEmail } from '../../people.ts';
import { expect } from '../../test.ts';

/** An account at an OAuth provider, with a verified e-mail address. */
export const somebody = (email = freshEmail(), sub = email) => ({
  sub,
  email,
  email_verified: true,
  name: 'Laila Hassan',
});

export const google = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continue with Google' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** No parameter of the redirect is in the page's address nor in the history of the tab. */
export async function expectErased(page: Page): Promise<void> {
  const addresses = await page.evaluate(() => [
    location.href,
    ...window.navigation.entries().map(({ url }) => url ?? ''),
  ]);
  expect(addresses.filter((address) => /[?&#](code|error|return_to|confirm_email)=/.test(address))).toEqual([]);
}
