import { type MailBox, tokenIn } from '@hirfa/server/testing/mail-box';
import type { Page } from '@playwright/test';
import { fillSignUp } from '../../people.ts';
import { expect } from '../../test.ts';

/** Signs up; returns the e-mail address and the path of the link in its mail. */
export async function askFor(page: Page, mailBox: MailBox): Promise<{ email: string; link: string }> {
  await page.goto('/auth?mode=signup');
  const { email } = await fillSignUp(page);
  return { email, link: `/auth/callback?type=signup#code=${tokenIn(await mailBox.latest(email))}` };
}

/** The secret is neither in the page's address nor in the history of the tab. */
export async function expectErased(page: Page, secret: string): Promise<void> {
  const addresses = await page.evaluate(() => [
    location.href,
    ...window.navigation.entries().map(({ url }) => url ?? ''),
  ]);
  expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
}

export const log = (page: Page) => page.evaluate(() => localStorage.getItem('hirfa.auth-events') ?? '');
/** Visitors load the client that logs when there is something to log. */
export const expectLogged = (page: Page, event: string) => expect.poll(() => log(page)).toContain(event);
export const isIn = (page: Page) => page.evaluate(() => localStorage.getItem('hirfa.session') !== null);
