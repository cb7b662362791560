import { DEMO_SIGN_INS } from '@hirfa/server/entry/demo-sign-ins';
import type { RunningSite } from '@hirfa/server/testing/site';
import type { Browser, BrowserContext } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { signInAs } from '../session.ts';

const [customer, provider, admin] = DEMO_SIGN_INS;
const EMAILS = { customer, provider, admin };
/** The people of the demo data, who have a history to show. */
export type Who = keyof typeof EMAILS;

/** A browser in which one of them is signed in. */
export async function openContextAs(browser: Browser, site: RunningSite, who: Who): Promise<BrowserContext> {
  const [user] = await site.owner.execute<{ id: string }>(sql`select id from auth.users where email = ${EMAILS[who]}`);
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Africa/Cairo',
    reducedMotion: 'reduce',
  });
  await signInAs(context, site, { id: user?.id ?? '' });
  return context;
}

/** The provider profile of the demo's provider. */
export async function demoProviderId({ owner }: Pick<RunningSite, 'owner'>): Promise<string> {
  const [row] = await owner.execute<{ id: string }>(sql`select provider_profiles.id from provider_profiles
    join auth.users on users.id = user_id where email = ${provider}`);
  return row?.id ?? '';
}

/** An applicant of the demo who waits for a decision. */
export async function demoApplicantId({ owner }: Pick<RunningSite, 'owner'>): Promise<string> {
  const [row] = await owner.execute<{ id: string }>(
    sql`select id from provider_profiles where verification_status = 'pending' order by created_at desc limit 1`,
  );
  return row?.id ?? '';
}
