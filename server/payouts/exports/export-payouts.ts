import { holdOf, latinHolder, type PayoutFormat, type PayoutTemplate } from '@hirfa/domain/payouts';
import { type PayoutKind, piastres, toDecimal } from '@hirfa/domain/payments';
import { renderPain001 } from '@hirfa/templates/payouts';
import { type AccountServices, askSecondFactor, type SecondFactorProof } from '../../accounts/index.ts';
import { type AdminCtx, isRefusal, refuse, refuseField, type Refusal } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { cutWeek } from '../cut/cut-week.ts';
import { payoutMoved } from '../events.ts';
import {
  exportOpen,
  findNextNumber,
  findOpen,
  findPayingAccount,
  findTemplate,
  insertExport,
  insertFile,
  lockAccounts,
  type SentPayout,
} from './queries.ts';
import { writeByTemplate } from './write-file.ts';

type ExportCtx = AdminCtx & { services: AccountServices };
type ExportInput = { format: PayoutFormat; template_id?: string | undefined } & SecondFactorProof;

/** How the file is written, and for which kind of account. */
interface Writer {
  kind: PayoutKind;
  template_name: string;
  write(payouts: readonly SentPayout[], number: number, now: Date): string;
}

/**
 * Writes a file for the bank of all open payouts that nothing holds, after they are cut again from the ledger. Each is
 * in one file: whoever exports at the same time waits, and finds nothing left.
 */
export async function exportPayouts({ ctx, input }: { ctx: ExportCtx; input: ExportInput }) {
  const { format, template_id, ...proof } = input;
  const writer = await findWriter(ctx, format, template_id);
  if (isRefusal(writer)) return writer;
  const refused = await askSecondFactor({ ctx, input: proof });
  if (refused !== null) return refused;
  await cutWeek({ ctx });
  await lockAccounts(ctx.db);
  const ready = (await findOpen(ctx.db)).filter(
    ({ kind, facts }) => kind === writer.kind && holdOf(facts, ctx.now) === null,
  );
  if (ready.length === 0) return refuse('state_changed');
  return send(ctx, { format, writer, ready });
}

interface Batch {
  format: PayoutFormat;
  writer: Writer;
  ready: Awaited<ReturnType<typeof findOpen>>;
}

async function send(ctx: ExportCtx, { format, writer, ready }: Batch) {
  const { db, now } = ctx;
  const number = await findNextNumber(db);
  const id = newId(now.getTime());
  const total = toDecimal(piastres(ready.reduce((sum, { amount }) => sum + amount, 0)));
  const { kind, template_name } = writer;
  const written = { id, number, kind, format, template_name, payouts: ready.length, total };
  await insertExport(db, { ...written, created_at: now });
  const ids = ready.map((payout) => payout.id);
  const references = ids.map((_, index) => `H${number}-${index + 1}`);
  const sent = await exportOpen(db, ids, { exportId: id, references, now });
  await insertFile(db, id, writer.write(sent, number, now));
  await ctx.publish(payoutMoved, ...ids.map((payout_id) => ({ payout_id, state: 'exported' as const })));
  const after = { number, kind, format, payouts: ready.length, total };
  await ctx.audit({ action: 'payouts.export', entity_type: 'payout_export', entity_id: id, before: {}, after });
  return { id, number, payouts: ready.length, total };
}

async function findWriter(
  { db }: ExportCtx,
  format: PayoutFormat,
  templateId: string | undefined,
): Promise<Writer | Refusal<'not_found' | 'invalid_input'>> {
  if (format === 'csv') {
    const template = templateId === undefined ? undefined : await findTemplate(db, templateId);
    return template === undefined ? refuse('not_found') : byTemplate(template);
  }
  const payer = await findPayingAccount(db);
  if (payer === undefined) return refuseField('format', 'needs the account from which is paid');
  return {
    kind: 'iban',
    template_name: '',
    write: (payouts, number, created_at) =>
      renderPain001({
        id: `HIRFA-${number}`,
        created_at,
        payer: { name: payer.name, iban: payer.number },
        transfers: payouts.map(({ reference, amount, holder, names, number: iban }) => ({
          reference,
          amount,
          holder: latinHolder(holder, names),
          iban,
        })),
      }),
  };
}

const byTemplate = (template: PayoutTemplate): Writer => ({
  kind: template.kind,
  template_name: template.name,
  write: (payouts, _, now) => writeByTemplate(template, payouts, now),
});
