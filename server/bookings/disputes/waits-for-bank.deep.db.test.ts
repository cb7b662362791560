import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { finishedJob } from '../../testing/disputes/sides.ts';
import { passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

/** A job that is finished and disputed, with the bank of its customer. */
async function disputedJob() {
  const job = await finishedJob(product);
  await job.open();
  return { ...job, id: job.booking.id, ...bankOf(product, job.market, job.booking.id) };
}

const until = (hours: number) => new Date(product.clock.now.getTime() + hours * 3_600_000).toISOString();

test('a problem is open again when the bank returns the money, which is not paid out before it is decided', async () => {
  const { market, id, press, answer, decide } = await disputedJob();
  await press('take');
  await passHours(product, 24 * 6);
  expect((await market.read('customer', id)).dispute, 'it waits').toMatchObject({ outcome: null, decide_by: null });
  expect(refusalOf(await answer()), 'its time is over').toBe('state_changed');
  await press('win');
  expect(await market.read('provider', id)).toMatchObject({
    payment_status: 'captured',
    completed_at: null,
    dispute: { outcome: null, answer_until: until(48), decide_by: null },
  });
  await passHours(product, 47);
  expect(await ledgerOf(product, id), 'held').toMatchObject({ provider_pending: '-337.50' });
  expect((await answer()).status).toBe(200);
  expect((await decide('150.00')).status).toBe(200);
  await passHours(product, 1);
  expect((await market.read('customer', id)).payment_status).toBe('partially_refunded');
  expect(await ledgerOf(product, id)).toMatchObject({ gateway: '179.55', provider_payable: '-112.50' });
});

test('an answered problem waits for an admin from the day on which the bank returns the money', async () => {
  const { market, id, press, answer, decide, giveBack } = await disputedJob();
  await answer();
  await press('take');
  const waiting = async () => {
    const { body } = await market.ask('admin', 'GET', '/api/v1/admin/queue?kind=dispute');
    return JSON.stringify(body).includes(id);
  };
  expect(await waiting(), 'the bank decides first').toBe(false);
  expect(refusalOf(await decide('150.00', '0.00'))).toBe('state_changed');
  expect(refusalOf(await giveBack('538.65'))).toBe('state_changed');
  await passHours(product, 24 * 6);
  await press('win');
  expect((await market.read('customer', id)).dispute).toMatchObject({ decide_by: until(72) });
  expect(await waiting()).toBe(true);
  expect((await decide('450.00')).status).toBe(200);
});

test('a problem ends when the bank keeps the money, and can be taken back before', async () => {
  const lost = await disputedJob();
  await lost.press('take');
  await lost.press('lose');
  await passHours(product, 25);
  expect(await lost.market.read('customer', lost.id)).toMatchObject({ dispute: { outcome: 'superseded' } });
  expect((await lost.market.read('customer', lost.id)).completed_at).not.toBeNull();
  expect((await lost.bear('platform')).status).toBe(200);

  const solved = await disputedJob();
  await solved.press('take');
  expect((await solved.withdraw()).status).toBe(200);
  await solved.press('win');
  await passHours(product, 25);
  expect(await ledgerOf(product, solved.id)).toMatchObject({ provider_payable: '-337.50' });
});

test('both people are told when the bank takes and returns the money, and when it keeps it', async () => {
  const { market, id, press } = await disputedJob();
  await press('take');
  await press('win');
  const other = await disputedJob();
  await other.press('take');
  await other.press('lose');
  const told = (user: string, of: string) =>
    product.owner.execute(sql`select type from notifications where user_id = ${user}
      and metadata ->> 'booking_id' = ${of} and type like '%charge%' order by id`);
  const types = (...names: string[]) => names.map((type) => ({ type }));
  expect(await told(market.customer.id, id)).toEqual(types('booking_charged_back', 'booking_charge_back_won'));
  expect(await told(market.provider.user_id, id)).toEqual(types('job_charged_back', 'job_charge_back_won'));
  const { customer, provider } = other.market;
  expect(await told(customer.id, other.id)).toEqual(types('booking_charged_back', 'booking_charge_back_lost'));
  expect(await told(provider.user_id, other.id)).toEqual(types('job_charged_back', 'job_charge_back_lost'));
});

test('the database decides no problem while a bank has the money, and supersedes none that the bank has not kept', async () => {
  const { id, press } = await disputedJob();
  await press('take');
  const end = (outcome: string, subtotal: string | null) =>
    product.owner.transaction(async (tx) => {
      await tx.execute(sql`update booking_disputes set outcome = ${outcome}, ended_at = now(), subtotal = ${subtotal},
        refund = ${subtotal} where booking_id = ${id}`);
      await tx.execute(sql`update bookings set dispute_ended_at = now(), dispute_answer_until = null where id = ${id}`);
      if (subtotal !== null)
        await tx.execute(sql`insert into payment_operations (id, booking_id, subtotal, platform_fee, vat,
          referral_bonus, provider_commission, provider_payout, customer_total, created_at)
          values (gen_random_uuid(), ${id}, 0, 0, 0, 0, 0, 0, 0, now())`);
    });
  await expect(end('given_back', '0.00')).rejects.toMatchObject({ constraint: 'dispute_moves_money' });
  await expect(end('superseded', null)).rejects.toMatchObject({ constraint: 'dispute_moves_money' });
});
