import { EarningsLine, EarningsWeek } from '@hirfa/contract/bookings';
import { pageOf } from '@hirfa/contract/lists';
import { fromDecimal } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Market } from '../../../testing/market.ts';
import { useProduct } from '../../../testing/product.ts';

const Weeks = z.object({ items: z.array(EarningsWeek) });
const EARNINGS = '/api/v1/provider/earnings';
const Balance = z.array(z.object({ booking_id: z.string(), pending: z.string(), payable: z.string() }));

export async function weeksOf(market: Market, query = ''): Promise<EarningsWeek[]> {
  return Weeks.parse((await market.ask('provider', 'GET', `${EARNINGS}${query}`)).body).items;
}

export async function linesOf(market: Market, week: string): Promise<EarningsLine[]> {
  const lines: EarningsLine[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const more = cursor === '' ? '' : `&cursor=${cursor}`;
    const { body } = await market.ask('provider', 'GET', `${EARNINGS}/lines?week=${week}&limit=2${more}`);
    const page = pageOf(EarningsLine).parse(body);
    lines.push(...page.items);
    cursor = page.next_cursor;
  }
  return lines;
}

/** The records of a file without its first line. Their fields have no separator in these tests. */
export async function recordsOf(market: Market, from: string, to: string, language = 'en'): Promise<string[][]> {
  const { body } = await market.ask('provider', 'GET', `${EARNINGS}.csv?from=${from}&to=${to}&language=${language}`);
  const [, ...records] = String(body).trimEnd().split('\r\n');
  return records.map((record) => record.split(language === 'ar' ? ';' : ','));
}

export const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + fromDecimal(amount), 0);

/** A product for tests of earnings, and its ledger. */
export function useLedger() {
  const product = useProduct();
  function at(instant: string, afterMs = 0): void {
    product.clock.now = new Date(Date.parse(instant) + afterMs);
  }
  /** What the ledger owes the provider for each of their bookings. */
  async function ledgerOf({ provider }: Market) {
    const rows = await product.owner.execute(sql`select booking_id,
      coalesce(-sum(amount) filter (where account = 'provider_pending'), 0)::numeric(12,2)::text as pending,
      coalesce(-sum(amount) filter (where account = 'provider_payable'), 0)::numeric(12,2)::text as payable
    from ledger_entries join payments using (booking_id) where provider_id = ${provider.id} group by booking_id`);
    return Balance.parse(rows).filter(({ pending, payable }) => pending !== '0.00' || payable !== '0.00');
  }
  return { product, at, ledgerOf };
}
