import { cairoDay, type Language } from '@hirfa/domain/market';
import { renderStatement, STATEMENT_FILE, STATEMENT_LAYOUT, statementFileName } from '@hirfa/templates/payouts';
import { findVerifiedProvider } from '../../bookings/index.ts';
import type { CallContext } from '../../kernel/calls.ts';
import { csvIn } from '../../kernel/csv.ts';
import { isRefusal, refuse, refuseFor } from '../../kernel/verb.ts';
import { printPaper } from '../../platform/papers/print-paper.ts';
import { findProviderNames, findOwnPayout, findStatementLines } from './queries.ts';

const BUSY_S = 10;

type StatementCtx = Pick<CallContext, 'person' | 'log' | 'reply'>;
interface StatementInput {
  id: string;
  language: Language;
}

/** The jobs of one of the actor's payouts as a PDF. */
export async function printPayoutStatement({ ctx, input }: { ctx: StatementCtx; input: StatementInput }) {
  const { reply, log } = ctx;
  const found = await findStatement(ctx, input.id);
  if (isRefusal(found)) return found;
  const { payout, lines, names, who } = found;
  const paper = JSON.stringify(renderStatement({ ...payout, ...names, lines }, input.language));
  const printed_at = payout.exported_at ?? payout.created_at;
  const pdf = await printPaper({ layout: STATEMENT_LAYOUT, input: paper, printed_at }, { who, log });
  if (pdf === 'busy') return refuseFor('service_unavailable', BUSY_S);
  reply.set('cache-control', 'private, no-store');
  return new File([new Uint8Array(pdf)], statementFileName(payout.week, 'pdf'), { type: 'application/pdf' });
}

/** The same as a file for spreadsheets. */
export async function exportPayoutStatement({ ctx, input }: { ctx: StatementCtx; input: StatementInput }) {
  const found = await findStatement(ctx, input.id);
  if (isRefusal(found)) return found;
  const csv = csvIn(input.language);
  const rows = found.lines.map(({ starts_at, title_en, title_ar, amount, booking_id }) =>
    csv.record([
      starts_at === null ? '' : cairoDay(starts_at),
      (input.language === 'ar' ? title_ar : title_en) ?? '',
      amount,
      booking_id,
    ]),
  );
  ctx.reply.set('cache-control', 'private, no-store');
  const text = csv.head(STATEMENT_FILE[input.language]) + rows.join('');
  return new File([text], statementFileName(found.payout.week, 'csv'), { type: 'text/csv; charset=utf-8' });
}

async function findStatement({ person }: StatementCtx, id: string) {
  return person(async ({ db, actor }) => {
    const providerId = await findVerifiedProvider(db);
    if (providerId === undefined) return refuse('provider_required');
    const payout = await findOwnPayout(db, providerId, id);
    if (payout === undefined) return refuse('not_found');
    const lines = await findStatementLines(db, id);
    return { payout, lines, names: await findProviderNames(db, providerId), who: actor.user_id };
  });
}
