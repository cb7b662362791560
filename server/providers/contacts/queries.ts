import type { PublishedTexts } from '@hirfa/domain/providers';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { countUpTo, isOnPage, type WaitingPage, type WaitingWork } from '../../kernel/waiting-work.ts';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { providerProfiles as providers, serviceCards } from '../tables.ts';
import { providerContactFlags as flags } from './tables.ts';

/** What customers read of the next providers after one of them, in the order of their ids. */
export async function publishedAfter(
  db: Database,
  id: string,
  limit: number,
): Promise<(PublishedTexts & { id: string })[]> {
  const { full_name, full_name_ar, business_name, business_name_ar, bio_en, bio_ar } = providers;
  const texts = { full_name, full_name_ar, business_name, business_name_ar, bio_en, bio_ar };
  const rows = await db
    .select({ id: providers.id, ...texts, skills: providers.skills, social_media_links: providers.social_media_links })
    .from(providers)
    .where(and(gt(providers.id, id), sql`counts_as_provider(${providers.verification_status}, ${providers.is_active})`))
    .orderBy(asc(providers.id))
    .limit(limit);
  const cards = await db
    .select({ provider_id: serviceCards.provider_id, title_en: serviceCards.title_en, title_ar: serviceCards.title_ar })
    .from(serviceCards)
    .where(
      and(
        isNull(serviceCards.removed_at),
        inArray(
          serviceCards.provider_id,
          rows.map((row) => row.id),
        ),
      ),
    );
  return rows.map((row) => ({ ...row, cards: cards.filter(({ provider_id }) => provider_id === row.id) }));
}

/** A provider that was flagged before, whatever was decided, is not flagged again. */
export async function insertFlags(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await db
      .insert(flags)
      .values(ids.map((provider_id) => ({ id: newId(now.getTime()), provider_id, flagged_at: now })))
      .onConflictDoNothing();
}

/** A flag, with whose page it is about. */
export async function findFlag(db: Database, id: string) {
  const [row] = await db
    .select({ provider_id: flags.provider_id, outcome: flags.outcome, user_id: providers.user_id })
    .from(flags)
    .innerJoin(providers, eq(providers.id, flags.provider_id))
    .where(eq(flags.id, id));
  return row;
}

/** False if somebody has decided before. */
export async function closeFlag(
  db: Database,
  id: string,
  outcome: 'asked' | 'left',
  decided: { decided_at: Date; decided_by: string },
): Promise<boolean> {
  const rows = await db
    .update(flags)
    .set({ outcome, ...decided })
    .where(and(eq(flags.id, id), isNull(flags.outcome)))
    .returning({ id: flags.id });
  return rows.length > 0;
}

const flagsOn = (page: Pick<WaitingPage, 'after' | 'except'>) =>
  and(isNull(flags.outcome), isOnPage(sql`${flags.flagged_at}`, sql`${flags.id}`, page));

/** Flags that nobody has decided about. */
export const waitingContacts = {
  find: (db, page) =>
    db
      .select({
        id: flags.id,
        since: flags.flagged_at,
        provider_id: flags.provider_id,
        name_en: providers.display_name_en,
        name_ar: providers.display_name_ar,
      })
      .from(flags)
      .innerJoin(providers, eq(providers.id, flags.provider_id))
      .where(flagsOn(page))
      .orderBy(asc(flags.flagged_at), asc(flags.id))
      .limit(page.rows)
      .execute(),
  count: (except, most) => countUpTo(most, flags, flagsOn({ after: null, except })),
} satisfies WaitingWork<{ id: string; since: Date; provider_id: string; name_en: string; name_ar: string }>;
