import { PROVIDER_TYPES, type ProviderType, TAB_OF } from '@hirfa/domain/providers';
import { and, desc, eq, getViewSelectedFields, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { boolean, numeric, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { categories, categoryBrief } from '../catalogue/index.ts';
import { amount, instant } from '../platform/columns.ts';
import type { Database } from '../platform/db.ts';

/** Promotion codes that everybody may read while they run. A view of rules.sql. */
const publicCampaigns = pgView('public_campaigns', {
  id: uuid('id').notNull(),
  code: text('code').notNull(),
  title_en: text('title_en').notNull(),
  title_ar: text('title_ar').notNull(),
  percent: numeric('percent', { precision: 5, scale: 4 }),
  flat: amount('flat'),
  minimum: amount('minimum').notNull(),
  maximum: amount('maximum'),
  category_slug: text('category_slug'),
  provider_type: text('provider_type', { enum: PROVIDER_TYPES }),
  is_first_booking_only: boolean('is_first_booking_only').notNull(),
  starts_at: instant('starts_at').notNull(),
  ends_at: instant('ends_at'),
}).existing();

const MOST = 50;

/**
 * The campaigns that run at an instant, the newest first: those of a type of provider and those of any, but none of a
 * category in which others work.
 */
export async function findCampaigns(db: Database, now: Date, type: ProviderType | null) {
  const { starts_at, ends_at, provider_type, id } = publicCampaigns;
  return db
    .select({ ...getViewSelectedFields(publicCampaigns), category: categoryBrief })
    .from(publicCampaigns)
    .leftJoin(categories, eq(categories.slug, publicCampaigns.category_slug))
    .where(
      and(
        lte(starts_at, now),
        or(isNull(ends_at), gt(ends_at, now)),
        type === null ? undefined : sql`coalesce(${provider_type}, ${type}) = ${type}`,
        type === null ? undefined : sql`coalesce(${categories.tab}, ${TAB_OF[type]}) = ${TAB_OF[type]}`,
      ),
    )
    .orderBy(desc(starts_at), desc(id))
    .limit(MOST);
}
