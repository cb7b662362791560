import { missingFields, type PayoutTemplate, TEMPLATE_LIMITS } from '@hirfa/domain/payouts';
import { type AdminCtx, type Ctx, type Person, refuse, refuseField } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { countTemplates, deleteTemplate, findShownTemplate, findTemplates, upsertTemplate } from './queries.ts';

export async function listPayoutTemplates({ ctx: { db } }: { ctx: Ctx<Person> }) {
  const items = await findTemplates(db);
  return { items: items.map(({ columns, ...item }) => ({ ...item, columns: [...columns] })) };
}

/** Adds a template, or changes one. Files that were written by it stay as they are. */
export async function savePayoutTemplate({
  ctx,
  input,
}: {
  ctx: AdminCtx;
  input: PayoutTemplate & { id?: string | undefined };
}) {
  const { db, now } = ctx;
  const [missing] = missingFields(input);
  if (missing !== undefined) return refuseField('columns', `has no column for ${missing}`);
  const before = input.id === undefined ? undefined : await findShownTemplate(db, input.id);
  if (input.id !== undefined && before === undefined) return refuse('not_found');
  if (before === undefined && (await countTemplates(db)) >= TEMPLATE_LIMITS.templates) return refuse('state_changed');
  const { id = newId(now.getTime()), ...template } = input;
  if (!(await upsertTemplate(db, { id, ...template }, now))) return refuseField('name', 'is taken');
  const entry = { action: 'payout_template.save' as const, entity_type: 'payout_template', entity_id: id };
  await ctx.audit({ ...entry, before: { ...before }, after: { ...template } });
  return { id };
}

export async function removePayoutTemplate({ ctx, input: { id } }: { ctx: AdminCtx; input: { id: string } }) {
  const before = await findShownTemplate(ctx.db, id);
  if (before === undefined) return refuse('not_found');
  await deleteTemplate(ctx.db, id);
  const entry = { action: 'payout_template.remove' as const, entity_type: 'payout_template', entity_id: id };
  await ctx.audit({ ...entry, before, after: {} });
  return { removed: true as const };
}
