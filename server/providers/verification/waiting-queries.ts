import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { countUpTo, isOnPage, type WaitingPage, type WaitingWork } from '../../kernel/waiting-work.ts';
import type { Database } from '../../platform/db.ts';
import { providerChangeRequests as requests } from '../application-tables.ts';
import { isWaiting, providerProfiles as providers, waitsSince } from '../tables.ts';

const names = { name_en: providers.display_name_en, name_ar: providers.display_name_ar };

function applicationsOn(page: Pick<WaitingPage, 'after' | 'except'>): SQL | undefined {
  return and(isWaiting(providers), isOnPage(waitsSince(providers), sql`${providers.id}`, page));
}

/** Applications that nobody has decided about. */
export const waitingApplications = {
  find: (db, page) =>
    db
      .select({ id: providers.id, since: waitsSince(providers).mapWith(providers.created_at), ...names })
      .from(providers)
      .where(applicationsOn(page))
      .orderBy(asc(waitsSince(providers)), asc(providers.id))
      .limit(page.rows)
      .execute(),
  count: (except, most) => countUpTo(most, providers, applicationsOn({ after: null, except })),
} satisfies WaitingWork<{ id: string; since: Date; name_en: string; name_ar: string }>;

function changesOn(page: Pick<WaitingPage, 'after' | 'except'>): SQL | undefined {
  return and(sql`${requests.status} = 'open'`, isOnPage(sql`${requests.created_at}`, sql`${requests.id}`, page));
}

/** Changes that verified providers ask for. */
export const waitingChanges = {
  find: (db: Database, page: WaitingPage) =>
    db
      .select({ id: requests.id, since: requests.created_at, provider_id: requests.provider_id, ...names })
      .from(requests)
      .innerJoin(providers, eq(providers.id, requests.provider_id))
      .where(changesOn(page))
      .orderBy(asc(requests.created_at), asc(requests.id))
      .limit(page.rows)
      .execute(),
  count: (except, most) => countUpTo(most, requests, changesOn({ after: null, except })),
} satisfies WaitingWork<{ id: string; since: Date; provider_id: string; name_en: string; name_ar: string }>;
