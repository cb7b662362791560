import { NO_LINES, linesToDecimals } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { openPool } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { freePort } from '../testing/free-port.ts';
import { ledgerOf } from '../testing/money.ts';
import { TEST_GATEWAY } from '../testing/product.ts';
import { startProgram } from '../testing/program.ts';
import { scratchFolder } from '../testing/scratch.ts';
import { cloneDatabase, TEST_ENVIRONMENT } from '../testing/test-postgres.ts';
import { runOperationsJob } from './jobs.ts';
import { paymentOperations } from './tables.ts';

const Payment = z.object({ booking_id: z.uuid(), checkout_id: z.string(), rail_state: z.string(), held: z.string() });
const Checkout = z.object({ state: z.string(), captured_amount: z.int(), refunded_amount: z.int() });

test(
  'the gateway knows the payments of the demo, and a settled one can be refunded',
  { timeout: 300_000 },
  async () => {
    const databaseUrl = await cloneDatabase(inject('postgresUrl'), 'empty');
    const port = await freePort();
    const program = startProgram({
      DATA_DIR: scratchFolder('demo'),
      DATABASE_URL: databaseUrl,
      ...TEST_ENVIRONMENT,
      SANDBOX_PORT: String(port),
      SANDBOX_KEY: TEST_GATEWAY.key,
      SANDBOX_WEBHOOK_SECRET: TEST_GATEWAY.webhookSecret,
    });
    const owner = openPool(databaseUrl, 1);
    onTestFinished(async () => {
      program.process.kill('SIGKILL');
      await program.ended;
      await owner.end();
    });
    await program.ready;

    const readCheckout = async (id: string) => {
      const headers = { authorization: `Bearer ${TEST_GATEWAY.key}` };
      const response = await fetch(`http://127.0.0.1:${port}/v1/checkouts/${id}`, { headers });
      return Checkout.parse(await response.json());
    };
    const rows = await owner.execute(sql`select booking_id, checkout_id, rail_state, (held * 100)::int::text as held
    from payments left join payment_attempts using (booking_id)
    join bookings on bookings.id = booking_id where bookings.status = 'cancelled' or bookings.completed_at is not null`);
    const payments = z
      .array(Payment)
      .min(380)
      .parse([...rows]);
    for (const { checkout_id, rail_state, held } of payments) {
      const { state, captured_amount, refunded_amount } = await readCheckout(checkout_id);
      expect([state, String(captured_amount - refunded_amount)]).toEqual([rail_state, held]);
    }

    const settled = payments.find(({ held }) => held !== '0');
    if (settled === undefined) throw new Error('the demo has no captured payment');
    const { booking_id, checkout_id } = settled;
    await owner.transaction(async (tx) => {
      const operation = { id: newId(), booking_id, ...linesToDecimals(NO_LINES), created_at: new Date() };
      await tx.insert(paymentOperations).values(operation);
      await enqueueJob(tx, runOperationsJob, booking_id);
    });
    await vi.waitFor(
      async () => {
        const [row] = await owner.execute(sql`select payment_status from bookings where id = ${booking_id}`);
        expect(row).toEqual({ payment_status: 'refunded' });
      },
      { timeout: 60_000 },
    );
    const { captured_amount, refunded_amount } = await readCheckout(checkout_id);
    expect(refunded_amount).toBe(captured_amount);
    expect(await ledgerOf({ owner }, booking_id)).not.toHaveProperty('gateway');
  },
);
