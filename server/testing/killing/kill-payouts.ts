import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { bookingOf } from '../market.ts';
import { ledgerOf } from '../money.ts';
import { IBANS, payoutsOf } from '../payouts/sides.ts';
import { persist } from '../persist.ts';
import { type KillPoint, openTestSystem, type TestSystem } from './kill-payment.ts';

const steps: Omit<KillPoint, 'phase'>[] = [
  { name: 'writing a file of payouts', to: 'product', method: 'POST', path: /\/payouts\/exports$/ },
  { name: 'downloading it', to: 'product', method: 'GET', path: /\/payouts\/exports\/[^/]+\/file$/ },
  {
    name: 'taking back a file that the bank refused',
    to: 'product',
    method: 'POST',
    path: /\/exports\/[^/]+\/refuse$/,
  },
  { name: 'confirming payouts', to: 'product', method: 'POST', path: /\/payouts\/import$/ },
];

export const PAYOUT_POINTS: readonly KillPoint[] = steps.flatMap((step) => [
  { ...step, phase: 'before' as const },
  { ...step, phase: 'after' as const },
]);

const Written = z.object({ id: z.uuid(), number: z.int(), total: z.string() });
const Counts = z.object({ files: z.number(), payouts: z.number(), states: z.string(), entries: z.number() });

/**
 * Exports a payout, takes its file back, exports it again and confirms it, while the server is killed (SIGKILL) at one
 * point and restarted; the admin repeats what had no answer. Returns the seconds from the restart until it is paid
 * once, by the books, too.
 */
export async function killDuringPayouts(postgresUrl: string, point: KillPoint): Promise<number> {
  const system = await openTestSystem(postgresUrl, point);
  const { market, product } = system;
  try {
    await system.open();
    const { id } = bookingOf(await persist(() => market.tryToBook(), isDone(201)));
    await earn(system, id);
    const template_id = await payoutsOf(product, market).template();
    const path = '/api/v1/admin/payouts';
    const post = (to: string, body: object, key: string) =>
      market.ask('admin', 'POST', path + to, body, { 'idempotency-key': key });
    const [exportKey, refusalKey, secondKey, importKey] = [newId(), newId(), newId(), newId()];
    const wish = { format: 'csv', template_id };
    const written = Written.parse((await persist(() => post('/exports', wish, exportKey), isDone(200))).body);
    const file = await persist(() => market.ask('admin', 'GET', `${path}/exports/${written.id}/file`), isDone(200));
    const sent = JSON.stringify(file.body).split(IBANS[0]).length - 1;
    const refusal = { reason: 'The bank could not read it.' };
    await persist(() => post(`/exports/${written.id}/refuse`, refusal, refusalKey), isDone(200));
    const second = Written.parse((await persist(() => post('/exports', wish, secondKey), isDone(200))).body);
    const text = `reference,status\nH${second.number}-1,paid\n`;
    await persist(() => post('/import', { text, applied: 1 }, importKey), isDone(200));
    const again = await post('/exports', wish, newId());
    const [row] = await product.owner.execute(sql`select (select count(*)::int from payout_exports) as files,
      (select count(*)::int from payouts) as payouts, (select string_agg(state, ' ' order by created_at, id) from payouts) as states,
      (select count(*)::int from ledger_entries where account in ('payout_sent', 'bank_payouts')) as entries`);
    const ledger = await ledgerOf(product, id);
    const found = JSON.stringify([Counts.parse(row), ledger, sent, again.status]);
    // On its way and taken back, on its way, not on its way any more, and paid.
    const wanted = { files: 2, payouts: 2, states: 'refused paid', entries: 5 };
    if (found !== JSON.stringify([wanted, { bank_payouts: '-500.00', gateway: '500.00' }, 1, 409]))
      throw new Error(`not paid once: ${found}`);
    return system.secondsSinceStart();
  } finally {
    await system.close();
  }
}

const isDone =
  (wanted: number) =>
  ({ status }: { status: number }) =>
    status === wanted;

/** The provider has earned EGP 500 some weeks ago, and has said before where to be paid. */
async function earn({ market, product: { owner } }: TestSystem, bookingId: string): Promise<void> {
  await owner.execute(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
    values (${bookingId}, 'gateway', 500, 'a test', now() - interval '20 days'),
      (${bookingId}, 'provider_payable', -500, 'a test', now() - interval '20 days')`);
  await owner.execute(sql`insert into payout_details (user_id, kind, number, holder, changed_at)
    values (${market.provider.user_id}, 'iban', ${IBANS[0]}, 'Salma Kamal', now() - interval '20 days')`);
}
