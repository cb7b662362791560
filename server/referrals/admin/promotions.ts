import type { NewPromotion, Promotion, RefusedInvitation } from '@hirfa/contract/referrals';
import { fromDecimal, fromRateText, toRateText } from '@hirfa/domain/payments';
import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type AdminCtx, isRefusal, refuse, refuseField } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { findPromotions, findRefused, insertPromotion, lockPromotion, updatePromotion } from './queries.ts';

interface List {
  ctx: AdminCtx;
  input: { limit: number; cursor?: string | undefined };
}

export async function listPromotions({ ctx: { db }, input: { limit, cursor: text } }: List) {
  const cursor = readCursor(text);
  if (isRefusal(cursor)) return cursor;
  const rows = await findPromotions(db, { cursor, rows: limit + 1 });
  return cutPage(rows, limit, viewPromotion, ({ created_at, id }) => [created_at.getTime(), id]);
}

function viewPromotion(row: Awaited<ReturnType<typeof findPromotions>>[number]): Promotion {
  const { percent, starts_at, ends_at, stopped_at, created_at, ...rest } = row;
  return {
    ...rest,
    percent: percent === null ? null : toRateText(fromRateText(percent)),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    stopped_at: stopped_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

export async function addPromotion({ ctx, input }: { ctx: AdminCtx; input: NewPromotion }) {
  const { db, now, audit } = ctx;
  const problem = problemOf(input);
  if (problem !== null) return problem;
  const id = newId();
  const dates = {
    starts_at: new Date(input.starts_at),
    ends_at: input.ends_at === null ? null : new Date(input.ends_at),
  };
  if (!(await insertPromotion(db, { ...input, ...dates, id, created_at: now })))
    return refuseField('code', 'There is a promotion with this code');
  const { percent, flat, budget, uses_in_total } = input;
  const after = { code: input.code, percent, flat, budget, uses_in_total };
  await audit({ action: 'promotion.add', entity_type: 'promotion', entity_id: id, before: {}, after });
  return { id };
}

function problemOf({ percent, flat, maximum, budget, starts_at, ends_at }: NewPromotion) {
  if ((percent === null) === (flat === null)) return refuseField('percent', 'Either a percentage or an amount');
  if (percent !== null && fromRateText(percent) === 0) return refuseField('percent', 'More than nothing');
  for (const [field, amount] of Object.entries({ flat, maximum, budget }))
    if (amount !== null && fromDecimal(amount) === 0) return refuseField(field, 'More than nothing');
  return ends_at !== null && new Date(ends_at) <= new Date(starts_at)
    ? refuseField('ends_at', 'The end is after the start')
    : null;
}

export async function stopPromotion({ ctx, input: { id } }: { ctx: AdminCtx; input: { id: string } }) {
  const { db, now, audit } = ctx;
  const found = await lockPromotion(db, id);
  if (found === undefined) return refuse('not_found');
  if (found.stopped_at !== null) return refuse('state_changed');
  await updatePromotion(db, id, { stopped_at: now });
  const [before, after] = [{ stopped_at: null }, { stopped_at: now.toISOString() }];
  await audit({ action: 'promotion.change', entity_type: 'promotion', entity_id: id, before, after });
  return { stopped: true as const };
}

export async function changePromotionBudget({
  ctx,
  input: { id, budget },
}: {
  ctx: AdminCtx;
  input: { id: string; budget: string | null };
}) {
  const { db, audit } = ctx;
  const found = await lockPromotion(db, id);
  if (found === undefined) return refuse('not_found');
  if (found.stopped_at !== null) return refuse('state_changed');
  if (budget !== null && (fromDecimal(budget) === 0 || fromDecimal(budget) < fromDecimal(found.spent)))
    return refuseField('budget', 'Not below what it has given');
  await updatePromotion(db, id, { budget });
  const [before, after] = [{ budget: found.budget }, { budget }];
  await audit({ action: 'promotion.change', entity_type: 'promotion', entity_id: id, before, after });
  return { changed: true as const };
}

export async function listRefusedInvitations({ ctx: { db }, input: { limit, cursor: text } }: List) {
  const cursor = readCursor(text);
  if (isRefusal(cursor)) return cursor;
  const rows = await findRefused(db, { cursor, rows: limit + 1 });
  return cutPage(
    rows,
    limit,
    (row): RefusedInvitation => ({ ...row, at: row.at.toISOString() }),
    ({ at, invited_id }) => [at.getTime(), invited_id],
  );
}
