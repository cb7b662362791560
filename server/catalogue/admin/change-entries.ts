import type { CatalogueChange, CatalogueEntry } from '@hirfa/contract/catalogue';
import { type EntryKind, UNSORTED_CATEGORY } from '@hirfa/domain/catalogue';
import { isDeepStrictEqual } from 'node:util';
import { type AdminCtx, refuse, refuseField } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import {
  deleteEntry,
  findCategoryId,
  findEntry,
  insertEntry,
  isSlugTaken,
  lockCatalogue,
  swapEntry,
  updateEntry,
} from './queries.ts';

/** Adds a category, a service or an area. */
export async function addEntry({ ctx, input }: { ctx: AdminCtx; input: CatalogueEntry }) {
  const { db, now } = ctx;
  await lockCatalogue(db);
  const category_id = await categoryOf(ctx, input);
  if (category_id === null) return NO_CATEGORY;
  if (await isSlugTaken(db, input.kind, input.fields.slug, null)) return refuse('slug_taken');
  const id = newId(now.getTime());
  await insertEntry(db, input, { id, category_id, now });
  await audit(ctx, 'add', input.kind, id, {}, input.fields);
  return { id };
}

/** Changes an entry, unless somebody has changed it since the admin saw it. */
export async function changeEntry({ ctx, input }: { ctx: AdminCtx; input: CatalogueChange }) {
  const { db } = ctx;
  const { kind, id, seen, fields } = input;
  await lockCatalogue(db);
  const before = await findEntry(db, kind, id);
  if (before === undefined) return refuse('not_found');
  if (!isDeepStrictEqual({ ...before }, seen)) return refuse('state_changed');
  const category_id = await categoryOf(ctx, input);
  if (category_id === null) return NO_CATEGORY;
  if (isUnsorted(kind, before.slug) && fields.slug !== before.slug) return refuse('in_use');
  if (await isSlugTaken(db, kind, fields.slug, id)) return refuse('slug_taken');
  await updateEntry(db, input, category_id);
  await audit(ctx, 'change', kind, id, before, fields);
  return { id };
}

/** Removes an entry that nothing refers to: something that was added by mistake. */
export async function removeEntry({
  ctx,
  input: { kind, id },
}: {
  ctx: AdminCtx;
  input: { kind: EntryKind; id: string };
}) {
  const { db } = ctx;
  await lockCatalogue(db);
  const before = await findEntry(db, kind, id);
  if (before === undefined) return refuse('not_found');
  if (isUnsorted(kind, before.slug) || !(await deleteEntry(db, kind, id))) return refuse('in_use');
  await audit(ctx, 'remove', kind, id, before, {});
  return { removed: true as const };
}

interface Move {
  kind: 'category' | 'area';
  id: string;
  step: 'up' | 'down';
}

/** Moves a category or an area one place up or down. */
export async function moveEntry({ ctx, input: { kind, id, step } }: { ctx: AdminCtx; input: Move }) {
  await lockCatalogue(ctx.db);
  const moved = await swapEntry(ctx.db, kind, id, step);
  if (moved === undefined) return refuse('state_changed');
  await audit(ctx, 'move', kind, id, { position: moved.before }, { position: moved.after });
  return { moved: true as const };
}

/** Offers without a service of the catalogue are in it. */
const isUnsorted = (kind: EntryKind, slug: string) => kind === 'category' && slug === UNSORTED_CATEGORY;

const NO_CATEGORY = refuseField('fields.category_slug', 'is no category');

/** The category of a service, '' for the other kinds; null if there is none. */
async function categoryOf({ db }: AdminCtx, entry: CatalogueEntry | CatalogueChange): Promise<string | null> {
  return entry.kind === 'service' ? ((await findCategoryId(db, entry.fields.category_slug)) ?? null) : '';
}

function audit(
  ctx: AdminCtx,
  what: 'add' | 'change' | 'remove' | 'move',
  kind: EntryKind,
  id: string,
  before: object,
  after: object,
) {
  const entry = { action: `catalogue.${what}` as const, entity_type: kind, entity_id: id };
  return ctx.audit({ ...entry, before: { ...before }, after: { ...after } });
}
