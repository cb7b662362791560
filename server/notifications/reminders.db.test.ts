import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hoursFrom, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { answering } from '../testing/reschedule/sides.ts';

const product = useProduct();
const HOUR = 3_600_000;

async function pass(hours: number) {
  product.clock.now = new Date(product.clock.now.getTime() + hours * HOUR);
  await product.work();
}

/** The reminders of a booking, with the part of the person. */
async function reminders(id: string) {
  const rows = await product.owner.execute(
    sql`select type, split_part(event_key, ':', 2) as which from notifications
      where metadata ->> 'booking_id' = ${id} and type in ('booking_reminder', 'job_reminder') order by created_at, type`,
  );
  return rows.map(({ type, which }) => `${String(which)} ${String(type)}`);
}

/** The lines of reminders in the chat of a booking. */
async function lines(id: string) {
  const rows = await product.owner.execute(
    sql`select data ->> 'line' as line from messages where booking_id = ${id} and data ->> 'line' like 'reminder%' order by seq`,
  );
  return rows.map(({ line }) => line);
}

const DAY_BEFORE = ['reminder_day booking_reminder', 'reminder_day job_reminder'];
const HOUR_BEFORE = ['reminder_hour booking_reminder', 'reminder_hour job_reminder'];

test('both people of a booking are reminded a day and an hour before it, each once, and so is their chat', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  await product.work();
  await pass(23);
  expect(await reminders(id)).toEqual([]);
  await pass(1);
  expect(await reminders(id)).toEqual(DAY_BEFORE);
  await pass(22);
  expect(await reminders(id)).toEqual(DAY_BEFORE);
  await pass(1);
  expect(await reminders(id)).toEqual([...DAY_BEFORE, ...HOUR_BEFORE]);
  expect(await lines(id)).toEqual(['reminder_day', 'reminder_hour']);
  const mails = await product.owner.execute(
    sql`select subject from mails where user_id = ${market.customer.id} and subject like '%booking is soon%'`,
  );
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Your booking is soon · اقترب موعد حجزك'));
});

test('a booking that is confirmed later than a reminder does not have it', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 20) });
  await product.work();
  await pass(18);
  expect(await reminders(id)).toEqual([]);
  await pass(1);
  expect(await reminders(id)).toEqual(HOUR_BEFORE);
});

test('nobody is reminded of a cancelled booking', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  await product.work();
  await market.step('provider', id, 'cancel', { reason: 'I am ill' });
  await pass(24);
  await pass(23);
  expect([await reminders(id), await lines(id)]).toEqual([[], []]);
});

test('a reminder that is due again for the same start adds neither a notification nor a line', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  await product.work();
  await pass(24);
  await product.owner.execute(
    sql`insert into deadlines (kind, entity_id, due_at)
      values ('notifications.reminder_day', ${id}, ${product.clock.now.toISOString()}::timestamptz)`,
  );
  await pass(1);
  expect([await reminders(id), await lines(id)]).toEqual([DAY_BEFORE, ['reminder_day']]);
});

test('a request that was declined is not reminded of', async () => {
  const market = await openMarket(product);
  const { id } = await market.request({ starts_at: hoursFrom(product.clock.now, 48) });
  await market.step('provider', id, 'decline', { reason: 'I am away on that day.' });
  await product.work();
  await pass(24);
  await pass(23);
  expect([await reminders(id), await lines(id)]).toEqual([[], []]);
});

test('a booking that is moved is reminded of at its new time', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  await product.work();
  const { propose, accept } = answering(market, id);
  const to = hoursFrom(product.clock.now, 58);
  await propose('customer', [to]);
  expect((await accept('provider', to)).status).toBe(200);
  await product.work();
  await pass(24);
  expect(await reminders(id)).toEqual([]);
  await pass(10);
  expect(await reminders(id)).toEqual(DAY_BEFORE);
});

test('a booking that is moved to within a day has no reminder of the day before', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 40) });
  await product.work();
  const { propose, accept } = answering(market, id);
  const to = hoursFrom(product.clock.now, 20);
  await propose('provider', [to]);
  expect((await accept('customer', to)).status).toBe(200);
  await product.work();
  await pass(17);
  expect(await reminders(id)).toEqual([]);
});
