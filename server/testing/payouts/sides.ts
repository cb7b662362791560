import { nextCut } from '@hirfa/domain/payouts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import type { Answer } from '../calls.ts';
import { finishedJob } from '../disputes/sides.ts';
import { type Market, passHours } from '../market.ts';
import type { ReachableProduct, TestProduct } from '../product.ts';
import { signedIn } from '../signed-in.ts';

/** Of the registry of IBANs, and others with the right checksum. */
export const IBANS = [
  'EG380019000500000000263180002',
  'EG540019000500000000263180005',
  'EG860019000500000000263180011',
] as const;

const Sent = z.object({ id: z.uuid(), number: z.int(), payouts: z.int(), total: z.string() });
const File = z.object({ name: z.string(), content: z.string() });
const One = z.object({ id: z.uuid() });
const Row = z.array(z.object({ week: z.string(), amount: z.string(), state: z.string() }));
const columns = ['holder', 'number', 'amount', 'reference'].map((field) => ({ head: field, field, fixed: '' }));

/** A job of EGP 450 is settled, of which its provider, who has said where to be paid, gets EGP 337.50. */
export async function settledJob(product: TestProduct, iban: string | null = IBANS[0]) {
  const { market, booking } = await finishedJob(product);
  if (iban !== null) await saveAccount(product, market, iban);
  await passHours(product, 24);
  return { market, booking };
}

/** The provider signs in and says where to be paid. */
export async function saveAccount(product: TestProduct, market: Market, number: string): Promise<Answer> {
  const header = await signedIn(product, market.provider.user_id);
  const body = { kind: 'iban', number, holder: 'Salma Kamal' };
  return market.ask('provider', 'PUT', '/api/v1/provider/payout-details', body, await header());
}

/** The week ends, and what follows from it happens. */
export async function endWeek(product: TestProduct): Promise<void> {
  product.clock.now = nextCut(product.clock.now);
  await product.work();
}

/** What is payable of a booking becomes more or less. */
export async function moveEarnings({ owner, clock }: TestProduct, bookingId: string, amount: string): Promise<void> {
  await owner.execute(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
    select ${bookingId}, account, sign * ${amount}::numeric, ${newId()}, ${clock.now.toISOString()}::timestamptz
    from (values ('provider_payable', -1), ('commission', 1)) as moved (account, sign)`);
}

/** Nobody of an earlier test is owed anything. */
export async function forgetPayables({ owner }: TestProduct): Promise<void> {
  await owner.execute(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
    select booking_id, moved.account, sign * payable, gen_random_uuid()::text, now()
    from (select booking_id, -sum(amount) as payable from ledger_entries where account = 'provider_payable'
      group by booking_id having sum(amount) <> 0) as owed
    cross join (values ('provider_payable', 1), ('commission', -1)) as moved (account, sign)`);
  await owner.execute(sql`delete from payouts where state = 'open'`);
}

/** The calls of an admin and of a provider about payouts. */
export function payoutsOf(product: ReachableProduct, market: Market) {
  const { owner } = product;
  const path = '/api/v1/admin/payouts';
  // Weeks pass: sessions of earlier calls have ended.
  const askAs = async (who: 'admin' | 'provider', method: string, to: string, body?: object) => {
    const header = await signedIn(product, who === 'admin' ? market.admin.id : market.provider.user_id);
    return market.ask(who, method, to, body, await header());
  };
  const post = (to: string, body: object) => askAs('admin', 'POST', path + to, body);
  async function template(): Promise<string> {
    const name = `Bank ${newId()}`;
    return One.parse((await post('/templates', { name, kind: 'iban', separator: 'comma', columns })).body).id;
  }
  const tryExport = async (id?: string) => post('/exports', { format: 'csv', template_id: id ?? (await template()) });
  return {
    post,
    template,
    tryExport,
    async send() {
      const { status, body } = await tryExport();
      if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
      return Sent.parse(body);
    },
    file: async (id: string) => File.parse((await askAs('admin', 'GET', `${path}/exports/${id}/file`)).body),
    desk: async () => (await askAs('admin', 'GET', path)).body,
    /** Confirms references by a file. */
    async confirm(lines: Record<string, 'paid' | 'returned'>) {
      const text = `reference,status\n${Object.entries(lines)
        .map((line) => line.join(','))
        .join('\n')}`;
      const { applied } = z.object({ applied: z.int() }).parse((await post('/import/preview', { text })).body);
      return post('/import', { text, applied });
    },
    next: async () => (await askAs('provider', 'GET', '/api/v1/provider/payouts/next')).body,
    async rows() {
      return Row.parse([
        ...(await owner.execute(sql`select week::text, amount::text, state from payouts
          where provider_id = ${market.provider.id} order by exported_at nulls last, created_at, id`)),
      ]);
    },
  };
}
