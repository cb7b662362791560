import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import type { Answer } from '../calls.ts';
import { hoursFrom, type Market, openMarket, passHours } from '../market.ts';
import type { TestProduct } from '../product.ts';

const Page = z.object({ url: z.string() });
export const REASON = 'The evidence shows that the work was done.';

/** What the bank of the customer of a booking does about the charge of it or of an extra, and what an admin decides. */
export function bankOf(
  product: Pick<TestProduct, 'owner' | 'work'>,
  market: Market,
  id: string,
  extraId: string | null = null,
) {
  const admin = async (verb: string, body: object): Promise<Answer> => {
    const [row] = await product.owner.execute<{ id: string }>(
      sql`select id from chargebacks where booking_id = ${id} and extra_id is not distinct from ${extraId}`,
    );
    const path = `/api/v1/admin/bookings/${id}/${verb}`;
    return market.ask('admin', 'POST', path, { ...body, chargeback_id: row?.id ?? newId() });
  };
  return {
    /**
     * Presses a button of the gateway's page; its webhook is processed unless that is left to somebody else.
     * @param amount what the bank takes, in piastres; else all that is left
     */
    async press(step: 'take' | 'win' | 'lose', isWorked = true, amount?: number): Promise<void> {
      const [row] = await product.owner.execute(
        sql`select checkout_url as url from payment_attempts where booking_id = ${id} and state = 'authorized'
          and extra_id is not distinct from ${extraId}`,
      );
      await fetch(`${Page.parse(row).url}/bank`, {
        method: 'POST',
        body: new URLSearchParams({ step, ...(amount !== undefined && { amount: String(amount) }) }),
        redirect: 'manual',
      });
      if (isWorked) await product.work();
    },
    sendEvidence: (note = 'History, code, chat and photos, by the form of the bank.') => admin('evidence', { note }),
    bear: (bearer: 'provider' | 'platform', reason = REASON) => admin('bear-charge-back', { bearer, reason }),
  };
}

/** A confirmed booking of EGP 450 two days from now, with its market and its bank. */
export async function chargeable(product: TestProduct, given?: Market) {
  const market = given ?? (await openMarket(product));
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  const { id } = booking;
  return {
    market,
    booking,
    id,
    ...bankOf(product, market, id),
    /** The work is done; after a day the clock settles it. */
    async finish(): Promise<void> {
      product.clock.now = new Date(booking.starts_at);
      await market.step('customer', id, 'start');
      product.clock.now = new Date(booking.ends_at);
      await market.step('provider', id, 'finish');
    },
    settle: () => passHours(product, 25),
  };
}
