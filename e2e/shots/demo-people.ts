import { DEMO_SIGN_INS } from '@hirfa/server/entry/demo-sign-ins';
import type { RunningSite } from '@hirfa/server/testing/site';
import type { Browser, BrowserContext } from '@playwright/test';
import { type SQL, sql } from 'drizzle-orm';
import { signInAs } from '../session.ts';

const [customer, provider, admin] = DEMO_SIGN_INS;
/** The people of the demo data, who have a history to show; a newcomer is a customer who has not applied. */
export const PEOPLE = [
  'customer',
  'provider',
  'admin',
  'newcomer',
  'pending',
  'rejected',
  'suspended',
  'away',
] as const;
export type Who = (typeof PEOPLE)[number];

const byEmail = (email: string) => sql`select id from auth.users where email = ${email}`;
/** Professionals first, who have the most documents. */
const byState = (state: SQL) =>
  sql`select user_id as id from provider_profiles where ${state} order by experience_level desc, full_name limit 1`;
const isAway = sql`verification_status = 'verified' and is_active and not is_bookable`;
const isSuspended = sql`verification_status = 'verified' and suspension_reason is not null`;

const ID_OF: Record<Who, SQL> = {
  customer: byEmail(customer),
  provider: byEmail(provider),
  admin: byEmail(admin),
  newcomer: byEmail('customer-020@hirfa.test'),
  pending: byState(sql`verification_status = 'pending'`),
  rejected: byState(sql`verification_status = 'rejected'`),
  suspended: byState(isSuspended),
  away: byState(isAway),
};

/** A browser in which one of them is signed in. */
export async function openContextAs(browser: Browser, site: RunningSite, who: Who): Promise<BrowserContext> {
  const [user] = await site.owner.execute<{ id: string }>(ID_OF[who]);
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

export async function demoCustomerId({ owner }: Pick<RunningSite, 'owner'>): Promise<string> {
  const [row] = await owner.execute<{ id: string }>(byEmail(customer));
  return row?.id ?? '';
}

/** An applicant of the demo who waits for a decision, and whose card is in two accounts. */
export async function demoApplicantId(site: Pick<RunningSite, 'owner'>): Promise<string> {
  return idWhere(site, sql`verification_status = 'pending'`);
}

/** A provider of the demo who asks for a change. */
export async function demoChangeId(site: Pick<RunningSite, 'owner'>): Promise<string> {
  return idWhere(site, sql`id in (select provider_id from provider_change_requests where status = 'open')`);
}

/** A provider of the demo who is suspended. */
export async function demoSuspendedId(site: Pick<RunningSite, 'owner'>): Promise<string> {
  return idWhere(site, isSuspended);
}

/** A provider of the demo whom nobody can book soon. */
export async function demoAwayId(site: Pick<RunningSite, 'owner'>): Promise<string> {
  return idWhere(site, isAway);
}

async function idWhere({ owner }: Pick<RunningSite, 'owner'>, condition: SQL): Promise<string> {
  const [row] = await owner.execute<{ id: string }>(
    sql`select id from provider_profiles where ${condition} order by full_name, user_id limit 1`,
  );
  return row?.id ?? '';
}
