import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { lockCatalogue } from './import-queries.ts';

const product = useProduct();

async function connect(): Promise<Client> {
  const client = new Client(product.databaseUrl);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A job that is done, and waits for its customer to say so. */
async function finishedJob() {
  const market = await openMarket(product);
  const { id, starts_at, ends_at } = await market.confirmed();
  product.clock.now = new Date(starts_at);
  await market.step('customer', id, 'start');
  product.clock.now = new Date(ends_at);
  await market.step('provider', id, 'finish');
  await product.work();
  const settle = () => market.ask('customer', 'POST', `/api/v1/bookings/${id}/confirm-completion`, {});
  return { market, settle };
}

test('a booking is settled while a save of the catalogue is not finished', async () => {
  const { settle } = await finishedJob();
  const saving = await connect();
  await saving.query(`begin; set local hirfa.is_admin = 'true'`);
  await saving.query('select lock_catalogue()');
  await saving.query(`update categories set description_en = description_en || '.'`);
  expect((await settle()).status).toBe(200);
  await saving.query('commit');
});

test('a booking is settled while an import of the catalogue is not finished', async () => {
  const { settle } = await finishedJob();
  await product.owner.transaction(async (importing) => {
    await lockCatalogue(importing);
    await importing.execute(sql`update categories set description_en = description_en || '.'`);
    expect((await settle()).status).toBe(200);
  });
});

test('an admin who suspends a provider waits for a save of the catalogue before they hold what it needs', async () => {
  const market = await openMarket(product);
  const service = await market.world.service(await market.world.category());
  await product.owner.execute(sql`update service_cards set service_id = ${service.id} where id = ${market.offer.id}`);
  const saving = await connect();
  await saving.query(`begin; set local hirfa.is_admin = 'true'`);
  await saving.query('select lock_catalogue()');
  const path = `/api/v1/admin/providers/${market.provider.id}/suspend`;
  const suspended = market.ask('admin', 'POST', path, { reason: 'Complaints about safety.', bookings: 'keep' });
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await product.owner.execute(waiting)).length).toBe(1);
  await saving.query(`update services set title_en = 'Another title' where id = '${service.id}'`);
  await saving.query('commit');
  expect((await suspended).status).toBe(200);
});
