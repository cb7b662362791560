import { type Confirmation, type ConfirmationOutcome, outcomesOf, readConfirmations } from '@hirfa/domain/payouts';
import {
  type AdminCtx,
  type Ctx,
  isRefusal,
  type Person,
  refuse,
  refuseField,
  type Refusal,
} from '../../kernel/verb.ts';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { lockPayouts } from '../cut/queries.ts';
import { payoutMoved } from '../events.ts';
import { endPayouts, findReferenced, type Referenced } from './queries.ts';

interface Line extends Confirmation {
  outcome: ConfirmationOutcome;
  payout: ReturnType<Referenced['get']>;
}

/** What an import of this file would do, line by line. */
export async function previewPayoutImport({ ctx, input: { text } }: { ctx: Ctx<Person>; input: { text: string } }) {
  const lines = await linesOf(ctx.db, text);
  if (isRefusal(lines)) return lines;
  const items = lines.map(({ payout, ...line }) => ({
    ...line,
    amount: payout?.amount ?? null,
    name_en: payout?.name_en ?? '',
    name_ar: payout?.name_ar ?? '',
  }));
  return { items, applied: countApplied(lines) };
}

/**
 * Does what the preview has shown: payouts arrive or come back. A file that is imported again changes nothing; one that
 * would do anything else by now is refused.
 */
export async function importPayouts({
  ctx,
  input: { text, applied },
}: {
  ctx: AdminCtx;
  input: { text: string; applied: number };
}) {
  const { db, now } = ctx;
  await lockPayouts(db);
  const lines = await linesOf(db, text);
  if (isRefusal(lines)) return lines;
  if (countApplied(lines) !== applied || applied === 0) return refuse('state_changed');
  const idsOf = (wanted: Confirmation['state']) =>
    lines.flatMap(({ outcome, state, payout }) =>
      outcome === 'applied' && state === wanted && payout !== undefined ? [payout.id] : [],
    );
  const [paid, returned] = [idsOf('paid'), idsOf('returned')];
  await endPayouts(db, paid, 'paid', now);
  await endPayouts(db, returned, 'returned', now);
  if (returned.length > 0)
    await ctx.publish(payoutMoved, ...returned.map((payout_id) => ({ payout_id, state: 'returned' as const })));
  const after = { paid: paid.length, returned: returned.length };
  const entity_id = newId(now.getTime());
  await ctx.audit({ action: 'payouts.import', entity_type: 'payout_import', entity_id, before: {}, after });
  return after;
}

const countApplied = (lines: readonly Line[]) => lines.filter(({ outcome }) => outcome === 'applied').length;

async function linesOf(db: Database, text: string): Promise<Line[] | Refusal<'invalid_input'>> {
  const read = readConfirmations(text);
  if ('problem' in read) return refuseField('text', read.problem === 'bad_row' ? `bad_row ${read.line}` : read.problem);
  const found = await findReferenced(
    db,
    read.map(({ reference }) => reference),
  );
  const outcomes = outcomesOf(read, new Map([...found].map(([reference, { state }]) => [reference, state])));
  return read.map((line, index) => ({
    ...line,
    outcome: outcomes[index] ?? 'unknown',
    payout: found.get(line.reference),
  }));
}
