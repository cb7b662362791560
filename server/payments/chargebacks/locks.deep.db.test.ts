import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { rooms } from '../../entry/rooms.ts';
import { createWorkCtx } from '../../kernel/work.ts';
import { chargeable } from '../../testing/chargebacks/bank.ts';
import { useProduct } from '../../testing/product.ts';
import { findAttempt } from '../queries.ts';
import { observeCheckout } from '../observe-checkout.ts';

const product = useProduct();
const PAIRS = 200;
const Deadlocks = z.tuple([z.object({ deadlocks: z.coerce.number() })]);
const Row = z.object({ id: z.string() });

test(
  `${PAIRS} times an admin notes evidence while the bank decides: nobody waits for each other`,
  { timeout: 900_000 },
  async () => {
    const { id, press, sendEvidence } = await chargeable(product);
    const { pools, clock, services, owner } = product;
    const source = { db: pools.worker, clock: () => clock.now, log: services.log, services };
    const [row] = await owner.execute(sql`select id from payment_attempts where booking_id = ${id}`);
    const observe = async () => {
      const ctx = createWorkCtx({ ...source, subscribers: rooms.subscribers });
      const attempt = await findAttempt(pools.worker, { id: Row.parse(row).id });
      if (attempt === undefined) throw new Error('there is no attempt');
      await observeCheckout({ ctx, input: { attempt } });
    };
    for (let pair = 0; pair < PAIRS; pair += 1) {
      await press('take', false);
      await observe();
      await press('win', false);
      const [noted] = await Promise.all([sendEvidence(), observe()]);
      expect([200, 409]).toContain(noted.status);
    }
    const counted = await owner.execute(sql`select deadlocks from pg_stat_database where datname = current_database()`);
    expect(Deadlocks.parse([...counted])[0].deadlocks).toBe(0);
  },
);
